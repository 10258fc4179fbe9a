package dev.banmen.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Miss;
import dev.banmen.game.Missed;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Verdict;
import dev.banmen.lesson.Feedback.FeedbackKind;
import dev.banmen.lesson.reader.Fixture;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Laws of every lesson, however a learner goes through it. */
class WalkingTest {
  private static List<Lesson> lessons;

  @BeforeAll
  static void readAll() throws IOException {
    lessons = Fixture.all();
  }

  private static StepProgress asked(Step step) {
    StepProgress attempt = StepProgress.at(step);
    while (attempt.isMoving()) {
      attempt = attempt.next();
    }
    return attempt;
  }

  /** Replays each move of a lesson by the rules. */
  private static void replay(List<LessonMove> moves, Position from) {
    Position at = from;
    for (LessonMove shown : moves) {
      Verdict verdict = at.play(shown.move());
      Optional<Miss> miss =
          verdict instanceof Missed missed ? Optional.of(missed.miss()) : Optional.empty();
      at = verdict instanceof Played played ? played.after() : at;
      assertThat(shown.miss()).isEqualTo(miss);
      assertThat(shown.after().sameBoard(at)).isTrue();
      assertThat(shown.explanation().sentence()).isNotBlank();
    }
  }

  private static void replay(Branch branch) {
    for (Map.Entry<Move, MoveReply> entry : branch.replies().entrySet()) {
      List<LessonMove> moves = entry.getValue().moves();
      assertThat(moves.get(0).move()).isEqualTo(entry.getKey());
      replay(moves, branch.position());
      if (entry.getValue() instanceof MoveReply.Right right) {
        right.next().ifPresent(WalkingTest::replay);
      }
    }
  }

  @Test
  void everyMoveOfEveryLessonIsTheRules() {
    for (Lesson lesson : lessons) {
      for (Step step : lesson.steps()) {
        Position at = step.start();
        for (Demonstration showing : step.showings()) {
          replay(showing.moves(), at);
          at = showing.moves().get(showing.moves().size() - 1).after();
        }
        assertThat(step.end().sameBoard(at)).isTrue();
        if (step.task().isPresent() && step.task().get() instanceof Answers answers) {
          assertThat(answers.first().position().sameBoard(at)).isTrue();
          replay(answers.first());
        }
      }
    }
  }

  /** Gives every right answer, and every wrong one on the way to it. */
  private static void answerAll(StepProgress asked, Branch branch) {
    Position before = asked.position();
    for (Map.Entry<Move, MoveReply> entry : branch.replies().entrySet()) {
      StepProgress answered = asked.play(entry.getKey());
      assertThat(answered.feedback().orElseThrow().sentence()).isNotBlank();
      if (entry.getValue() instanceof MoveReply.Right right) {
        StepProgress finished = answered.afterPlayback();
        assertThat(finished.isDone()).isEqualTo(right.next().isEmpty());
        assertThat(answered.result().isPresent()).isEqualTo(right.next().isEmpty());
        right.next().ifPresent(next -> answerAll(finished, next));
      } else {
        assertThat(answered.result()).contains(StepOutcome.WRONG);
        assertThat(answered.isDone()).isFalse();
        StepProgress shown = answered;
        for (int i = 1; i < entry.getValue().moves().size(); i++) {
          shown = shown.next();
          LessonMove last = entry.getValue().moves().get(i);
          assertThat(shown.last()).contains(last);
        }
        assertThat(shown.afterPlayback().position()).isSameAs(before);
        assertThat(answered.afterPlayback().isAsking()).isTrue();
      }
    }
  }

  @Test
  void aRightLineIsDoneAndAWrongOneIsTakenBack() {
    for (Lesson lesson : lessons) {
      for (Step step : lesson.steps()) {
        if (step.task().isPresent() && step.task().get() instanceof Answers answers) {
          answerAll(asked(step), answers.first());
        }
      }
    }
  }

  private static List<Move> moves(Position position) {
    List<Move> moves = new ArrayList<>();
    for (Side side : Side.values()) {
      for (int i = 0; i < position.lattice().size(); i++) {
        moves.add(new Place(side, position.lattice().site(i)));
      }
      moves.add(new Pass(side));
    }
    return moves;
  }

  @Test
  void anyMoveIsAnsweredAndARefusedOneChangesNothing() {
    for (Lesson lesson : lessons) {
      for (Step step : lesson.steps()) {
        if (step.task().isEmpty() || !(step.task().get() instanceof Answers answers)) {
          continue;
        }
        StepProgress asked = asked(step);
        for (Move move : moves(asked.position())) {
          StepProgress answered = asked.play(move);
          Feedback said = answered.feedback().orElseThrow();
          Optional<Miss> miss = asked.position().miss(move);
          assertThat(said.sentence()).isNotBlank();
          if (miss.isPresent() && !answers.first().replies().containsKey(move)) {
            assertThat(said.kind()).isEqualTo(FeedbackKind.REFUSED);
            assertThat(said.explanation()).isPresent();
            assertThat(answered.result()).isEmpty();
            assertThat(answered.position()).isSameAs(asked.position());
          }
          boolean isRight = said.kind() == FeedbackKind.RIGHT || said.kind() == FeedbackKind.ON;
          assertThat(isRight || answered.afterPlayback().position() == asked.position()).isTrue();
        }
      }
    }
  }

  /** Whatever is pressed, the lesson continues, and each step can be left. */
  @Test
  void anyKeysLeadToTheEnd() {
    SplittableRandom random = new SplittableRandom(3);
    for (Lesson lesson : lessons) {
      LessonSession lessonSession = LessonSession.at(lesson, 0);
      for (int i = 0; i < 200 && !lessonSession.isOver(); i++) {
        List<Move> moves = moves(lessonSession.attempt().position());
        lessonSession =
            switch (random.nextInt(8)) {
              case 0 -> lessonSession.hint();
              case 1 -> lessonSession.choose(random.nextInt(4) - 1);
              case 2 -> lessonSession.undo();
              case 3 -> lessonSession.afterPlayback();
              case 4 -> lessonSession.play(moves.get(random.nextInt(moves.size())));
              case 5 -> lessonSession.back();
              case 6 -> lessonSession.again();
              default -> lessonSession.next();
            };
      }
      while (!lessonSession.isOver()) {
        lessonSession = lessonSession.forward();
      }
    }
  }

  @Test
  void everyChoiceIsAnswered() {
    for (Lesson lesson : lessons) {
      for (Step step : lesson.steps()) {
        if (step.task().isPresent() && step.task().get() instanceof ChoiceQuestion choices) {
          StepProgress asked = asked(step);
          for (int i = 0; i < choices.choices().size(); i++) {
            StepProgress chosen = asked.choose(i);
            assertThat(chosen.isDone()).isEqualTo(choices.choices().get(i).isRight());
            assertThat(chosen.feedback().orElseThrow().sentence()).isNotBlank();
          }
          assertThat(asked.choose(choices.choices().size())).isSameAs(asked);
        }
      }
    }
  }
}
