package dev.banmen.drill;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Move;
import dev.banmen.game.drill.DrillKind;
import dev.banmen.game.drill.Exercise;
import dev.banmen.game.drill.OwnDrills;
import dev.banmen.lesson.Answers;
import dev.banmen.lesson.ChoiceQuestion;
import dev.banmen.lesson.Concept;
import dev.banmen.lesson.DatedStepResult;
import dev.banmen.lesson.Feedback.FeedbackKind;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.MoveReply;
import dev.banmen.lesson.Progress;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.StepOutcome;
import dev.banmen.lesson.StepProgress;
import dev.banmen.lesson.StepResult;
import dev.banmen.lesson.reader.Fixture;
import dev.banmen.lesson.review.ConceptCard;
import dev.banmen.lesson.review.ConceptSchedule;
import dev.banmen.lesson.review.FreshProblem;
import dev.banmen.lesson.review.ReviewPlan;
import dev.banmen.proof.Repeats;
import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Exercises of drills as steps of a lesson, for the reviews of a concept. */
class DrillStepsTest {
  private static final int MANY = Repeats.of(10, 25, 100);

  static Stream<Arguments> kinds() {
    List<Arguments> kinds = new ArrayList<>();
    for (Family family : Catalog.ALL.families()) {
      Drills drills = Drills.of(family);
      for (DrillKind kind : drills.kinds()) {
        kinds.add(Arguments.of(family.id() + "/" + kind.id(), drills, kind.id()));
      }
    }
    return kinds.stream();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("kinds")
  @Tag(Repeats.TAG)
  void everyExerciseIsAStepWithOneRightAnswer(String name, Drills drills, String kind) {
    Random random = new Random(7);
    for (int i = 0; i < MANY; i++) {
      Exercise exercise = drills.exercise(kind, random);
      Step step = DrillSteps.step(exercise, random).orElseThrow();
      assertThat(step.prose().get(0).text()).isEqualTo(exercise.question());
      assertThat(step.end().sameBoard(exercise.position())).isTrue();
      if (step.task().orElseThrow() instanceof ChoiceQuestion choices) {
        checkChoices(step, choices, AnswerText.of(exercise, exercise.answer()));
      } else {
        checkMove(step, (Answers) step.task().orElseThrow());
      }
    }
  }

  private static void checkChoices(Step step, ChoiceQuestion choices, String right) {
    assertThat(choices.choices()).hasSizeBetween(2, ChoiceQuestion.MOST);
    assertThat(choices.choices()).extracting(ChoiceQuestion.Choice::text).doesNotHaveDuplicates();
    assertThat(choices.choices())
        .filteredOn(ChoiceQuestion.Choice::isRight)
        .extracting(ChoiceQuestion.Choice::text)
        .containsExactly(right);
    for (int i = 0; i < choices.choices().size(); i++) {
      ChoiceQuestion.Choice choice = choices.choices().get(i);
      StepProgress after = StepProgress.at(step).choose(i);
      assertThat(after.isSolved()).isEqualTo(choice.isRight());
      assertThat(after.feedback().orElseThrow().sentence()).isNotBlank();
      assertThat(after.feedback().orElseThrow().explanation()).isPresent();
    }
  }

  private static void checkMove(Step step, Answers answers) {
    Map<Move, MoveReply> replies = answers.first().replies();
    Move right = replies.keySet().iterator().next();
    assertThat(replies).hasSize(1);
    assertThat(StepProgress.at(step).play(right).isSolved()).isTrue();
    Move wrong =
        step.end().legalMoves().stream().filter(it -> !it.equals(right)).findFirst().orElseThrow();
    StepProgress after = StepProgress.at(step).play(wrong);
    assertThat(after.isSolved()).isFalse();
    assertThat(after.feedback().orElseThrow().kind()).isEqualTo(FeedbackKind.WRONG);
    assertThat(after.feedback().orElseThrow().sentence()).isNotBlank();
  }

  /** Each concept that has a kind is one of the included lessons', and the kind exists. */
  @Test
  void everyDrilledConceptIsTaughtAndItsKindExists() throws IOException {
    Set<String> taught = new HashSet<>();
    Fixture.all().forEach(lesson -> taught.add(lesson.concept().id()));
    int drilled = 0;
    for (Family family : Catalog.ALL.families()) {
      for (Map.Entry<String, String> one : OwnDrills.of(family).concepts().entrySet()) {
        assertThat(taught).contains(family.id() + "/" + one.getKey());
        assertThat(Drills.of(family).kind(one.getValue())).isPresent();
        drilled++;
      }
    }
    assertThat(drilled).isGreaterThan(15);
  }

  @Test
  void aSeedGivesTheSameExerciseAndOtherConceptsNone() {
    DrillSteps steps = new DrillSteps(Catalog.ALL);
    Concept liberties = new Concept("go/02-liberties", "Liberties");
    Step one = steps.exercise(liberties, 5).orElseThrow();
    Step same = new DrillSteps(Catalog.ALL).exercise(liberties, 5).orElseThrow();
    Step other = steps.exercise(liberties, 6).orElseThrow();
    assertThat(same.prose()).isEqualTo(one.prose());
    assertThat(same.start().sameBoard(one.start())).isTrue();
    assertThat(other.start().sameBoard(one.start())).isFalse();
    for (String id : List.of("go/09-territory", "gomoku/01-five-in-a-row", "mine/x", "x")) {
      assertThat(steps.exercise(new Concept(id, "None"), 5)).isEmpty();
    }
  }

  /** The first review is a problem of the lessons; then every other one is an exercise. */
  @Test
  void everySecondReviewOfADrilledConceptIsAnExercise() throws IOException {
    List<Lesson> lessons = Fixture.all();
    Lesson liberties =
        lessons.stream().filter(it -> it.id().equals("go/02-liberties")).findFirst().orElseThrow();
    DrillSteps steps = new DrillSteps(Catalog.ALL);
    LocalDate day = LocalDate.of(2026, 1, 5);
    Progress progress = Progress.NONE;
    List<Boolean> areDrilled = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      ConceptSchedule cards = ConceptSchedule.of(lessons, progress, ReviewPlan.USUAL);
      ConceptCard card =
          cards.all().stream()
              .filter(one -> one.concept().id().equals("go/02-liberties"))
              .findFirst()
              .orElseThrow();
      Step asked = FreshProblem.of(cards, card, steps).step();
      areDrilled.add(asked.prose().get(0).text().contains("how many liberties does"));
      StepResult tried = new StepResult(liberties.id(), asked.name(), StepOutcome.RIGHT);
      progress = progress.and(new DatedStepResult(day.plusDays(10 * i).atTime(9, 0), tried));
    }
    assertThat(areDrilled).containsExactly(false, false, false, true, false, true);
  }

  @Test
  void theKindOfAConceptHasAName() {
    DrillSteps steps = new DrillSteps(Catalog.ALL);
    assertThat(steps.name(new Concept("go/02-liberties", "x"))).hasValue("Liberties");
    for (String id : List.of("go/no-such", "gomoku/rows", "nothing", "/", "")) {
      assertThat(steps.name(new Concept(id, "x"))).isEmpty();
      assertThat(steps.exercise(new Concept(id, "x"), 1)).isEmpty();
    }
  }
}
