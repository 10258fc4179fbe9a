package dev.banmen.games.othello.record;

/** What one of the forms may be unable to hold of a recorded game; the order is that of telling. */
enum FormLoss {
  GAME,
  SIZE,
  FULL,
  OPENING,
  SETUPS,
  VARIATIONS,
  NODES,
  MOVES,
  SIDES,
  NAMES,
  YEARS,
  FILE,
  RESULT,
  COMMENTS,
  PROPERTIES;

  /** Its key in the words. */
  String key() {
    return "loss." + name().toLowerCase(java.util.Locale.ROOT);
  }
}
