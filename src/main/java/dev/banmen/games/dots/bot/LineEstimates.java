package dev.banmen.games.dots.bot;

import dev.banmen.game.bot.SearchLimit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/** Estimates the lines of a position that isn't solved. For one use. */
final class LineEstimates {
  /** A line tried so many times less than the best says little. */
  private static final int SELDOM = 20;

  /** More lines than these that give boxes away are not looked at. */
  private static final int MOST = 64;

  private final LineState state;
  private final int playouts;
  private final Random random;
  private final SearchLimit thought;

  /**
   * Prepares the estimates.
   *
   * @param playouts how many games to play out for all lines together; 0 to count chains only
   */
  LineEstimates(LineState state, int playouts, SearchLimit thought) {
    this.state = state;
    this.playouts = playouts;
    this.thought = thought;
    random = new Random(thought.seed());
  }

  /**
   * Returns the lines that keep all boxes, the one that was tried most first; none if there is none
   * or no game is played out.
   *
   * @param lead by how many boxes the side to move is ahead
   */
  List<LineEstimate> safe(double lead) {
    boolean isQuiet = BoxTaking.reap(new LineState(state)).isEmpty();
    if (playouts == 0 || !isQuiet || LineOrder.safe(state).isEmpty()) {
      return List.of();
    }
    SafeLineTree tree = new SafeLineTree(state, lead, random);
    tree.best(playouts, thought);
    return tree.tried(SELDOM);
  }

  /** Returns the lines other than one, best first, as long as there is time. */
  List<LineEstimate> others(int than, boolean withSafe) {
    List<LineEstimate> others = new ArrayList<>();
    List<Integer> lines = new ArrayList<>(LineOrder.of(state));
    lines.removeIf(line -> line == than || !withSafe && state.isSafe(line));
    for (int line : lines.subList(0, Math.min(MOST, lines.size()))) {
      if (thought.isOver()) {
        break;
      }
      others.add(new LineEstimate(List.of(line), after(line)));
    }
    others.sort(Comparator.comparingDouble(LineEstimate::boxes).reversed());
    return others;
  }

  /** Returns what drawing a line is worth to the side that draws it. */
  private int after(int line) {
    LineState next = new LineState(state);
    int taken = next.draw(line);
    BoxTaking harvest = BoxTaking.reap(next);
    int worth = harvest.value(quiet(next));
    return taken > 0 ? taken + worth : -worth;
  }

  /** Returns about what a position is worth in which no box can be completed. */
  private int quiet(LineState next) {
    if (LineOrder.safe(next).isEmpty()) {
      return new ChainCount(next).value();
    } else if (playouts == 0) {
      return 0;
    }
    SafeLineTree tree = new SafeLineTree(next, 0, random);
    tree.best(playouts / state.linesLeft(), thought);
    return (int) Math.round(tree.value());
  }
}
