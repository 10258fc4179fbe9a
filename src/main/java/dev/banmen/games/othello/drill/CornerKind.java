package dev.banmen.games.othello.drill;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.drill.AnswerForm;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.Exercise;
import dev.banmen.game.drill.GamePositions;
import dev.banmen.game.drill.Pupil;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;

/** Which corner can be taken? Exactly one of those that are empty. */
final class CornerKind extends DiscKind {
  CornerKind(GamePositions positions) {
    super("corner", positions, AnswerForm.SITE, List.of(16, 28, 28, 28));
  }

  @Override
  public List<Pupil> pupils() {
    return List.of(
        new Pupil("any-free-corner", it -> first(it, corner -> true)),
        new Pupil("brackets-across-a-gap", it -> first(it, corner -> hasGapLine(it, corner))));
  }

  private static boolean hasGapLine(Exercise exercise, Site corner) {
    return !DiscLines.from(exercise.position(), corner, exercise.side(), false).lines().isEmpty();
  }

  /** The first empty corner that seems right. */
  private static DrillAnswer first(Exercise exercise, Predicate<Site> seemsRight) {
    List<Site> free = new ArrayList<>(exercise.position().lattice().corners());
    free.removeIf(corner -> exercise.position().at(corner) != Mark.EMPTY);
    return new DrillAnswer.OnSite(free.stream().filter(seemsRight).findFirst().orElse(free.get(0)));
  }

  /** Groups exercises by corner; the first one catches nobody who takes the first. */
  @Override
  public List<Pupil> failing(int wanted, Random random) {
    return wanted == 0 ? List.of() : pupils();
  }

  /** Looks in longer games of its own: few positions have just one corner to take. */
  @Override
  public Position position(int wanted, Random random) {
    return positions.fresh(random, 10, 80);
  }

  @Override
  public List<Exercise> found(Position position, int wanted, Random random) {
    Side side = position.toMove().orElse(Side.BLACK);
    Board board = position.board();
    List<Site> corners = position.lattice().corners();
    List<Site> legal = new ArrayList<>(corners);
    legal.removeIf(corner -> board.check(side, position.lattice().index(corner)) != 0);
    return legal.equals(List.of(corners.get(wanted)))
        ? List.of(exercise(position, side, Optional.empty(), new DrillAnswer.OnSite(legal.get(0))))
        : List.of();
  }
}
