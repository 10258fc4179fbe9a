package dev.banmen.proof;

import dev.banmen.catalog.Catalog;

/** The list of all games as messages name it, which files of the tests write as {@code {games}}. */
public final class GameIds {
  private static final String BLANK = "{games}";

  private GameIds() {}

  /** The text with the list in place of the blank. */
  public static String filledIn(String text) {
    return text.replace(BLANK, Catalog.ALL.choices());
  }

  /** The text with the blank in place of the list. */
  public static String blanked(String text) {
    return text.replace(Catalog.ALL.choices(), BLANK);
  }
}
