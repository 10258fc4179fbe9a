package dev.banmen.survey;

/** How one player did. Mutable, one thread. */
final class Standing {
  long games;
  long won;
  long lost;
  long drawn;

  void add(boolean isBlack, Result result) {
    games++;
    switch (result) {
      case BLACK -> add(isBlack);
      case WHITE -> add(!isBlack);
      case DRAW -> drawn++;
      default -> {} // nobody knows
    }
  }

  private void add(boolean hasWon) {
    won += hasWon ? 1 : 0;
    lost += hasWon ? 0 : 1;
  }

  void add(Standing other) {
    games += other.games;
    won += other.won;
    lost += other.lost;
    drawn += other.drawn;
  }
}
