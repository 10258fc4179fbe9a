package dev.banmen.games.go.drill;

import dev.banmen.game.Explanation;
import dev.banmen.game.Lattice;
import dev.banmen.game.Position;
import dev.banmen.game.drill.AnswerForm;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.Exercise;
import dev.banmen.game.drill.GamePositions;
import dev.banmen.game.drill.Pupil;
import dev.banmen.game.drill.Refusals;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** May a ko be taken? One ko, or three of which the whole board repeats. */
final class KoKind extends StoneKind {
  private static final int REFUSED = 0;
  private static final int LAST = 45; // percent of a game: there must be room for three kos

  private final boolean hasThree;

  private KoKind(String id, GamePositions positions, boolean hasThree) {
    super(
        id,
        positions,
        AnswerForm.choice(
            List.of(Refusals.LEGAL.id(), Refusals.of(StoneLegalKind.REPETITION).id())),
        List.of(57, 43));
    this.hasThree = hasThree;
  }

  /** A stone that has just taken another may not be taken back at once. */
  static KoKind simple(GamePositions positions) {
    return new KoKind("ko", positions, false);
  }

  /** No earlier board may come back, however long ago it was. */
  static KoKind superko(GamePositions positions) {
    return new KoKind("superko", positions, true);
  }

  @Override
  public List<Pupil> pupils() {
    Pupil forgets = new Pupil("forgets-ko", exercise -> Refusals.LEGAL);
    return hasThree
        ? List.of(forgets, new Pupil("knows-only-simple-ko", KoKind::bySimpleKo))
        : List.of(forgets);
  }

  /** Refuses to take back only the stone that has just taken one. */
  private static DrillAnswer bySimpleKo(Exercise exercise) {
    Lattice lattice = exercise.position().lattice();
    boolean isRetaken =
        exercise.position().changes().size() == 2
            && exercise.position().changes().stream()
                .anyMatch(change -> lattice.index(change.site()) == asked(exercise));
    return isRetaken ? Refusals.of(StoneLegalKind.REPETITION) : Refusals.LEGAL;
  }

  /** Both misconceptions allow too much. */
  @Override
  public List<Pupil> failing(int wanted, Random random) {
    return wanted == REFUSED ? pupils() : List.of();
  }

  @Override
  public Position position(int wanted, Random random) {
    return hasThree ? positions.next(random, 10, LAST) : positions.next(random);
  }

  @Override
  public List<Exercise> found(Position position, int wanted, Random random) {
    boolean isLegal = wanted != REFUSED;
    Optional<KoShapes.KoQuestion> ko =
        hasThree
            ? KoShapes.threeKos(position, isLegal, random)
            : isLegal ? KoShapes.afterThreat(position, random) : KoShapes.taken(position, random);
    DrillAnswer answer = isLegal ? Refusals.LEGAL : Refusals.of(StoneLegalKind.REPETITION);
    return ko.map(it -> List.of(about(it, answer))).orElse(List.of());
  }

  /** Why the ko may be taken, or why not yet. */
  @Override
  public Explanation explanation(Exercise exercise) {
    Explanation why = super.explanation(exercise);
    String site = exercise.game().notation().name(exercise.site().orElseThrow());
    return exercise.answer().equals(Refusals.LEGAL)
        ? Explanation.of(words(exercise).text("why.ko.legal", site), why.overlay())
        : why;
  }

  private Exercise about(KoShapes.KoQuestion ko, DrillAnswer answer) {
    return exercise(ko.position(), ko.side(), ko.position().lattice().site(ko.site()), answer);
  }
}
