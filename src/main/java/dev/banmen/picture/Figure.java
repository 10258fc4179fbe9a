package dev.banmen.picture;

import dev.banmen.game.Games;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.MoveNumbers;
import dev.banmen.record.Replay;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A printed board, as in books: pieces taken during the numbered moves stay visible, and a move on
 * the site of a visible piece gets a note below, such as {@code 37 at 31}. Immutable.
 *
 * @param marks the mark drawn on each site, by index
 * @param numbers the numbers of moves on sites
 * @param notes the moves that have no place on the board, in order
 */
record Figure(List<Mark> marks, Map<Site, Integer> numbers, List<String> notes) {
  Figure {
    marks = List.copyOf(marks);
    numbers = Map.copyOf(numbers);
    notes = List.copyOf(notes);
  }

  /** Returns the current board without numbers. */
  static Figure of(Position position) {
    return new Figure(marks(position), Map.of(), List.of());
  }

  private static List<Mark> marks(Position position) {
    List<Mark> marks = new ArrayList<>();
    Lattice lattice = position.lattice();
    for (int site = 0; site < lattice.size(); site++) {
      marks.add(position.at(lattice.site(site)));
    }
    return marks;
  }

  /**
   * Returns the board after some moves of the main line, with their numbers.
   *
   * @param from 1 or more
   * @param to the last one, at most how many there are
   */
  static Figure of(Recording recording, Games games, int from, int to) {
    RecordTree tree = recording.tree();
    Replay replay = Replay.of(recording, games);
    int end = tree.end(RecordTree.ROOT);
    replay.goTo(MoveNumbers.node(tree, end, from - 1));
    Position before = replay.position();
    List<PictureStep> steps = new ArrayList<>();
    for (int node : tree.path(MoveNumbers.node(tree, end, to))) {
      if (MoveNumbers.isMove(tree.properties(node))) {
        steps.add(Diagram.step(replay, node));
      }
    }
    replay.goTo(MoveNumbers.node(tree, end, to));
    return new Sketch(replay.position(), before).number(steps, from);
  }

  /** A figure while moves are put on it one by one. */
  private static final class Sketch {
    private final Position after;
    private final Position before;
    private final Words words;
    private final String pass;
    private final Map<Site, Integer> numbers = new HashMap<>();
    private final Map<Site, Side> firsts = new HashMap<>(); // who moved first on a numbered site
    private final Set<Site> again = new HashSet<>(); // where more than one piece was put
    private final List<String> notes = new ArrayList<>();

    Sketch(Position after, Position before) {
      this.after = after;
      this.before = before;
      this.words = after.game().words().language().words(Figure.class);
      this.pass = after.game().words().pass();
    }

    Figure number(List<PictureStep> steps, int from) {
      for (int i = from; i <= steps.size(); i++) {
        number(steps.get(i - 1), i);
      }
      List<Mark> marks = new ArrayList<>();
      Lattice lattice = after.lattice();
      for (int site = 0; site < lattice.size(); site++) {
        marks.add(mark(lattice.site(site)));
      }
      return new Figure(marks, numbers, notes);
    }

    private void number(PictureStep step, int number) {
      if (step.isPass()) {
        notes.add(words.text("note.pass", number, pass));
      } else if (step.changes().isEmpty()) {
        step.refusal()
            .ifPresent(r -> notes.add(words.text("note.refused", number, step.name(), r.number())));
      } else if (isOccupied(step.site().get())) {
        Integer there = numbers.get(step.site().get());
        notes.add(words.text("note.site", number, there == null ? step.name() : there));
        again.add(step.site().get());
      } else {
        numbers.put(step.site().get(), number);
        firsts.put(step.site().get(), step.side());
      }
    }

    private boolean isOccupied(Site site) {
      return before.at(site) != Mark.EMPTY || numbers.containsKey(site);
    }

    /** Returns the first of several pieces on a site; one that changed hands, as it ended. */
    private Mark mark(Site site) {
      Mark old = before.at(site);
      Mark now = after.at(site);
      if (old != Mark.EMPTY) {
        return now == Mark.EMPTY || again.contains(site) ? old : now;
      }
      boolean isGone = numbers.containsKey(site) && (now == Mark.EMPTY || again.contains(site));
      return isGone ? firsts.get(site).mark() : now;
    }
  }
}
