package dev.banmen.bench;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Side;

/**
 * Dots and Boxes: take every box, never draw a third side while another line is left, then give the
 * shortest chain, two boxes by the line between them. For one thread.
 */
final class DotsLessons implements Beginner.Lessons {
  private final int[] sites;

  DotsLessons(Lattice lattice) {
    sites = new int[lattice.size()];
  }

  @Override
  public double worth(Board board, Side side, int site) {
    double before = board.score().of(side);
    board.play(side, site);
    boolean takes = board.score().of(side) > before;
    int plies = board.ply();
    int open = takes ? 0 : takeAll(board, side.opponent());
    int given = takes ? 0 : board.ply() - plies;
    while (board.ply() > plies) {
      board.undo();
    }
    board.undo();
    return takes ? 1000 : 500 - 10 * given - (given == 2 && open == 1 ? 1 : 0);
  }

  /** Takes all boxes that can be taken one after another; returns how many could be at first. */
  private int takeAll(Board board, Side side) {
    int first = 0;
    boolean isFirst = true;
    boolean isMore = true;
    while (isMore && board.movers().contains(side)) {
      int taker = Board.OFF;
      int[] lines = new int[sites.length];
      int count = board.legal(side, lines);
      for (int i = 0; i < count; i++) {
        double before = board.score().of(side);
        board.play(side, lines[i]);
        if (board.score().of(side) > before) {
          taker = lines[i];
          first += isFirst ? 1 : 0;
        }
        board.undo();
      }
      isMore = taker != Board.OFF && board.play(side, taker) == 0;
      isFirst = false;
    }
    return first;
  }
}
