package dev.banmen.games.dots.bot;

import static dev.banmen.games.dots.bot.LineGraph.GROUND;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Takes the boxes of a state, until none is left that lacks only one line. For one use. */
final class BoxTaker {
  private final LineState state;
  private final LineGraph graph;
  private final Deque<Integer> ready = new ArrayDeque<>(); // boxes that lacked one line when added
  private final List<Integer> takes = new ArrayList<>();
  private int taken;

  /** Boxes that fall one after the other: from one that lacks one line, through those with two. */
  private record BoxRun(int box, List<Integer> lines, int boxes, boolean isClosed) {
    /** How many must be left at its end to keep control. */
    int handout() {
      return isClosed ? 4 : 2;
    }

    boolean isHandout() {
      return boxes == handout();
    }

    /** The lines that cost nothing: all but a handout, and all if it is too short for one. */
    List<Integer> free() {
      return boxes > handout() ? lines.subList(0, boxes - handout()) : lines;
    }
  }

  BoxTaker(LineState state) {
    this.state = state;
    graph = state.graph();
    for (int box = 0; box < graph.boxes(); box++) {
      addIfReady(box);
    }
  }

  private void addIfReady(int box) {
    if (box != GROUND && state.lacks(box) == 1) {
      ready.add(box);
    }
  }

  BoxTaking reap() {
    BoxRun held = null;
    while (!ready.isEmpty()) {
      int box = ready.remove();
      if (state.lacks(box) != 1) {
        continue; // taken by now
      }
      BoxRun run = run(box);
      if (run.isHandout() && held == null) {
        held = run;
      } else if (!run.isHandout() || !held.lines.contains(run.lines.get(0))) {
        held = takeOne(run, held);
      }
    }
    if (held == null) {
      return new BoxTaking(List.copyOf(takes), taken, 0, -1, List.of());
    }
    List<Integer> free = List.copyOf(takes);
    take(held.lines);
    int deal = held.lines.get(1); // of a loop the middle one of three: it leaves two pairs
    return new BoxTaking(free, taken, held.handout(), deal, held.lines);
  }

  /** Takes what is free of two runs; two boxes are cheaper to leave than four of a loop. */
  private BoxRun takeOne(BoxRun run, BoxRun held) {
    boolean takesHeld = held != null && held.isClosed && run.isHandout();
    BoxRun first = takesHeld ? held : run;
    BoxRun second = takesHeld ? run : held;
    take(run.isHandout() ? first.lines : first.free());
    if (second != null) {
      addIfReady(second.box); // again: it may have grown, if its far end has lost a line
    }
    return null;
  }

  private void take(List<Integer> lines) {
    for (int line : lines) {
      taken += state.draw(line);
      takes.add(line);
    }
    int last = lines.get(lines.size() - 1);
    addIfReady(graph.before(last));
    addIfReady(graph.after(last));
  }

  private BoxRun run(int first) {
    List<Integer> lines = new ArrayList<>();
    int box = first;
    int line = -1;
    while (true) {
      line = state.lineOf(box, line);
      lines.add(line);
      box = graph.across(line, box);
      if (state.lacks(box) != 2) {
        boolean isClosed = state.lacks(box) == 1;
        return new BoxRun(first, lines, lines.size() + (isClosed ? 1 : 0), isClosed);
      }
    }
  }
}
