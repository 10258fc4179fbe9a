package dev.banmen.games.go;

/** White's points for Black's handicap stones, which area scoring would count for Black. */
enum HandicapBonus {
  NONE,
  /** A point for each stone. */
  STONES,
  /** A point for each stone except the first. */
  STONES_LESS_ONE;

  /** Points for White. */
  int points(int handicap) {
    return switch (this) {
      case NONE -> 0;
      case STONES -> handicap;
      case STONES_LESS_ONE -> Math.max(0, handicap - 1);
    };
  }
}
