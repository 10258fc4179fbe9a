package dev.banmen.proof;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import java.util.stream.Collectors;

/** The list of all games as messages name it, which files of the tests write as {@code {games}}. */
public final class GameIds {
  private static final String BLANK = "{games}";

  private GameIds() {}

  /** The ids of the catalog's games, one after the other. */
  public static String ids() {
    return Catalog.ALL.families().stream().map(Family::id).collect(Collectors.joining(", "));
  }

  /** The text with the list in place of the blank. */
  public static String filledIn(String text) {
    return text.replace(BLANK, ids());
  }

  /** The text with the blank in place of the list. */
  public static String blanked(String text) {
    return text.replace(ids(), BLANK);
  }
}
