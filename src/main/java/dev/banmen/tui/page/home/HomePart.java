package dev.banmen.tui.page.home;

/** A list on the first page. */
public enum HomePart {
  /** The things to do. */
  MENU,
  /** The games to play. */
  GAMES,
  /** The options of one of them. */
  OPTIONS,
  /** The unfinished games. */
  SAVED;

  /** The rows of the menu, in order; they are always all there. */
  public enum MenuRow {
    PLAY("play"),
    CONTINUE("continue"),
    LEARN("learn"),
    DRILL("drill"),
    OPEN("open"),
    SETTINGS("settings");

    /** The end of the keys of its texts. */
    final String key;

    MenuRow(String key) {
      this.key = key;
    }

    private static final MenuRow[] ALL = values();

    static int count() {
      return ALL.length;
    }

    static MenuRow at(int row) {
      return ALL[row];
    }
  }

  private static final HomePart[] ALL_PARTS = values();

  static int count() {
    return ALL_PARTS.length;
  }
}
