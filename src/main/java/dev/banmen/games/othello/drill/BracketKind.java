package dev.banmen.games.othello.drill;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.drill.AnswerForm;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.Exercise;
import dev.banmen.game.drill.GamePositions;
import dev.banmen.game.drill.Pupil;
import dev.banmen.game.drill.Refusals;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Does a move on an empty square bracket anything? */
final class BracketKind extends DiscKind {
  private static final int NOTHING = 2; // the miss of a move that brackets nothing
  private static final int REFUSED = 0;

  BracketKind(GamePositions positions) {
    super(
        "bracket",
        positions,
        AnswerForm.choice(List.of(Refusals.LEGAL.id(), Refusals.of(NOTHING).id())),
        List.of(57, 43));
  }

  @Override
  public List<Pupil> pupils() {
    return List.of(
        new Pupil("touching-is-enough", BracketKind::byTouch),
        new Pupil(
            "brackets-across-a-gap",
            it -> Refusals.of(lines(it, false).lines().isEmpty() ? NOTHING : 0)));
  }

  private static DrillAnswer byTouch(Exercise exercise) {
    Lattice lattice = exercise.position().lattice();
    Mark other = exercise.side().opponent().mark();
    for (int down = -1; down <= 1; down++) {
      for (int right = -1; right <= 1; right++) {
        Site beside = exercise.site().orElseThrow().plus(down, right);
        if (lattice.contains(beside) && exercise.position().at(beside) == other) {
          return Refusals.LEGAL;
        }
      }
    }
    return Refusals.of(NOTHING);
  }

  /** Both misconceptions allow too much. */
  @Override
  public List<Pupil> failing(int wanted, Random random) {
    return wanted == REFUSED ? pupils() : List.of();
  }

  @Override
  public List<Exercise> found(Position position, int wanted, Random random) {
    int miss = wanted == REFUSED ? NOTHING : 0;
    Side side = position.toMove().orElse(Side.BLACK);
    Board board = position.board();
    List<Exercise> found = new ArrayList<>();
    for (int site = 0; site < position.lattice().size(); site++) {
      if (board.check(side, site) == miss) {
        Optional<Site> square = Optional.of(position.lattice().site(site));
        found.add(exercise(position, side, square, Refusals.of(miss)));
      }
    }
    return found;
  }
}
