package dev.banmen.tui.page.learn;

import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Place;
import dev.banmen.game.Site;
import dev.banmen.lesson.Answers;
import dev.banmen.lesson.MoveReply;
import dev.banmen.lesson.Step;
import dev.banmen.tui.page.BoardViewState;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The place of the cursor when a step of a lesson starts. Enter may be pressed to read on: so it is
 * on the piece nearest to the middle, where no move is played, or, on a board without pieces, in
 * the middle; never on a right answer. Stateless.
 */
final class FirstCursor {
  /** More than any distance on a board. */
  private static final int FAR = 10_000;

  private FirstCursor() {}

  static Site of(Step step) {
    Lattice lattice = step.start().lattice();
    Site middle = BoardViewState.middle(lattice);
    Set<Site> right = right(step);
    Site best = middle;
    int least = right.contains(middle) ? Integer.MAX_VALUE : FAR;
    for (int at = lattice.nextOpen(0); at >= 0; at = lattice.nextOpen(at + 1)) {
      Site site = lattice.site(at);
      boolean isPiece = step.start().at(site) != Mark.EMPTY;
      int far =
          Math.abs(site.row() - middle.row())
              + Math.abs(site.col() - middle.col())
              + (isPiece ? 0 : FAR);
      if (far < least && !right.contains(site)) {
        least = far;
        best = site;
      }
    }
    return best;
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
