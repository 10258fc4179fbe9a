package dev.banmen.proof;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.toy.ToyFamily;
import java.util.ArrayList;
import java.util.List;

/**
 * The list of all games as messages name it. Files of the tests write {@code {games}} for it, and
 * {@code {games and toy}} where the toy game is one of them, so that a new game changes no file.
 */
public final class GameIds {
  private static final String BLANK = "{games}";
  private static final String WITH_TOY = "{games and toy}";

  private GameIds() {}

  /** The text with the list in place of the blank. */
  public static String filledIn(String text) {
    return text.replace(BLANK, Catalog.ALL.choices());
  }

  /** The text with the blanks in place of the lists. */
  public static String blanked(String text) {
    List<Family> families = new ArrayList<>(Catalog.ALL.families());
    families.add(new ToyFamily());
    return text.replace(new Games(families).choices(), WITH_TOY)
        .replace(Catalog.ALL.choices(), BLANK);
  }
}
