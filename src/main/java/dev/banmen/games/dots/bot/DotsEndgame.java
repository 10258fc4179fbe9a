package dev.banmen.games.dots.bot;

import dev.banmen.game.bot.SearchLimit;
import java.util.ArrayList;
import java.util.List;

/**
 * Exact values of all positions that follow from one of at most {@link #MOST_LINES} lines: the
 * mover's boxes less the opponent's, of those still to come. Mutable, one thread.
 */
final class DotsEndgame {
  /** The most lines of a position, as many as fit a table's keys. */
  static final int MOST_LINES = Long.SIZE;

  private final Masks masks;
  private final QuietSearch search;

  /**
   * Creates the search of a graph.
   *
   * @param tableBits the size of its table, see {@link ValueTable}
   */
  DotsEndgame(LineGraph graph, int tableBits) {
    masks = new Masks(graph);
    search = new QuietSearch(masks, new ValueTable(tableBits));
  }

  /** Allows so many positions to be searched, from now on. */
  void allow(long positions, SearchLimit thought) {
    search.allow(positions, thought);
  }

  /** Whether the work ended before the last value was found, which then means nothing. */
  boolean isStopped() {
    return search.isStopped();
  }

  /** Returns the value of a position for the side to move. */
  int value(LineState state, int guess) {
    LineState after = new LineState(state);
    BoxTaking harvest = BoxTaking.reap(after);
    return harvest.value(quiet(after, guess));
  }

  /** Returns the value of a position in which no box can be completed. */
  int quiet(LineState state, int guess) {
    return search.value(masks.open(state), guess);
  }

  /** Returns the value of drawing a line, for the side that draws it. */
  int after(LineState state, int line, int guess) {
    LineState next = new LineState(state);
    int taken = next.draw(line);
    return taken > 0 ? taken + value(next, guess - taken) : -value(next, -guess);
  }

  /** Returns a line with the best value, of those given; the first of them if none has it. */
  int best(LineState state, List<Integer> lines, int value) {
    for (int line : lines) {
      if (after(state, line, value) == value && !isStopped()) {
        return line;
      }
    }
    return lines.get(0);
  }

  /** Returns best play from a position on, to its end or until the work is over. */
  List<Integer> bestPlay(LineState start) {
    List<Integer> played = new ArrayList<>();
    LineState state = new LineState(start);
    while (state.linesLeft() > 0 && !isStopped()) {
      BoxTaking harvest = BoxTaking.reap(state);
      played.addAll(harvest.takes());
      int value = quiet(state, 0);
      if (harvest.isDealt(value)) {
        played.add(harvest.deal());
        for (int line : harvest.rest()) {
          if (line != harvest.deal()) {
            played.add(line);
          }
        }
      } else {
        played.addAll(harvest.rest());
      }
      if (state.linesLeft() > 0 && !isStopped()) {
        int line = best(state, LineOrder.of(state), value);
        state.draw(line);
        played.add(line);
      }
    }
    return played;
  }
}
