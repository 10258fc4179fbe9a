package dev.banmen.drill;

import dev.banmen.game.Board;
import dev.banmen.game.Explanation;
import dev.banmen.game.Lattice;
import dev.banmen.game.Miss;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.drill.AnswerForm;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.DrillKind;
import dev.banmen.game.drill.Exercise;
import dev.banmen.game.drill.GamePositions;
import dev.banmen.game.drill.Pupil;
import dev.banmen.game.drill.Refusals;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/** Is a move legal, and if not, why? In any game, from its board alone. */
final class LegalKind extends DrillKind {
  static final String ID = "legal";

  private static final int LEGAL = 0;
  private static final int TURN = 1;
  private static final int OTHER = 2;

  /** Misses that nobody is asked about. */
  private static final Set<Integer> UNASKED = Set.of(Miss.OFF_BOARD, Miss.GAME_OVER);

  private static final int PROBED = 12; // positions to learn from what moves are refused for

  LegalKind(GamePositions positions) {
    super(ID, positions, LegalKind::choices, List.of(38, 38, 24), LegalKind.class);
  }

  /** The answers that moves on the board can have, in the order of the misses' numbers. */
  private static AnswerForm choices(GamePositions positions) {
    Random random = new Random(0);
    Set<Integer> misses = new TreeSet<>(Set.of(0));
    for (int i = 0; i < PROBED; i++) {
      Position position = positions.next(random);
      Board board = position.board();
      Lattice lattice = position.lattice();
      for (int site = lattice.nextOpen(0); site >= 0; site = lattice.nextOpen(site + 1)) {
        misses.add(board.check(Side.BLACK, site));
        misses.add(board.check(Side.WHITE, site));
      }
    }
    misses.removeAll(UNASKED);
    return AnswerForm.choice(misses.stream().map(miss -> Refusals.of(miss).id()).toList());
  }

  /** Takes the other side to be the one to move: wrong of each legal move, and of each turn. */
  @Override
  public List<Pupil> pupils() {
    return List.of(new Pupil("mistakes-the-turn", LegalKind::ofOtherSide));
  }

  private static DrillAnswer ofOtherSide(Exercise exercise) {
    int site = exercise.position().lattice().index(exercise.site().orElseThrow());
    return Refusals.of(exercise.position().board().check(exercise.side().opponent(), site));
  }

  /** A site that is taken takes no move, whoever is to move; but then the turn comes first. */
  @Override
  public List<Pupil> failing(int wanted, Random random) {
    return wanted == OTHER ? List.of() : pupils();
  }

  @Override
  public List<Exercise> found(Position position, int wanted, Random random) {
    Optional<Side> toMove = position.toMove();
    List<Exercise> found = new ArrayList<>();
    if (toMove.isEmpty()) {
      return found;
    }
    Side side = wanted == TURN ? toMove.get().opponent() : toMove.get();
    Board board = position.board();
    Lattice lattice = position.lattice();
    List<Exercise> refused = new ArrayList<>();
    int other = 0;
    for (int site = lattice.nextOpen(0); site >= 0; site = lattice.nextOpen(site + 1)) {
      int miss = board.check(side, site);
      Exercise exercise = exercise(position, side, lattice.site(site), miss);
      boolean isTurn = miss == Miss.NOT_YOUR_TURN && board.check(side.opponent(), site) == 0;
      if (wanted == LEGAL && miss == 0 || wanted == TURN && isTurn) {
        found.add(exercise);
      } else if (wanted == OTHER && miss != 0 && !UNASKED.contains(miss)) {
        refused.add(exercise);
        other = miss > other || other == 0 || random.nextBoolean() ? miss : other;
      }
    }
    DrillAnswer reason = Refusals.of(other);
    refused.removeIf(exercise -> !exercise.answer().equals(reason)); // or most would be occupied
    found.addAll(refused);
    return found;
  }

  private Exercise exercise(Position position, Side side, Site site, int miss) {
    return new Exercise(this, position, side, Optional.of(site), Refusals.of(miss));
  }

  @Override
  public Explanation explanation(Exercise exercise) {
    return exercise.position().explain(new Place(exercise.side(), exercise.site().orElseThrow()));
  }
}
