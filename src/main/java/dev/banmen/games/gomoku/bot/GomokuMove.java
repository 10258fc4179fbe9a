package dev.banmen.games.gomoku.bot;

/** A move that is looked at. Mutable. */
final class GomokuMove {
  final int point;
  int value = GomokuSearch.UNKNOWN; // to the side that makes it
  int[] line; // of a win that was found; else null

  GomokuMove(int point) {
    this.point = point;
  }
}
