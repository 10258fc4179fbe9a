package dev.banmen.drill;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.Exercise;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The mix of kinds, and exercises that fit the pupil. */
class ExerciseSequenceTest {
  private static final LocalDate DAY = LocalDate.of(2026, 11, 25);

  /** Exercises made to compare averages. */
  private static final int MANY = 150;

  private static ExerciseSequence of(DrillPlan plan) {
    return new ExerciseSequence(Catalog.ALL, plan);
  }

  /** The scores of somebody who has answered so many exercises of a kind in one way. */
  private static DrillScores scores(String kind, boolean isRight) {
    DrillScores scores = DrillScores.of(List.of());
    for (int i = 0; i < 20; i++) {
      scores = scores.with(new DrillResult(i, kind, 1 + i % 2, isRight, 100, Optional.empty()));
    }
    return scores;
  }

  @Test
  void withoutAPupilEveryKindComesAsOftenAsAnyOther() {
    ExerciseSequence all = of(DrillPlan.endless(Optional.empty(), Optional.empty(), 5));
    int kinds = Catalog.ALL.families().stream().mapToInt(it -> Drills.of(it).kinds().size()).sum();
    Map<String, Integer> counts = new HashMap<>();
    for (int i = 0; i < 3 * kinds + kinds / 2; i++) {
      counts.merge(DrillResult.kind(all.exercise(i)), 1, Integer::sum);
    }
    assertThat(counts).hasSize(kinds);
    assertThat(counts.values()).allMatch(count -> count == 3 || count == 4);
  }

  /** Nobody asks who is ahead where the first to reach a goal wins. */
  @ParameterizedTest
  @CsvSource({"go,true", "othello,true", "dots,true", "capture,false", "gomoku,false"})
  void whoIsAheadIsAskedWherePointsAreCounted(String game, boolean isAsked) {
    Drills drills = Drills.of(Catalog.ALL.find(game).orElseThrow());
    assertThat(drills.kind("ahead").isPresent()).isEqualTo(isAsked);
  }

  @Test
  void theOrderOfKindsDiffersFromRoundToRound() {
    ExerciseSequence go = of(DrillPlan.endless(Optional.of("go"), Optional.empty(), 5));
    int kinds = Drills.of(Catalog.ALL.find("go").orElseThrow()).kinds().size();
    List<List<String>> rounds = new ArrayList<>();
    for (int round = 0; round < 3; round++) {
      List<String> names = new ArrayList<>();
      for (int i = 0; i < kinds; i++) {
        names.add(go.exercise(round * kinds + i).kind().id());
      }
      rounds.add(names);
    }
    assertThat(rounds).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @ValueSource(strings = {"liberties", "atari", "captured"})
  void aStrongPupilGetsHarderExercises(String kind) {
    ExerciseSequence sequence = of(DrillPlan.endless(Optional.of("go"), Optional.of(kind), 5));
    DrillScores strong = scores("go/" + kind, true);
    DrillScores weak = scores("go/" + kind, false);
    int hard = 0;
    int easy = 0;
    for (int i = 0; i < MANY; i++) {
      hard += DrillResult.traps(sequence.exercise(i, strong));
      easy += DrillResult.traps(sequence.exercise(i, weak));
    }
    assertThat(hard).isGreaterThan(easy + MANY / 10);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aPupilsRatingDoesNotGiveTheAnswerAway(boolean isStrong) {
    ExerciseSequence sequence = of(DrillPlan.endless(Optional.of("go"), Optional.of("atari"), 6));
    DrillScores scores = scores("go/atari", isStrong);
    int yes = 0;
    for (int i = 0; i < MANY; i++) {
      Exercise exercise = sequence.exercise(i, scores);
      yes += exercise.answer().equals(new DrillAnswer.OneOf("yes")) ? 1 : 0;
    }
    assertThat(yes).isBetween(MANY * 4 / 10, MANY * 7 / 10);
  }

  @Test
  void theDayAndASeedGiveEverybodyTheSame() {
    DrillScores strong = scores("go/atari", true);
    DrillPlan seeded =
        new DrillPlan(
            Optional.of("go"),
            Optional.of("atari"),
            7,
            0,
            false,
            Optional.empty(),
            false,
            Optional.empty());
    for (DrillPlan plan : List.of(DrillPlan.daily(DAY), seeded)) {
      for (int i = 0; i < DrillPlan.DAILY; i++) {
        Exercise fitted = of(plan).exercise(i, strong);
        assertThat(fitted.question()).isEqualTo(of(plan).exercise(i).question());
        assertThat(fitted.position().sameBoard(of(plan).exercise(i).position())).isTrue();
      }
    }
  }
}
