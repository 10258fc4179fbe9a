package dev.banmen.lesson.review;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.lesson.Concept;
import dev.banmen.lesson.DatedStepResult;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.Progress;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.StepOutcome;
import dev.banmen.lesson.StepResult;
import dev.banmen.lesson.reader.Fixture;
import dev.banmen.lesson.review.StepSearch.FoundStep;
import dev.banmen.lesson.review.StepSearch.NoStep;
import java.io.IOException;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The step that somebody asks for. */
class StepSearchTest {
  private static final LocalDateTime NOW = LocalDateTime.of(2026, 11, 21, 9, 0);

  private final Lesson lesson = six();

  private static Lesson six() {
    try {
      Lesson toy = Fixture.toy();
      Step one = toy.steps().get(0);
      List<Step> steps = new ArrayList<>();
      for (int i = 0; i < 6; i++) {
        steps.add(
            new Step(
                "s" + i,
                one.heading(),
                one.prose(),
                one.start(),
                one.markup(),
                one.showings(),
                one.task()));
      }
      return new Lesson("six", "Six", toy.game(), "", "", new Concept("six", "Six"), 1, steps);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** Steps that are done, such as 0 2. */
  private Progress done(String steps) {
    Progress progress = Progress.NONE;
    for (String step : steps.isEmpty() ? new String[0] : steps.split(" ")) {
      StepResult tried = new StepResult("six", "s" + step, StepOutcome.RIGHT);
      progress = progress.and(new DatedStepResult(NOW, tried));
    }
    return progress;
  }

  private StepSearch search(int index, String done) {
    return new StepSearch(lesson, index, done(done), ReviewPlan.USUAL, NOW.toLocalDate());
  }

  private FoundStep find(String words, int index, String done) {
    return search(index, done).find(words, new Random(1));
  }

  @ParameterizedTest
  @CsvSource({"1, 0", "6, 5", "003, 2"})
  void aNumberIsFromOne(String words, int step) {
    assertThat(find(words, 3, "").step()).hasValue(step);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "7", "-1", "", "x", "1.5", "99999999999", "Random"})
  void whatIsNoStepIsSaidToBeNone(String words) {
    assertThat(find(words, 3, "").step()).isEmpty();
    assertThat(find(words, 3, "").why()).contains(NoStep.UNKNOWN);
  }

  @ParameterizedTest
  @CsvSource({
    "0, '', 1", // the next one
    "0, 1 2, 3",
    "5, '', 0", // from the first again
    "4, 5 0, 1",
    "2, 0 1 3 4 5, 2", // the same one last
  })
  void theNextThatIsNotSolvedIsFound(int index, String done, int step) {
    assertThat(find("unsolved", index, done).step()).hasValue(step);
  }

  @ParameterizedTest
  @ValueSource(strings = {"unsolved", "random"})
  void whenAllAreSolvedThereIsNone(String words) {
    assertThat(find(words, 2, "0 1 2 3 4 5").why()).contains(NoStep.ALL_SOLVED);
  }

  @Test
  void randomIsAnyOtherThatIsNotSolved() {
    Set<Integer> found = new TreeSet<>();
    Random random = new Random(7);
    StepSearch search = search(2, "0 5");
    for (int i = 0; i < 100; i++) {
      found.add(search.find("random", random).step().getAsInt());
    }
    assertThat(found).containsExactly(1, 3, 4);
    assertThat(find("random", 2, "0 1 3 4 5").step()).hasValue(2);
  }
}
