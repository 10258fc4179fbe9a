package dev.banmen.drill;

import dev.banmen.game.Board;
import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
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
import dev.banmen.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** Is a move legal, and if not, why? In any game, from its board alone. */
final class LegalKind implements DrillKind {
  private static final int LEGAL = 0;
  private static final int TURN = 1;
  private static final int OTHER = 2;

  /** Misses that no move on the board has, or that end all questions. */
  private static final Set<Integer> UNASKED = Set.of(Miss.OFF_BOARD, Miss.GAME_OVER);

  private final GamePositions positions;

  LegalKind(GamePositions positions) {
    this.positions = positions;
  }

  @Override
  public String id() {
    return "legal";
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

  @Override
  public AnswerForm form(Game game) {
    List<String> choices = new ArrayList<>(List.of(Refusals.LEGAL.id()));
    for (Miss miss : game.misses()) {
      if (!UNASKED.contains(miss.number()) && !miss.title().equals("no-pass")) {
        choices.add(Refusals.of(miss.number()).id());
      }
    }
    return AnswerForm.choice(choices);
  }

  @Override
  public List<Integer> weights() {
    return List.of(38, 38, 24);
  }

  /** Whoever is to move, a place that is taken takes no move; but then the turn comes first. */
  @Override
  public List<Pupil> failing(int wanted, Random random) {
    return wanted == OTHER ? List.of() : pupils();
  }

  @Override
  public Position position(int wanted, Random random) {
    return positions.next(random);
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
  public String name(Language language) {
    return language.words(LegalKind.class).text("kind.legal");
  }

  @Override
  public String question(Exercise exercise) {
    Game game = exercise.game();
    return game.words()
        .language()
        .words(LegalKind.class)
        .text(
            "ask.legal",
            game.words().colour(exercise.side()),
            game.notation().name(exercise.site().orElseThrow()));
  }

  @Override
  public Explanation explanation(Exercise exercise) {
    return exercise
        .position()
        .explain(new Place(exercise.side(), exercise.site().orElseThrow()));
  }
}
