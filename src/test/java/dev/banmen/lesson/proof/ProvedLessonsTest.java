package dev.banmen.lesson.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.proof.ProvedProblem.ProofStatus;
import dev.banmen.lesson.reader.Fixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;

/** Every lesson of the project is proved, and the problems that did not hold are refuted. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("long")
class ProvedLessonsTest {
  private static final Path LESSONS = Path.of("recordings", "lessons");
  private static final Path REFUTED = Path.of("src", "test", "resources", "lessons-refuted");

  /**
   * Old problems whose answers were right: a sentence was wrong, or a refutation that did refute
   * was another than the sentence said. No solver finds that.
   */
  private static final List<String> ONLY_SENTENCES =
      List.of(
          "go-08-two-eyes-take-one-away.md",
          "go-10-the-end-is-it-finished.md",
          "go-19-ko-threats-answer-or-not.md",
          "go-19-ko-threats-your-own-threat.md",
          "othello-05-corners-a-quiet-corner.md",
          "othello-07-stable-discs-beside-the-corner-at-the-bottom.md",
          "othello-08-mobility-how-many-moves.md",
          "othello-10-parity-one-and-four.md",
          "othello-10-parity-one-and-two.md");

  /** An old problem about a connection, which no goal states. */
  private static final List<String> NO_GOAL =
      List.of("go-11-cutting-and-connecting-two-ways-to-join.md");

  /** An old problem whose group has too much space around it: flagged as not decided. */
  private static final List<String> NOT_DECIDED = List.of("go-15-false-eyes-use-it.md");

  private final LessonProver prover = new LessonProver(Catalog.ALL, LessonProver.MOST_POSITIONS);

  private final Map<String, List<ProvedProblem>> proved = new HashMap<>();

  /** Translations have the same boards, moves and goals: TranslatedLessonsTest. */
  @TestFactory
  Stream<DynamicTest> everyClaimOfTheIncludedLessonsHolds() throws IOException {
    return Fixture.of(LESSONS, Locale.ROOT).stream()
        .map(lesson -> DynamicTest.dynamicTest(lesson.id(), () -> holds(lesson)));
  }

  private List<ProvedProblem> prove(Lesson lesson) {
    return proved.computeIfAbsent(lesson.id(), id -> prover.prove(lesson));
  }

  private void holds(Lesson lesson) {
    for (ProvedProblem problem : prove(lesson)) {
      assertThat(problem.faults()).as(problem.heading()).isEmpty();
      assertThat(problem.status()).as(problem.heading()).isNotEqualTo(ProofStatus.NO_CLAIM);
    }
  }

  /** Most problems are proved, and no game leaves all of its work to the reader's trust. */
  @Test
  void mostProblemsAreProved() throws IOException {
    Map<ProofStatus, Integer> counts = new EnumMap<>(ProofStatus.class);
    for (Lesson lesson : Fixture.of(LESSONS, Locale.ROOT)) {
      prove(lesson).forEach(one -> counts.merge(one.status(), 1, Integer::sum));
    }
    assertThat(counts.get(ProofStatus.PROVED)).isGreaterThanOrEqualTo(195);
    assertThat(counts.get(ProofStatus.UNPROVED)).isLessThan(counts.get(ProofStatus.PROVED));
  }

  @TestFactory
  Stream<DynamicTest> everyOldProblemThatDidNotHoldIsRefuted() throws IOException {
    List<Path> old;
    try (Stream<Path> files = Files.list(REFUTED)) {
      old = files.sorted(Comparator.comparing(Path::getFileName)).toList();
    }
    return old.stream()
        .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> fails(file)));
  }

  private void fails(Path file) throws IOException {
    String name = file.getFileName().toString();
    Lesson lesson = Fixture.lesson(Fixture.read(Files.readString(file)));
    List<ProvedProblem> proved = prover.prove(lesson);
    boolean isOutOfReach = ONLY_SENTENCES.contains(name) || NO_GOAL.contains(name);
    if (isOutOfReach) {
      assertThat(proved).allMatch(one -> one.status() == ProofStatus.NO_CLAIM);
    } else {
      assertThat(proved).hasSize(1);
      assertThat(proved.get(0).status()).isEqualTo(ProofStatus.FAULTY);
      assertThat(proved.get(0).faults())
          .allMatch(fault -> fault.column() > 0)
          .allMatch(fault -> fault.text().contains("not decided") == NOT_DECIDED.contains(name));
    }
  }
}
