package dev.banmen.games.gomoku;

import java.util.Locale;

/**
 * How long a row wins. Source: Renju International Federation, "Gomoku rules", where the second is
 * called standard Gomoku.
 */
enum GomokuRules {
  /** Five or more. */
  FREESTYLE,
  /** Five, and no more: six or more, an overline, win nothing. */
  EXACT;

  static final int FIVE = 5;

  static final String DEFAULT_SIZE = "15";
  static final int SMALLEST = 5;
  static final int LARGEST = 19;

  /** The rules with this id. */
  static GomokuRules of(String id) {
    return valueOf(id.toUpperCase(Locale.ROOT));
  }

  /** The name in options. */
  String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether a row of so many stones, with no more at its ends, wins. */
  boolean wins(int length) {
    return this == EXACT ? length == FIVE : length >= FIVE;
  }
}
