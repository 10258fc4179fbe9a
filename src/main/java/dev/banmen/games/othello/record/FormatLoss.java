package dev.banmen.games.othello.record;

/** A part of a recorded game that a format may be unable to hold; in the order of reporting. */
enum FormatLoss {
  GAME,
  SIZE,
  FULL,
  OPENING,
  SETUPS,
  VARIATIONS,
  NODES,
  MOVES,
  REFUSED, // attempts of a game, which other programs would play
  SIDES,
  NAMES,
  YEARS,
  FILE,
  RESULT,
  COMMENTS,
  PROPERTIES;

  String key() {
    return "loss." + name().toLowerCase(java.util.Locale.ROOT);
  }
}
