package dev.banmen.tui.page.learn;

import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.lesson.Answers;
import dev.banmen.lesson.Branch.Other;
import dev.banmen.lesson.Step;
import dev.banmen.tui.board.ShownPart;
import dev.banmen.tui.page.BoardViewState;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The place of the cursor when a step of a lesson starts: the point nearest to the middle where a
 * move can be made that the lesson doesn't name, as Enter may be pressed to read on. If there is
 * none, the piece nearest to the middle; all in the part of the board that is shown. Stateless.
 */
final class FirstCursor {
  private FirstCursor() {}

  static Site of(Step step, ShownPart part) {
    Position position =
        step.task().orElse(null) instanceof Answers answers
            ? answers.first().position()
            : step.start();
    Lattice lattice = position.lattice();
    Site middle =
        part.isWhole()
            ? BoardViewState.middle(lattice)
            : part.first().plus(part.rows() / 2, part.cols() / 2);
    Set<Move> named = named(step);
    Side mover = position.toMove().orElse(Side.BLACK);
    List<Site> open =
        position.legalMoves().stream()
            .filter(move -> move instanceof Place && move.side() == mover && !named.contains(move))
            .map(move -> ((Place) move).site())
            .filter(part::contains)
            .toList();
    return Stream.concat(open.stream(), open.isEmpty() ? pieces(position) : Stream.empty())
        .min(
            Comparator.comparingInt(
                site -> Math.abs(site.row() - middle.row()) + Math.abs(site.col() - middle.col())))
        .orElse(middle);
  }

  private static Stream<Site> pieces(Position position) {
    return position.setup().marks().keySet().stream().sorted();
  }

  /** The answers of a task, or all moves if any other is right. */
  private static Set<Move> named(Step step) {
    if (!(step.task().orElse(null) instanceof Answers answers)) {
      return Set.of();
    }
    return answers.first().other().filter(Other::isRight).isPresent()
        ? Set.copyOf(answers.first().position().legalMoves())
        : answers.first().replies().keySet();
  }
}
