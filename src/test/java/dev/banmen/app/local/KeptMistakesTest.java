package dev.banmen.app.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.lessons.LessonFolders;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Move;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.lesson.Answers;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.MistakeProblem;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.StepOutcome;
import dev.banmen.lesson.StepResult;
import dev.banmen.lesson.reader.LessonReader;
import dev.banmen.lesson.review.ConceptSchedule;
import dev.banmen.lesson.review.ReviewPlan;
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
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Mistakes that are saved as problems: each is a step of a lesson that reads as it was. */
class KeptMistakesTest {
  private static final Instant NOW = Instant.parse("2026-11-24T21:40:12Z");
  private static final LocalDate TODAY = LocalDate.of(2026, 11, 24);

  @TempDir private Path home;

  private LessonFolders learning(Instant now) {
    return new LessonFolders(Catalog.ALL, home, home, Clock.fixed(now, ZoneOffset.UTC));
  }

  static Stream<Family> families() {
    return Catalog.ALL.families().stream();
  }

  private static MistakeProblem problem(Family family) {
    return problem(family, 2);
  }

  /** A mistake after so many moves, each in the first place after that of the last. */
  private static MistakeProblem problem(Family family, int moves) {
    Position position = Position.start(family.game(Map.of()));
    for (int i = 0; i < moves; i++) {
      position = ((Played) position.play(position.legalMoves().get(i))).after();
    }
    List<Move> legal = position.legalMoves();
    return new MistakeProblem(
        family.id(),
        Map.of(),
        position,
        moves + 1,
        legal.get(0),
        List.of(legal.get(1), legal.get(2)),
        "It gave away 30 of 100 games.");
  }

  private List<Lesson> lessons() {
    List<String> untold = new ArrayList<>();
    List<Lesson> lessons = learning(NOW).lessons(untold::add);
    assertThat(untold).isEmpty();
    return lessons.stream().filter(lesson -> lesson.id().contains("my-mistakes")).toList();
  }

  @ParameterizedTest
  @MethodSource("families")
  void inEveryGameTheProblemIsThePositionWithItsHistory(Family family)
      throws FileFault, IOException {
    MistakeProblem problem = problem(family);
    StepResult missed = learning(NOW).keep(problem).orElseThrow();
    Lesson lesson = lessons().get(0);
    assertThat(missed)
        .isEqualTo(new StepResult(lesson.id(), lesson.steps().get(0).name(), StepOutcome.WRONG));
    assertThat(lesson.group()).endsWith(", My mistakes");
    Step step = lesson.steps().get(0);
    assertThat(step.end().ply()).isEqualTo(2);
    assertThat(step.end().sameBoard(problem.before())).isTrue();
    assertThat(step.end().toMove()).isEqualTo(problem.before().toMove());
    assertThat(step.task()).containsInstanceOf(Answers.class);
  }

  @Test
  void anotherOneIsAnotherStepOfTheSameLesson() throws FileFault, IOException {
    Family go = Catalog.ALL.find("go").orElseThrow();
    learning(NOW).keep(problem(go));
    learning(NOW.plusSeconds(1)).keep(problem(go, 4));
    assertThat(lessons()).singleElement();
    assertThat(lessons().get(0).steps()).hasSize(2);
    assertThat(learning(NOW.plusSeconds(2)).keep(problem(go, 4))).isEmpty();
    assertThat(lessons().get(0).steps()).hasSize(2);
  }

  @Test
  void aFullFileIsFollowedByAnother() throws FileFault, IOException {
    Family go = Catalog.ALL.find("go").orElseThrow();
    learning(NOW).keep(problem(go));
    Path file = home.resolve("lessons/go/my-mistakes.md");
    String text = Files.readString(file);
    int room = LessonReader.LONGEST - text.length() - 300; // less than a problem needs
    Files.writeString(file, text + ("word ".repeat(200) + "\n").repeat(room / 1001));
    Files.writeString(file, "\n" + "word ".repeat(room % 1001 / 5), StandardOpenOption.APPEND);
    assertThat(learning(NOW.plusSeconds(1)).keep(problem(go, 4)).orElseThrow().lesson())
        .isEqualTo("go/my-mistakes-2");
    assertThat(lessons()).hasSize(2);
  }

  @Test
  void aFileThatItsOwnerHasBrokenIsLeftAsItIs() throws IOException, FileFault {
    Family go = Catalog.ALL.find("go").orElseThrow();
    learning(NOW).keep(problem(go));
    Path file = home.resolve("lessons/go/my-mistakes.md");
    String broken = Files.readString(file).replace("game: go", "game: chess");
    Files.writeString(file, broken);
    assertThatThrownBy(() -> learning(NOW.plusSeconds(1)).keep(problem(go, 4)))
        .isInstanceOf(FileFault.class)
        .hasMessageContaining("my-mistakes.md");
    assertThat(Files.readString(file)).isEqualTo(broken);
  }

  @Test
  void itIsAskedAgainFromTomorrowOn() throws FileFault, IOException {
    Family dots = Catalog.ALL.find("dots").orElseThrow();
    learning(NOW).progress().add(learning(NOW).keep(problem(dots)).orElseThrow());
    ConceptSchedule cards =
        ConceptSchedule.of(lessons(), learning(NOW).progress().read(), ReviewPlan.USUAL);
    assertThat(cards.due(TODAY)).isEmpty();
    assertThat(cards.due(TODAY.plusDays(1))).hasSize(1);
  }

  /** A mistake has no idea in common with another: each comes back by itself. */
  @Test
  void eachMistakeIsAConceptOfItsOwn() throws FileFault, IOException {
    Family go = Catalog.ALL.find("go").orElseThrow();
    learning(NOW).progress().add(learning(NOW).keep(problem(go)).orElseThrow());
    LessonFolders later = learning(NOW.plusSeconds(1));
    later.progress().add(later.keep(problem(go, 4)).orElseThrow());
    ConceptSchedule cards =
        ConceptSchedule.of(lessons(), learning(NOW).progress().read(), ReviewPlan.USUAL);
    assertThat(cards.due(TODAY.plusDays(1))).hasSize(2);
    assertThat(cards.all())
        .extracting(card -> card.concept().title())
        .containsExactly(
            "Move 3, Black B19 (2026-11-24 21:40:12)", "Move 5, Black B19 (2026-11-24 21:40:13)");
  }

  @Test
  void aMistakeIsNoRightAnswer() {
    MistakeProblem problem = problem(Catalog.ALL.find("go").orElseThrow());
    assertThatThrownBy(
            () ->
                new MistakeProblem(
                    "go",
                    Map.of(),
                    problem.before(),
                    3,
                    problem.played(),
                    List.of(problem.played()),
                    ""))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
