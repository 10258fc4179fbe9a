package dev.banmen.tui.page.files;

import dev.banmen.game.record.Archive.Summary;
import java.util.Locale;

/** The columns in the table of a file's games. */
public enum Column {
  NUMBER,
  BLACK,
  WHITE,
  EVENT,
  DATE,
  RESULT,
  MOVES,
  ABOUT;

  private static final Column[] ALL = values();

  String text(Summary game) {
    return switch (this) {
      case BLACK -> game.black();
      case WHITE -> game.white();
      case EVENT -> game.event();
      case DATE -> game.date();
      case RESULT -> game.result();
      case ABOUT -> game.about();
      default -> "";
    };
  }

  boolean isText() {
    return this != NUMBER && this != MOVES;
  }

  public String key() {
    return "table." + name().toLowerCase(Locale.ROOT);
  }

  static int count() {
    return ALL.length;
  }
}
