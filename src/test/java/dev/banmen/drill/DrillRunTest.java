package dev.banmen.drill;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Games;
import dev.banmen.game.Site;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.Exercise;
import dev.banmen.storage.DiskFiles;
import dev.banmen.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs through exercises: rush, day, streak, ratings, and the file of results. */
class DrillRunTest {
  private static final DrillAnswer WRONG = new DrillAnswer.OneOf("no such answer");
  private static final LocalDate DAY = LocalDate.of(2026, 11, 25);

  private static DrillRun started(DrillPlan plan) {
    return DrillRun.start(new ExerciseSequence(Catalog.ALL, plan), DrillScores.of(List.of()), 1000);
  }

  private static DrillRun right(DrillRun run, long millis) {
    return run.answered(run.exercise().answer(), millis, millis);
  }

  @Test
  void threeWrongAnswersEndARush() {
    DrillRun run = started(DrillPlan.rush(Optional.of("othello"), 1));
    for (int i = 0; i < DrillPlan.LIVES; i++) {
      assertThat(run.isOver()).isFalse();
      run = (i == 0 ? run : run.next(2000)).answered(WRONG, 2000, 2000);
    }
    assertThat(run.isOver()).isTrue();
    assertThat(run.lives()).isZero();
  }

  @Test
  void aRushIsOverAfterThreeMinutes() {
    DrillRun run = started(DrillPlan.rush(Optional.of("dots"), 1));
    assertThat(run.at(1000 + DrillPlan.RUSH_MILLIS - 1).isOver()).isFalse();
    DrillRun over = run.at(1000 + DrillPlan.RUSH_MILLIS);
    assertThat(over.isOver()).isTrue();
    assertThat(right(over, 999_999).results()).isEmpty();
  }

  @Test
  void aDayHasTenExercisesTheSameForEverybody() {
    DrillRun one = started(DrillPlan.daily(DAY));
    DrillRun other = started(DrillPlan.dailyAt(DAY.toEpochDay() * 24 * 3600 * 1000 + 5));
    for (int i = 0; i < DrillPlan.DAILY; i++) {
      assertThat(one.isOver()).isFalse();
      Exercise same = other.sequence().exercise(i);
      assertThat(one.exercise().question()).isEqualTo(same.question());
      assertThat(one.exercise().answer()).isEqualTo(same.answer());
      one = i == 2 ? one.answered(WRONG, 0, 0) : right(one, 0);
      one = i == DrillPlan.DAILY - 1 ? one : one.next(0);
    }
    assertThat(one.isOver()).isTrue();
    assertThat(one.resultLine(Language.ENGLISH))
        .isEqualTo("Banmen daily 2026-11-25: 9/10 in 0:00 ■■□■■■■■■■");
    assertThat(one.streak()).isEqualTo(7);
  }

  @Test
  void rightAnswersRaiseARatingAndWrongOnesLowerIt() {
    List<DrillResult> results = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      results.add(new DrillResult(i, "go/atari", 2, true, 100, Optional.empty()));
      results.add(new DrillResult(i, "go/ladder", 2, false, 100, Optional.empty()));
    }
    DrillScores scores = DrillScores.of(results);
    assertThat(scores.rating("go/atari").value()).isGreaterThan(1600);
    assertThat(scores.rating("go/ladder").value()).isLessThan(1400);
    assertThat(scores.best()).isEqualTo(1);
  }

  @Test
  void theFileKeepsTheNewestAnswersAndSkipsDamagedLines(@TempDir Path folder) throws IOException {
    StringBuilder text = new StringBuilder("1 go/atari 1 right 5\ndamaged \u001b[2J line\n");
    for (int i = 1; i < ResultFile.MOST; i++) {
      text.append(i + 1).append(" go/ko 1 wrong 7\n");
    }
    Files.writeString(folder.resolve("drills"), text);
    ResultFile file = new ResultFile(new DiskFiles(folder));
    assertThat(file.results()).hasSize(ResultFile.MOST);
    DrillRun run = right(started(DrillPlan.endless(Optional.of("go"), Optional.of("ko"), 3)), 1500);
    file.save(run);
    List<DrillResult> results = file.results();
    assertThat(results).hasSize(ResultFile.MOST);
    assertThat(results.get(0).kind()).isEqualTo("go/ko");
    assertThat(results.get(results.size() - 1)).isEqualTo(run.results().get(0));
    assertThat(run.results().get(0).millis()).isEqualTo(500);
  }

  @Test
  void theResultsOfADayAreFoundAgainThatDayOnly(@TempDir Path folder) throws IOException {
    ResultFile file = new ResultFile(new DiskFiles(folder));
    ExerciseSequence today = new ExerciseSequence(Catalog.ALL, DrillPlan.daily(DAY));
    DrillRun run = DrillRun.open(today, file, 1000);
    assertThat(run.results()).isEmpty();
    for (int i = 0; i < DrillPlan.DAILY; i++) {
      assertThat(run.isDoneBefore()).isFalse();
      assertThat(run.number()).isEqualTo(i);
      DrillRun answered = i % 3 == 0 ? run.answered(WRONG, 1700, 5) : right(run, 1800);
      file.save(answered);
      run = DrillRun.open(today, file, 1000);
      assertThat(run.results()).isEqualTo(answered.results());
    }
    assertThat(run.isDoneBefore()).isTrue();
    assertThat(run.resultLine(Language.ENGLISH))
        .isEqualTo("Banmen daily 2026-11-25: 6/10 in 0:07 □■■□■■□■■□");
    ExerciseSequence next = new ExerciseSequence(Catalog.ALL, DrillPlan.daily(DAY.plusDays(1)));
    assertThat(DrillRun.open(next, file, 1000).results()).isEmpty();
    ExerciseSequence practice = new ExerciseSequence(Catalog.ALL, run.plan().again());
    assertThat(practice.exercise(3).question()).isEqualTo(today.exercise(3).question());
    file.save(right(DrillRun.open(practice, file, 0), 10));
    assertThat(DrillRun.open(today, file, 0).results()).isEqualTo(run.results());
  }

  @Test
  void aLineWithoutSuchADayIsSkipped(@TempDir Path folder) throws IOException {
    Files.writeString(
        folder.resolve("drills"),
        "1 go/ko 1 right 5 2026-13-45\n2 go/ko 1 right 5 2026-11-25\n3 go/ko 1 right 5 x\n");
    assertThat(new ResultFile(new DiskFiles(folder)).results())
        .containsExactly(new DrillResult(2, "go/ko", 1, true, 5, Optional.of(DAY)));
  }

  @Test
  void resultsAreWrittenToTheFileThatIsNamed(@TempDir Path folder) throws IOException {
    Path out = folder.resolve("results.json");
    DrillPlan plan =
        new DrillPlan(
            Optional.of("go"),
            Optional.of("ko"),
            3,
            1,
            false,
            Optional.empty(),
            false,
            Optional.of(out));
    DrillRun run = right(started(plan), 1500);
    new ResultFile(new DiskFiles(folder)).save(run);
    assertThat(out)
        .hasContent(
            "{\"seed\":3,\"right\":1,\"answered\":1,"
                + "\"results\":[{\"kind\":\"go/ko\",\"right\":true,\"millis\":500}]}");
  }

  @Test
  void theResultsOfADayAreWrittenToo(@TempDir Path folder) throws IOException {
    Path out = folder.resolve("results.json");
    DrillRun run = right(started(DrillPlan.daily(DAY).writing(out)), 1500);
    new ResultFile(new DiskFiles(folder)).save(run);
    assertThat(out).content().contains("\"answered\":1");
  }

  @Test
  void answersAreReadAsTheyAreWritten() {
    ExerciseSequence all = new ExerciseSequence(Catalog.ALL, DrillPlan.daily(DAY));
    for (int i = 0; i < 60; i++) {
      Exercise exercise = all.exercise(i);
      String typed = AnswerText.of(exercise, exercise.answer());
      if (exercise.answer() instanceof DrillAnswer.OneOf choice) {
        typed = Integer.toString(exercise.form().choices().indexOf(choice.id()) + 1);
      }
      assertThat(AnswerText.read(exercise, typed)).contains(exercise.answer());
      assertThat(AnswerText.read(exercise, "999x")).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "zh", "zh-Hant"})
  void severalPlacesAreReadAsEachLanguageLists(String language) {
    Games games = Catalog.ALL.in(Language.of(Locale.forLanguageTag(language)));
    Drills drills = Drills.of(games.find("othello").orElseThrow());
    Random random = new Random(2);
    for (int i = 0; i < 30; i++) {
      Exercise exercise = drills.exercise("flips", random);
      String shown = AnswerText.of(exercise, exercise.answer());
      assertThat(AnswerText.read(exercise, shown)).as(shown).contains(exercise.answer());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "c3 d4 e5",
        "c3,d4,e5",
        "c3, d4 and e5",
        "c3, d4, and e5",
        "C3 D4 AND E5",
        "e5; d4; c3",
        "c3、d4和e5",
        "c3，d4 和 e5",
        "  c3  d4,e5, "
      })
  void severalPlacesMayBeTypedInManyWays(String typed) {
    Drills drills = Drills.of(Catalog.ALL.find("othello").orElseThrow());
    Exercise exercise = drills.exercise("flips", new Random(2));
    List<Site> sites = List.of(new Site(2, 2), new Site(3, 3), new Site(4, 4));
    assertThat(AnswerText.read(exercise, typed)).contains(DrillAnswer.OnSites.of(sites));
    assertThat(AnswerText.read(exercise, typed + " and")).isEmpty();
    assertThat(AnswerText.read(exercise, "x" + typed.strip())).isEmpty();
  }
}
