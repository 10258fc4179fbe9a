package dev.banmen.tui.page.home;

import java.util.List;

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

  /** The rows of the menu, in order. */
  public enum MenuRow {
    COMPUTER("computer"),
    FRIEND("friend"),
    SSH("ssh"),
    CONTINUE("continue"),
    PAST("past"),
    LEARN("learn"),
    DRILL("drill"),
    OPEN("open"),
    SETTINGS("settings");

    /** The end of the keys of its texts. */
    final String key;

    MenuRow(String key) {
      this.key = key;
    }

    private static final List<MenuRow> ALL = List.of(values());

    private static final List<MenuRow> ON_SERVER =
        ALL.stream().filter(row -> row != SSH && row != OPEN).toList();

    /** Returns those for somebody at home, or on a server. */
    public static List<MenuRow> of(boolean isServer) {
      return isServer ? ON_SERVER : ALL;
    }

    /** Whether it starts a game. */
    boolean plays() {
      return this == COMPUTER || this == FRIEND;
    }
  }

  private static final HomePart[] ALL_PARTS = values();

  static int count() {
    return ALL_PARTS.length;
  }
}
