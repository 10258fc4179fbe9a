package dev.banmen.drill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Hint;
import dev.banmen.game.Mark;
import dev.banmen.game.Miss;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Symmetry;
import dev.banmen.game.drill.AnswerForm;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.DrillKind;
import dev.banmen.game.drill.Exercise;
import dev.banmen.game.drill.Pupil;
import dev.banmen.game.drill.Refusals;
import dev.banmen.proof.Repeats;
import dev.banmen.toy.ToyFamily;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The laws of every kind of exercise of every game. {@code -Ddrill.exercises=10000} makes as many
 * of each kind; {@code -Ddrill.kinds=capture/.*} tests only those.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("long")
class DrillLawsTest {
  private static final int EXERCISES =
      Integer.getInteger("drill.exercises", Repeats.ofLong(200, 1_000));
  private static final String KINDS = System.getProperty("drill.kinds", ".*");

  /** What chance may add to a share of so many exercises. */
  private static final double SLACK = 2 / Math.sqrt(EXERCISES);

  private final Map<String, List<Exercise>> made = new HashMap<>(); // by kind

  static Stream<Arguments> kinds() {
    List<Arguments> kinds = new ArrayList<>();
    List<Family> families = new ArrayList<>(Catalog.ALL.families());
    families.add(new ToyFamily());
    for (Family family : families) {
      Drills drills = Drills.of(family);
      drills.kinds().stream()
          .map(kind -> family.id() + "/" + kind.id())
          .filter(id -> id.matches(KINDS))
          .forEach(id -> kinds.add(Arguments.of(drills, id)));
    }
    return kinds.stream();
  }

  /** So many exercises of a kind; its laws share them, as making them takes longest. */
  private List<Exercise> made(Drills drills, String id) {
    String kind = id.substring(id.indexOf('/') + 1);
    return made.computeIfAbsent(
        id,
        it -> {
          Random random = new Random(1);
          return Stream.generate(() -> drills.exercise(kind, random)).limit(EXERCISES).toList();
        });
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("kinds")
  void noConstantAnswerIsAGoodGuess(Drills drills, String id) {
    Map<DrillAnswer, Integer> counts = new HashMap<>();
    List<Exercise> made = made(drills, id);
    made.forEach(exercise -> counts.merge(exercise.answer(), 1, Integer::sum));
    AnswerForm form = made.get(0).form();
    double most = form.choices().size() == 2 ? 0.60 : 0.40;
    counts
        .values()
        .forEach(count -> assertThat((double) count / EXERCISES).isLessThan(most + SLACK / 2));
  }

  /**
   * The signs' legend says "occupied", "captured" or "completed" of them. What would be so after a
   * move, only the kind that explains moves says.
   */
  @ParameterizedTest(name = "{1}")
  @MethodSource("kinds")
  void whatIsCalledTakenOrOccupiedIsNotEmpty(Drills drills, String id) {
    assumeTrue(!id.endsWith("/legal"));
    for (Exercise exercise : made(drills, id)) {
      exercise
          .explanation()
          .overlay()
          .hints()
          .forEach(
              (site, hint) -> {
                if (hint == Hint.TAKEN || hint == Hint.BLOCKED) {
                  assertThat(exercise.position().at(site)).isNotEqualTo(Mark.EMPTY);
                }
              });
    }
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("kinds")
  void eachMisconceptionFailsHalfAndAWellTaughtPupilNever(Drills drills, String id) {
    List<Exercise> made = made(drills, id);
    Map<String, Integer> right = new TreeMap<>();
    DrillKind kind = made.get(0).kind();
    assertThat(kind.pupils()).isNotEmpty();
    for (Exercise exercise : made) {
      for (Pupil pupil : kind.pupils()) {
        right.merge(pupil.id(), pupil.fails(exercise) ? 0 : 1, Integer::sum);
      }
      assertThat(exercise.isRight(exercise.answer())).isTrue();
    }
    right.forEach(
        (pupil, count) ->
            assertThat((double) count / EXERCISES).as(pupil).isLessThan(0.5 + SLACK / 4));
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("kinds")
  void exercisesDifferEvenTurnedAndMirrored(Drills drills, String id) {
    Set<List<String>> different = new HashSet<>();
    assumeFalse(drills.family() instanceof ToyFamily, "a board of 3x3 has too few positions");
    made(drills, id).forEach(exercise -> different.add(ExerciseLook.least(exercise)));
    assertThat(different.size()).isGreaterThanOrEqualTo(EXERCISES * 99 / 100);
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("kinds")
  void aSeedGivesTheSameExercises(Drills drills, String id) {
    String kind = id.substring(id.indexOf('/') + 1);
    Exercise one = drills.exercise(kind, new Random(4));
    Exercise other = Drills.of(drills.family()).exercise(kind, new Random(4));
    assertThat(ExerciseLook.text(one, Symmetry.IDENTITY))
        .isEqualTo(ExerciseLook.text(other, Symmetry.IDENTITY));
    assertThat(one.answer()).isEqualTo(other.answer());
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("kinds")
  void theCursorStandsElsewhere(Drills drills, String id) {
    for (Exercise exercise : made(drills, id)) {
      Site cursor = exercise.cursor();
      assertThat(exercise.answer()).isNotEqualTo(new DrillAnswer.OnSite(cursor));
      assertThat(exercise.site()).isNotEqualTo(Optional.of(cursor));
      assertThat(exercise.position().lattice().isOpen(cursor)).isTrue();
      if (exercise.answer() instanceof DrillAnswer.OnSites sites) {
        assertThat(sites.sites()).doesNotContain(cursor);
      }
    }
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("kinds")
  void everyExerciseIsAskedAndExplained(Drills drills, String id) {
    for (Exercise exercise : made(drills, id)) {
      assertThat(exercise.question()).isNotBlank().doesNotContain("{");
      assertThat(exercise.explanation().sentence()).isNotBlank().doesNotContain("{");
      if (exercise.answer() instanceof DrillAnswer.OneOf choice) {
        assertThat(exercise.form().choices()).contains(choice.id());
      }
    }
  }

  /** Once the turn is the reason, there is no other: the same move is legal on the side's turn. */
  @ParameterizedTest(name = "{1}")
  @MethodSource("kinds")
  void noOtherChoiceIsTrueToo(Drills drills, String id) {
    for (Exercise exercise : made(drills, id)) {
      if (exercise.answer().equals(Refusals.of(Miss.NOT_YOUR_TURN))) {
        Setup setup = exercise.position().setup();
        Setup turned = new Setup(setup.marks(), Optional.of(exercise.side()));
        Position position = Position.of(exercise.game(), turned);
        Place move = new Place(exercise.side(), exercise.site().orElseThrow());
        assertThat(position.miss(move)).as(exercise.question()).isEmpty();
      }
      assertThat(exercise.hasOneAnswer()).as(exercise.question()).isTrue();
    }
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("kinds")
  void whoAsksWhetherAMoveIsLegalSaysWhoseTurnItIs(Drills drills, String id) {
    assumeTrue(id.endsWith("/legal"));
    for (Exercise exercise : made(drills, id)) {
      Side turn = exercise.position().toMove().orElseThrow();
      assertThat(exercise.question())
          .startsWith(exercise.game().words().colour(turn) + " to move. Can ");
    }
  }
}
