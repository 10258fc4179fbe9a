package dev.banmen.tui.page.learn;

import dev.banmen.game.Lattice;
import dev.banmen.game.Place;
import dev.banmen.game.Site;
import dev.banmen.lesson.Answers;
import dev.banmen.lesson.MoveReply;
import dev.banmen.lesson.Step;
import dev.banmen.tui.page.BoardViewState;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Where the cursor is when a step of a lesson starts: in the middle of the board, or, if that is a
 * right answer, at the first site that isn't one.
 */
final class FirstCursor {
  private FirstCursor() {}

  static Site of(Step step) {
    Lattice lattice = step.start().lattice();
    Site middle = BoardViewState.middle(lattice);
    Set<Site> right = right(step);
    for (int at = lattice.nextOpen(0); right.contains(middle) && at >= 0; ) {
      if (!right.contains(lattice.site(at))) {
        return lattice.site(at);
      }
      at = lattice.nextOpen(at + 1);
    }
    return middle;
  }

  /** The sites of the moves that are named as right first answers. */
  private static Set<Site> right(Step step) {
    if (!(step.task().orElse(null) instanceof Answers answers)) {
      return Set.of();
    }
    return answers.first().replies().entrySet().stream()
        .filter(entry -> entry.getValue() instanceof MoveReply.Right)
        .filter(entry -> entry.getKey() instanceof Place)
        .map(entry -> ((Place) entry.getKey()).site())
        .collect(Collectors.toSet());
  }
}
