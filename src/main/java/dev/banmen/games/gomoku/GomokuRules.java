package dev.banmen.games.gomoku;

import java.util.Locale;

/**
 * The length of a winning row. Source: Renju International Federation, "Gomoku rules", which calls
 * the second standard Gomoku.
 */
enum GomokuRules {
  /** Five or more. */
  FREESTYLE,
  /** Exactly five: six or more, an overline, don't win. */
  EXACT;

  static final int FIVE = 5;

  static final String DEFAULT_SIZE = "15";
  static final int SMALLEST = 5;
  static final int LARGEST = 20;

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
