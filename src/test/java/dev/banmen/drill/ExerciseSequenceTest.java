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

  private static int rank(Exercise exercise) {
    String[] kind = DrillResult.kind(exercise).split("/");
    List<String> kinds = new ArrayList<>();
    Drills.of(Catalog.ALL.find(kind[0]).orElseThrow()).kinds().forEach(it -> kinds.add(it.id()));
    return kinds.indexOf(kind[1]);
  }

  @Test
  void theExercisesOfADayBeginWithTheEasierKinds() {
    for (int day = 0; day < 10; day++) {
      ExerciseSequence daily = of(DrillPlan.daily(DAY.plusDays(day)));
      List<Integer> ranks = new ArrayList<>();
      for (int i = 0; i < DrillPlan.DAILY; i++) {
        ranks.add(rank(daily.exercise(i)));
      }
      assertThat(ranks).isSorted();
      assertThat(ranks.get(0)).isLessThan(2);
    }
  }

  /** Whoever has tried kinds gets them in any order, and the others as a teacher takes them. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void aPupilMeetsTheKindsOfAGameAsATeacherTakesThem(long seed) {
    DrillPlan plan = DrillPlan.endless(Optional.empty(), Optional.empty(), seed);
    DrillScores tried = scores("go/ladder", true);
    for (DrillScores scores : List.of(DrillScores.of(List.of()), tried)) {
      ExerciseSequence all = of(plan);
      DrillScores now = scores;
      Map<String, List<Integer>> ranks = new HashMap<>();
      for (int i = 0; i < 20; i++) {
        Exercise exercise = all.exercise(i, now);
        now = now.with(DrillResult.of(exercise, true, i, 100, Optional.empty()));
        String kind = DrillResult.kind(exercise);
        if (scores != tried || !kind.equals("go/ladder")) {
          ranks.computeIfAbsent(kind.split("/")[0], any -> new ArrayList<>()).add(rank(exercise));
        }
      }
      assertThat(ranks.values()).allSatisfy(of -> assertThat(of).isSorted().startsWith(0));
    }
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
