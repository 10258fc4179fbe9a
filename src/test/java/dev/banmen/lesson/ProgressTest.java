package dev.banmen.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.lesson.reader.Fixture;
import dev.banmen.lesson.review.ConceptSchedule;
import dev.banmen.lesson.review.ReviewPlan;
import dev.banmen.storage.DiskFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A learner's saved progress, and its effects. */
class ProgressTest {
  private static final LocalDate DAY = LocalDate.of(2026, 11, 21);

  @TempDir Path folder;

  @Test
  void theNextStepAndLessonAreTheFirstThatAreNotDone() throws IOException {
    Lesson toy = Fixture.toy();
    Lesson other =
        new Lesson("other", "O", toy.game(), "", "", new Concept("other", "O"), 1, toy.steps());
    List<Lesson> all = List.of(toy, other);
    assertThat(Progress.NONE.next(all)).contains(toy);
    assertThat(Progress.NONE.resume(toy)).isZero();
    Progress begun = Progress.of(List.of("2026-11-21 09:00:00 other#three-in-a-row read"));
    assertThat(begun.next(all)).contains(other);
    assertThat(begun.resume(other)).isEqualTo(1);
    assertThat(begun.done(other)).isEqualTo(1);
    Progress progress = begun;
    for (Step step : other.steps()) {
      StepResult tried = new StepResult("other", step.name(), StepOutcome.RIGHT);
      progress = progress.and(new DatedStepResult(DAY.atTime(10, 0), tried));
    }
    assertThat(progress.isDone(other)).isTrue();
    assertThat(progress.next(all)).contains(toy);
    assertThat(progress.resume(other)).isZero();
  }

  @Test
  void anyCharacterOfALessonsNameIsReadAsItWasWritten() {
    for (String name : List.of("a b#c", "a\u2028b", "a\u0085 b", "a\u3000b")) {
      StepResult tried = new StepResult("mine/" + name, "step\u2029one", StepOutcome.RIGHT);
      DatedStepResult dated = new DatedStepResult(DAY.atTime(10, 0), tried);
      assertThat(DatedStepResult.of(dated.line())).contains(dated);
    }
  }

  @Test
  void aSavedMistakeIsNotTheNextLesson() throws IOException {
    Lesson toy = Fixture.toy();
    String id = "toy/my-mistakes";
    Lesson mistakes = new Lesson(id, "M", toy.game(), "", "", new Concept(id, "M"), 1, toy.steps());
    Progress saved = Progress.of(List.of("2026-11-21 09:00:00 " + id + "#three-in-a-row wrong"));
    assertThat(saved.next(List.of(mistakes, toy))).contains(toy);
    assertThat(saved.next(List.of(mistakes))).isEmpty();
  }

  /**
   * Progress of a learner who went through every lesson before their order came from an index: all
   * that was done is done, and all that was missed is asked again.
   */
  @Test
  void savedProgressOutlivesNewLessonsAndAnotherOrder() throws IOException {
    Progress progress =
        Progress.of(
            Files.readAllLines(
                Path.of("src", "test", "resources", "progress", "before-the-index")));
    List<Lesson> lessons = Fixture.all();
    Set<String> done = new TreeSet<>();
    for (Lesson lesson : lessons) {
      for (Step step : lesson.steps()) {
        if (progress.isDone(lesson, step)) {
          done.add(lesson.id() + "#" + step.name());
        }
      }
    }
    assertThat(done).isEqualTo(tried(progress, StepOutcome.RIGHT, StepOutcome.READ)).hasSize(242);
    Set<String> missed = new TreeSet<>();
    tried(progress, StepOutcome.WRONG, StepOutcome.HINT)
        .forEach(step -> missed.add(step.substring(0, step.indexOf('#'))));
    List<String> due =
        ConceptSchedule.of(lessons, progress, ReviewPlan.USUAL)
            .due(LocalDate.of(2026, 11, 30))
            .stream()
            .map(card -> card.concept().id())
            .toList();
    assertThat(missed).hasSizeGreaterThan(40);
    assertThat(due).containsAll(missed);
  }

  private static Set<String> tried(Progress progress, StepOutcome... results) {
    return progress.tries().stream()
        .map(DatedStepResult::tried)
        .filter(tried -> List.of(results).contains(tried.result()))
        .map(tried -> tried.lesson() + "#" + tried.step())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private Path path() {
    return folder.resolve("new").resolve("progress");
  }

  private ProgressFile file() {
    Clock clock = Clock.fixed(Instant.parse("2026-11-21T09:05:00.7Z"), ZoneOffset.UTC);
    return new ProgressFile(new DiskFiles(folder.resolve("new")), clock);
  }

  @Test
  void aStepWithANewHeadingKeepsItsProgressIfItSaysItsName() throws IOException {
    String lesson = "---\ngame: go\n---\n# T\n\nWords.\n\n## %s\n\nMore words.\n";
    Progress progress = Progress.of(List.of("2026-11-21 09:00:00 test#two-eyes read"));
    List<String> headings =
        List.of("Two eyes", "A pair of eyes {#two-eyes}", "{#two-eyes}", "Eyes {#two-eyes} now");
    List<Boolean> done = List.of(true, true, true, false);
    for (int i = 0; i < headings.size(); i++) {
      Lesson read = Fixture.lesson(Fixture.read(lesson.formatted(headings.get(i))));
      Step step = read.steps().get(1);
      assertThat(progress.isDone(read, step)).as(step.heading()).isEqualTo(done.get(i));
      String shown = i == 1 ? "A pair of eyes" : headings.get(i);
      assertThat(step.heading()).isEqualTo(shown);
    }
  }

  @ParameterizedTest
  @CsvSource({"ΟΔΟΣ: 2 EYES!, οδοσ-2-eyes", "İki, iki", "!, step", "眼 B, 眼-b"})
  void aStepsNameIsInLowerCaseCharacterByCharacter(String heading, String name) {
    String lesson = "---\ngame: go\n---\n# T\n\n## %s\n\nWords.\n".formatted(heading);
    assertThat(Fixture.lesson(Fixture.read(lesson)).steps().get(0).name()).isEqualTo(name);
  }

  @Test
  void aTryIsALine() throws IOException {
    assertThat(file().read().tries()).isEmpty();
    file().add(new StepResult("go/my own", "two-eyes", StepOutcome.HINT));
    file().add(new StepResult("go/my own", "two-eyes", StepOutcome.RIGHT));
    assertThat(path())
        .hasContent(
            """
            2026-11-21 09:05:00 go/my own#two-eyes hint
            2026-11-21 09:05:00 go/my own#two-eyes right
            """);
    assertThat(file().read().tries())
        .extracting(DatedStepResult::tried)
        .containsExactly(
            new StepResult("go/my own", "two-eyes", StepOutcome.HINT),
            new StepResult("go/my own", "two-eyes", StepOutcome.RIGHT));
  }

  @Test
  void aTornLineLosesOnlyItself() throws IOException {
    file().add(new StepResult("toy", "a", StepOutcome.RIGHT));
    String line = "2026-11-21 09:05:00 toy#b right";
    for (int length = 0; length < line.length(); length++) {
      Files.writeString(path(), line.substring(0, length), StandardOpenOption.APPEND);
      file().add(new StepResult("toy", "c" + length, StepOutcome.RIGHT));
    }
    List<DatedStepResult> read = file().read().tries();
    assertThat(read).hasSize(1 + line.length()).noneMatch(t -> t.tried().step().equals("b"));
  }

  @Test
  void anyTextIsRead() {
    Progress progress =
        Progress.of(
            List.of("", " ", "#", "a b c#d right", "2026-11-21 25:00 a#b right", "\u0000\uffff"));
    assertThat(progress.tries()).isEmpty();
  }

  @Test
  void twoProgramsAtOnceLoseNothing() throws Exception {
    List<Thread> writers = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      String step = "s" + i;
      Thread writer =
          new Thread(
              () -> {
                try {
                  for (int n = 0; n < 50; n++) {
                    file().add(new StepResult("toy", step, StepOutcome.RIGHT));
                  }
                } catch (IOException e) {
                  throw new AssertionError(e);
                }
              });
      writers.add(writer);
      writer.start();
    }
    for (Thread writer : writers) {
      writer.join();
    }
    assertThat(file().read().tries()).hasSize(200);
  }
}
