package dev.banmen.games.dots.bot;

import static dev.banmen.games.dots.bot.LineGraph.GROUND;

/** Which lines of a graph are drawn by now, on a graph of any size. Mutable, one thread. */
final class LineState {
  private final LineGraph graph;
  private final boolean[] drawn; // by line
  private final byte[] lacks; // lines that a box lacks
  private int left; // lines not drawn
  private int boxes; // not complete

  /** Creates the state of a graph without any line drawn. */
  LineState(LineGraph graph) {
    this.graph = graph;
    drawn = new boolean[graph.lines()];
    lacks = new byte[graph.boxes()];
    for (int box = 0; box < lacks.length; box++) {
      lacks[box] = (byte) graph.around(box).length;
    }
    left = drawn.length;
    boxes = lacks.length;
  }

  LineState(LineState that) {
    graph = that.graph;
    drawn = that.drawn.clone();
    lacks = that.lacks.clone();
    left = that.left;
    boxes = that.boxes;
  }

  /** Makes this state, of the same graph, the same as another. */
  void set(LineState that) {
    System.arraycopy(that.drawn, 0, drawn, 0, drawn.length);
    System.arraycopy(that.lacks, 0, lacks, 0, lacks.length);
    left = that.left;
    boxes = that.boxes;
  }

  LineGraph graph() {
    return graph;
  }

  /** Draws a line that is not drawn; returns how many boxes it completes, 0 to 2. */
  int draw(int line) {
    drawn[line] = true;
    left--;
    return close(graph.before(line)) + close(graph.after(line));
  }

  private int close(int box) {
    if (box == GROUND || --lacks[box] > 0) {
      return 0;
    }
    boxes--;
    return 1;
  }

  boolean isDrawn(int line) {
    return drawn[line];
  }

  /** How many lines a box lacks; more than any has for {@link LineGraph#GROUND}. */
  int lacks(int box) {
    return box == GROUND ? Integer.MAX_VALUE : lacks[box];
  }

  /** Whether the opponent can take nothing next to this line once it is drawn. */
  boolean isSafe(int line) {
    return lacks(graph.before(line)) > 2 && lacks(graph.after(line)) > 2;
  }

  /** A line that a box lacks, other than the one given (-1 for none); -1 if there is none. */
  int lineOf(int box, int besides) {
    for (int line : graph.around(box)) {
      if (!drawn[line] && line != besides) {
        return line;
      }
    }
    return -1;
  }

  int linesLeft() {
    return left;
  }

  int boxesLeft() {
    return boxes;
  }
}
