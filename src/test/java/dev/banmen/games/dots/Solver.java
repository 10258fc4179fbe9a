package dev.banmen.games.dots;

import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import java.util.HashMap;
import java.util.Map;

/** Finds the exact value of positions by trying everything. */
final class Solver {
  private final Edges edges;
  private final DotsBoard board;
  private final Map<Long, Integer> known = new HashMap<>();

  Solver(Edges edges) {
    this.edges = edges;
    board = new DotsBoard(edges.rows() + 1, edges.cols() + 1, Ties.DRAW, Setup.EMPTY);
  }

  /** Draws a line for the side to move. */
  void draw(int edge) {
    if (board.play(board.turn(), edges.site(edge)) != 0) {
      throw new IllegalArgumentException("line " + edge + " was refused");
    }
  }

  void undo() {
    board.undo();
  }

  /** The mover's boxes less the opponent's, of those still to come, with these lines drawn. */
  int value(long drawn) {
    Integer value = known.get(drawn);
    if (value == null) {
      value = search(drawn);
      known.put(drawn, value);
    }
    return value;
  }

  private int search(long drawn) {
    int best = Integer.MIN_VALUE;
    for (int edge = 0; edge < edges.count(); edge++) {
      if ((drawn >> edge & 1) == 0) {
        best = Math.max(best, after(drawn, edge));
      }
    }
    return best == Integer.MIN_VALUE ? 0 : best;
  }

  /** The value for the mover of drawing a line. */
  int after(long drawn, int edge) {
    Side mover = board.turn();
    int before = board.boxes(mover);
    draw(edge);
    int taken = board.boxes(mover) - before;
    int rest = value(drawn | 1L << edge);
    int value = taken + (board.turn() == mover ? rest : -rest);
    board.undo();
    return value;
  }

  /** The number of solved positions by value. */
  Map<Integer, Integer> histogram() {
    Map<Integer, Integer> counts = new HashMap<>();
    for (int value : known.values()) {
      counts.merge(value, 1, Integer::sum);
    }
    return counts;
  }
}
