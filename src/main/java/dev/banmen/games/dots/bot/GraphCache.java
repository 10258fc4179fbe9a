package dev.banmen.games.dots.bot;

import dev.banmen.game.Position;

/**
 * The graph of the game that a player plays, and the values found so far. As long as lines are only
 * added, both serve for the next position, too. Mutable, one thread.
 */
final class GraphCache {
  private final int tableBits;
  private LineGraph graph;
  private DotsEndgame endgame; // null until the graph is small enough, and asked about

  GraphCache(int tableBits) {
    this.tableBits = tableBits;
  }

  /** Returns the state of a position, on the newest graph that contains it. */
  LineState state(Position position) {
    LineGraph now = LineGraph.of(position.board(), position.lattice());
    boolean isNearer = now.lines() <= DotsEndgame.MOST_LINES && endgame == null;
    if (graph == null || isNearer || !graph.contains(now)) {
      graph = now;
      endgame = null;
      return new LineState(now);
    }
    LineState state = new LineState(graph);
    for (int line = 0; line < graph.lines(); line++) {
      if (now.lineAt(graph.site(line)) < 0) {
        state.draw(line);
      }
    }
    return state;
  }

  /** Whether the graph has few enough lines to be searched. */
  boolean hasEndgame() {
    return graph.lines() <= DotsEndgame.MOST_LINES;
  }

  /** Returns the endgame of the graph, which must have few enough lines. */
  DotsEndgame endgame() {
    if (endgame == null) {
      endgame = new DotsEndgame(graph, tableBits);
    }
    return endgame;
  }
}
