package dev.banmen.survey;

/** The results of many players: their games, and those won, lost and drawn. Mutable, one thread. */
final class Standings extends TextCounts {
  static final int WON = 1;
  static final int LOST = 2;
  static final int DRAWN = 3;

  Standings() {
    super(DRAWN);
  }

  void add(String player, boolean isBlack, Winner result) {
    switch (result) {
      case BLACK -> add(player, isBlack ? WON : LOST);
      case WHITE -> add(player, isBlack ? LOST : WON);
      case DRAW -> add(player, DRAWN);
      default -> add(player); // nobody knows
    }
  }
}
