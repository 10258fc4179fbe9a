package dev.banmen.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.lesson.Feedback.FeedbackKind;
import dev.banmen.lesson.reader.Fixture;
import dev.banmen.record.Markup.Sign;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A lesson about a game that the program does not know, from its first step to its last. */
class ToyLessonTest {
  private static Lesson lesson;

  @BeforeAll
  static void read() throws IOException {
    lesson = Fixture.toy();
  }

  private static Move move(StepProgress attempt, String name) {
    Position position = attempt.position();
    return new Place(
        position.toMove().orElse(Side.BLACK), position.game().notation().parse(name).orElseThrow());
  }

  private static StepProgress at(String step) {
    StepProgress attempt = StepProgress.at(lesson.steps().get(lesson.indexOf(step)));
    while (attempt.isMoving()) {
      attempt = attempt.next();
    }
    return attempt;
  }

  private static FeedbackKind kind(StepProgress attempt) {
    return attempt.feedback().orElseThrow().kind();
  }

  private static String said(StepProgress attempt) {
    return attempt.feedback().orElseThrow().sentence();
  }

  private static List<String> standing(Position position) {
    List<String> standing = new ArrayList<>();
    position
        .setup()
        .marks()
        .forEach(
            (site, mark) ->
                standing.add(position.game().notation().name(site) + mark.name().charAt(0)));
    return standing;
  }

  @Test
  void theHeadAndTheStepsAreRead() {
    assertThat(lesson.title()).isEqualTo("Three in a row");
    assertThat(lesson.source()).isEqualTo("the tests");
    assertThat(lesson.minutes()).isEqualTo(2);
    assertThat(lesson.game().summary()).isEqualTo("3x3, 3 in a row");
    assertThat(lesson.steps())
        .extracting(Step::name)
        .containsExactly("three-in-a-row", "block-it", "two-ends", "which", "play", "go-on");
  }

  @Test
  void proseKeepsWhatStandsOut() {
    List<Paragraph> prose = lesson.steps().get(0).prose();
    assertThat(prose).extracting(Paragraph::sign).containsExactly("", "-", "-");
    assertThat(prose.get(0).spans())
        .contains(
            new Span("Three", Span.Look.STRONG),
            new Span("row", Span.Look.EMPHASIS),
            new Span("a1", Span.Look.CODE));
    assertThat(prose.get(2).text()).isEqualTo("There is no pass.");
  }

  @Test
  void theBoardHasItsPiecesLabelsAndMarks() {
    Step step = lesson.steps().get(0);
    assertThat(standing(step.start())).containsExactly("a1B", "b2W");
    assertThat(step.markup().labels().values()).containsExactly("b", "A", "1");
    assertThat(step.markup().signs().values())
        .containsExactly(Sign.CIRCLE, Sign.LABEL, Sign.LABEL, Sign.LABEL);
  }

  @Test
  void movesAreShownOneByOne() {
    StepProgress first = StepProgress.at(lesson.steps().get(0)).next();
    assertThat(standing(first.position())).containsExactly("a1B", "b2W", "c3B");
    assertThat(said(first)).isEqualTo("Both have two.");
    StepProgress second = first.next();
    assertThat(standing(second.position())).containsExactly("a1B", "b1W", "b2W", "c3B");
    StepProgress third = second.next();
    assertThat(third.position()).isSameAs(second.position());
    assertThat(third.feedback().orElseThrow().explanation().orElseThrow().sentence())
        .contains("b2");
    assertThat(third.isDone()).isTrue();
  }

  @Test
  void aStepWithoutABoardGoesOn() {
    assertThat(standing(at("block-it").position())).containsExactly("a1B", "b1W", "b2W", "c3B");
    assertThat(standing(at("go-on").position())).containsExactly("a1B", "b1W");
  }

  @Test
  void aRefutationIsPlayedOutAndTakenBack() {
    StepProgress asked = at("block-it");
    StepProgress wrong = asked.play(move(asked, "a2"));
    assertThat(kind(wrong)).isEqualTo(FeedbackKind.WRONG);
    assertThat(said(wrong)).isEqualTo("White has three in a row.");
    assertThat(standing(wrong.position())).contains("a2B").doesNotContain("b3W");
    StepProgress refuted = wrong.next();
    assertThat(standing(refuted.position())).contains("a2B", "b3W");
    assertThat(refuted.isTakingBack()).isTrue();
    assertThat(refuted.next().position()).isSameAs(asked.position());
    StepProgress right = refuted.play(move(asked, "b3"));
    assertThat(said(right)).isEqualTo("Blocked.");
    assertThat(right.isDone()).isTrue();
  }

  @Test
  void otherMovesRefusedOnesAndHintsAreAnswered() {
    StepProgress asked = at("block-it");
    assertThat(said(asked.play(move(asked, "a3")))).isEqualTo("White goes to b3.");
    StepProgress named = asked.play(move(asked, "b2"));
    assertThat(said(named)).isEqualTo("It is taken.");
    assertThat(named.result()).contains(StepOutcome.WRONG);
    assertThat(named.isMoving()).isFalse();
    StepProgress refused = asked.play(move(asked, "a1"));
    assertThat(kind(refused)).isEqualTo(FeedbackKind.REFUSED);
    assertThat(refused.result()).isEmpty();
    assertThat(said(asked.hint())).isEqualTo("Look at the column in the middle.");
    assertThat(said(asked.hint().hint())).isEqualTo("It is b3.");
    assertThat(said(asked.hint().hint().hint())).isEqualTo("It is b3.");
    assertThat(asked.hint().result()).contains(StepOutcome.HINT);
  }

  @Test
  void aLongAnswerIsFoundMoveByMove() {
    StepProgress asked = at("two-ends");
    StepProgress on = asked.play(move(asked, "c1"));
    assertThat(kind(on)).isEqualTo(FeedbackKind.ON);
    assertThat(said(on)).isEqualTo("More than one thing threatens now.");
    StepProgress second = on.afterPlayback();
    assertThat(standing(second.position())).containsExactly("a1W", "b1B", "c1W", "b2B");
    assertThat(said(second.play(move(second, "c3")))).isEqualTo("Black has three in a row.");
    assertThat(said(second.play(move(second, "a2")))).isEqualTo("Find the other end.");
    StepProgress third = second.play(move(second, "b3")).afterPlayback();
    StepProgress done = third.play(move(third, "c3"));
    assertThat(kind(done)).isEqualTo(FeedbackKind.RIGHT);
    assertThat(said(done)).isEqualTo("Well found.");
    assertThat(done.isDone()).isTrue();
    StepProgress other = at("two-ends");
    for (String name : List.of("a2", "c1", "c2")) {
      other = other.play(move(other, name)).afterPlayback();
    }
    assertThat(said(other)).isEqualTo("Anything.");
    assertThat(other.isDone()).isTrue();
  }

  @Test
  void practiceEndsWithItsGoal() {
    StepProgress playing = at("play");
    assertThat(playing.isDone()).isFalse();
    for (String name : List.of("c1", "b1", "c3")) {
      playing = playing.play(move(playing, name));
      assertThat(kind(playing)).isEqualTo(FeedbackKind.PLAYED);
    }
    assertThat(playing.undo().position().ply()).isEqualTo(playing.position().ply() - 1);
    assertThat(kind(playing.play(move(playing, "c1")))).isEqualTo(FeedbackKind.REFUSED);
    StepProgress won = playing.play(move(playing, "b3"));
    assertThat(kind(won)).isEqualTo(FeedbackKind.REACHED);
    assertThat(won.isDone()).isTrue();
    assertThat(won.result()).contains(StepOutcome.RIGHT);
  }

  @Test
  void whatIsReadIsRemembered() {
    LessonSession lessonSession = LessonSession.at(lesson, 0);
    while (lessonSession.index() == 0) {
      lessonSession = lessonSession.next();
    }
    assertThat(lessonSession.tried())
        .contains(new StepResult("test", "three-in-a-row", StepOutcome.READ));
    assertThat(lessonSession.forward().tried()).isEmpty();
    assertThat(lessonSession.next()).isSameAs(lessonSession);
    LessonSession last = LessonSession.at(lesson, lesson.steps().size() - 1).forward();
    assertThat(last.isOver()).isTrue();
    assertThat(last.tried()).contains(new StepResult("test", "go-on", StepOutcome.READ));
  }
}
