package dev.banmen.games.othello.bot;

/** A move of the board that is thought about, with what was found so far. Mutable, one thread. */
final class RootMove {
  final int square;
  final long next; // the discs of the side to move after it
  final long mine;

  /** In discs, for the side that makes it; a bound if it isn't the best. */
  int value = -65;

  boolean isProved;

  RootMove(int square, long next, long mine) {
    this.square = square;
    this.next = next;
    this.mine = mine;
  }
}
