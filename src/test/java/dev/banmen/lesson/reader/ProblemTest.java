package dev.banmen.lesson.reader;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.record.Fault;
import dev.banmen.lesson.Answers;
import dev.banmen.lesson.DatedStepResult;
import dev.banmen.lesson.Feedback.FeedbackKind;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.MoveReply;
import dev.banmen.lesson.Paragraph;
import dev.banmen.lesson.Progress;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.StepOutcome;
import dev.banmen.lesson.StepProgress;
import dev.banmen.lesson.StepResult;
import java.io.IOException;
import java.time.LocalDateTime;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Problems in SGF, however they mark what is right. */
class ProblemTest {
  /** A1 in atari; A2 takes it, C7 does not. */
  private static final String SET_UP = "(;GM[1]FF[4]SZ[9]AB[bi]AW[ai]C[Take it.]";

  private static StepProgress first(String sgf) throws IOException {
    return StepProgress.at(Fixture.lesson(Fixture.problem(sgf)).steps().get(0));
  }

  private static StepProgress play(StepProgress attempt, String name) {
    Position position = attempt.position();
    Notation notation = position.game().notation();
    Side side = position.toMove().orElseThrow();
    Move move = new Place(side, notation.parse(name).orElseThrow());
    return attempt.play(move);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "goproblems.com     | (;B[cc];W[ah])             | (;B[ah]C[RIGHT Taken.])",
        "EasyGo             | (;B[cc];W[ah])             | (;B[ah]C[Taken. Correct!])",
        "Many Faces of Go   | (;B[cc];W[ah])             | (;B[ah]TE[2]C[Taken.])",
        "bad moves          | (;B[cc]BM[1];W[ah])        | (;B[ah]C[Taken.])",
        "uliGo              | (;B[cc]WV[cc];W[ah])       | (;B[ah]C[Taken.])",
        "a comment on wrong | (;B[cc]C[Wrong];W[ah])     | (;B[ah]C[Taken.])",
        "not right          | (;B[cc]C[This is not right];W[ah]) | (;B[ah]C[Taken. Right!])",
        "only not right     | (;B[cc]C[This is not right];W[ah]) | (;B[ah]C[Taken.])",
        "a right idea       | (;B[cc]C[Right idea, but too slow];W[ah]) | (;B[ah]C[Taken.]TE[1])",
        "another's label    | (;B[cc]C[A is correct.];W[ah]) | (;B[ah]C[Taken. Correct!])",
        "another's move     | (;B[cc]C[The right move is A2];W[ah]) | (;B[ah]C[Taken.]TE[1])",
        "another is wrong   | (;B[cc]C[Wrong.];W[ah])    | (;B[ah]C[Taken. A is wrong.])",
        "wrong after no     | (;B[cc]C[No, this is wrong.];W[ah]) | (;B[ah]C[Taken.])",
        "right after not    | (;B[cc];W[ah]) | (;B[ah]C[Taken. White cannot escape, correct!])",
        "Chinese, after not | (;B[cc]C[不行，失败];W[ah])  | (;B[ah]C[Taken. 没有眼，正解])",
        "Chinese, wrong     | (;B[cc]C[失败];W[ah])       | (;B[ah]C[Taken.])",
        "Chinese, right     | (;B[cc];W[ah])             | (;B[ah]C[Taken. 正确])",
        "Japanese           | (;B[cc]C[不正解];W[ah])     | (;B[ah]C[Taken. 正解])",
        "Tsumego Hero       | (;B[cc];W[ah])             | (;B[ah]C[+ Taken.])",
        "a name             | (;B[cc]N[Failure];W[ah])   | (;B[ah]N[Solution]C[Taken.])",
        "the right name     | (;B[cc];W[ah])             | (;B[ah]N[正解図]C[Taken.])",
        "the wrong name     | (;B[cc]N[失敗図];W[ah])     | (;B[ah]C[Taken.])",
        "good for Black     | (;B[cc];W[ah])             | (;B[ah]GB[1]C[Taken.])",
        "good for White     | (;B[cc];W[ah]GW[1])        | (;B[ah]C[Taken.])",
        "good, but marked   | (;B[cc]GB[1];W[ah])        | (;B[ah]TE[1]C[Taken.])",
        "good, but wrong    | (;B[cc]GB[1]C[Wrong];W[ah]) | (;B[ah]C[Taken.])",
        "White's tesuji     | (;B[cc];W[ah]TE[1])        | (;B[ah]TE[1]C[Taken.])",
        "the main line      | (;B[ah]C[Taken.])          | (;B[cc];W[ah])",
      })
  void whatIsRightIsMarkedInManyWays(String way, String one, String other) throws IOException {
    StepProgress asked = first(SET_UP + one + other + ")");
    assertThat(asked.step().prose().get(0).text()).isEqualTo("Take it.");
    StepProgress right = play(asked, "A2");
    assertThat(right.feedback().orElseThrow().kind()).as(way).isEqualTo(FeedbackKind.RIGHT);
    assertThat(right.feedback().orElseThrow().sentence()).startsWith("Taken.");
    assertThat(right.isDone()).isTrue();
    StepProgress wrong = play(asked, "C7");
    assertThat(wrong.feedback().orElseThrow().kind()).as(way).isEqualTo(FeedbackKind.WRONG);
    assertThat(wrong.next().position().ply()).isEqualTo(2);
    assertThat(wrong.afterPlayback().position()).isSameAs(asked.position());
    assertThat(play(asked, "E5").feedback().orElseThrow().kind()).isEqualTo(FeedbackKind.WRONG);
  }

  @Test
  void marksOnTheAnswersAreNotShown() throws IOException {
    StepProgress asked =
        first("(;GM[1]SZ[9]AB[aa][ab]AW[ba][bb]LB[ca:A][cb:B][aa:1]TR[cb](;B[ca]TE[1])(;B[cb]))");
    assertThat(asked.step().markup().labels().values()).containsExactly("1");
    assertThat(asked.step().markup().signs()).hasSize(1);
  }

  @Test
  void whatIsGoodForBlackIsWrongForWhite() throws IOException {
    StepProgress asked = first("(;GM[1]SZ[9](;W[cc]GB[1])(;W[ah]GW[1]))");
    assertThat(play(asked, "A2").isDone()).isTrue();
    assertThat(play(asked, "C7").isDone()).isFalse();
  }

  @Test
  void aNameIsThatOfTheWholeLine() throws IOException {
    String line = "(;GM[1]SZ[9];B[aa]N[Solution];W[bb](;B[ca]BM[1];W[cb])(;B[da]))";
    StepProgress first = play(first(line), "A9").afterPlayback();
    assertThat(first.isDone()).isFalse();
    assertThat(play(first, "C9").isDone()).isFalse();
    assertThat(play(first, "D9").isDone()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(;GM[1]SZ[5](;B[aa])(;B[bb]))              | No answer is marked here",
        "(;GM[1]SZ[5];B[aa])                        | No answer is marked here",
        "(;GM[1]SZ[5](;B[aa]C[Right idea])(;B[bb])) | No answer is marked here",
        "(;GM[1]SZ[5](;B[aa]C[A is correct.])(;B[bb]C[B is wrong])) | No answer is marked here",
        "(;GM[1]SZ[5](;B[aa]C[Correct: B2])(;B[bb]C[正解は黑A])) | No answer is marked here",
        "(;GM[1]SZ[5](;B[aa]N[Main])(;B[bb]IT[]))   | No answer is marked here",
        "(;GM[1]SZ[5](;B[aa]BM[1])(;B[bb]C[失败]))   | Every answer here is marked as wrong",
        "(;GM[1]SZ[5](;B[aa]C[No, wrong.])(;B[bb]C[不行，失败])) | Every answer here is marked as wrong",
        "(;GM[1]SZ[5](;B[aa]TE[1])(;B[bb]))         | ''",
        "(;GM[1]SZ[5](;B[aa])(;B[bb]C[失败]))        | ''",
        "(;GM[1]SZ[5](;B[aa]UC[1])(;B[bb]GB[1]))    | ''",
      })
  void whetherAnythingIsMarkedIsSaid(String sgf, String said) throws IOException {
    LessonReader.ReadLesson read = Fixture.problem(sgf);
    assertThat(read.faults()).isEmpty();
    String prose =
        read.lesson().orElseThrow().steps().get(0).prose().stream()
            .map(Paragraph::text)
            .collect(Collectors.joining());
    if (said.isEmpty()) {
      assertThat(read.notes()).isEmpty();
      assertThat(prose).isEmpty();
    } else {
      assertThat(read.notes()).hasSize(1);
      Fault note = read.notes().get(0);
      assertThat(note.line() + ":" + note.column()).isEqualTo("1:2");
      assertThat(note.text()).startsWith(said).isEqualTo(prose);
    }
  }

  @Test
  void aReplyIsPlayedAndTheNextMoveAsked() throws IOException {
    String sgf = "(;GM[1]SZ[9]PL[W];W[aa];B[ba](;W[bb]C[Go on];B[ca];W[cb]C[RIGHT])(;W[ii];B[bb]))";
    StepProgress asked = first(sgf);
    assertThat(asked.position().toMove()).contains(Side.WHITE);
    StepProgress first = play(asked, "A9").afterPlayback();
    assertThat(first.position().ply()).isEqualTo(2);
    StepProgress wrong = play(first, "J1");
    assertThat(wrong.afterPlayback().position()).isSameAs(first.position());
    StepProgress second = play(first, "B8");
    assertThat(second.feedback().orElseThrow().sentence()).isEqualTo("Go on");
    assertThat(play(second.afterPlayback(), "C8").isDone()).isTrue();
  }

  @Test
  void eachGameOfAFileIsAStep() throws IOException {
    Lesson lesson =
        Fixture.lesson(
            Fixture.problem(
                "(;GM[1]SZ[5]GN[Eyes];B[aa])(;GM[1]SZ[7];B[aa])(;SZ[5]GN[Eyes];W[aa])"));
    assertThat(lesson.steps())
        .extracting(Step::name)
        .doesNotHaveDuplicates()
        .allMatch(name -> name.startsWith("problem:"));
    assertThat(lesson.steps())
        .extracting(Step::heading)
        .containsExactly("Eyes", "problem 2", "Eyes");
    assertThat(lesson.steps().get(1).start().lattice().rows()).isEqualTo(7);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(;GM[1]SZ[5]C[Nothing])               | 1:2  | a move was expected here",
        "(;GM[1]SZ[5];B[aa];W[aa])             | 1:19 | A5 is illegal here",
        "(;GM[1]SZ[5];B[aa];B[bb])             | 1:19 | B4 is illegal here",
        "(;GM[1]SZ[5](;B[aa])(;B[aa]C[again])) | 1:22 | the same move is given twice here",
        "(;GM[1]SZ[5]AW[aa]AB[ab][ba];B[cc])   | 1:2  | the group of 1 stone at A5 has no"
            + " liberties",
        "not a game                            | 0:0  | (",
      })
  void aFaultIsToldWhereItStands(String sgf, String place, String text) throws IOException {
    LessonReader.ReadLesson read = Fixture.problem(sgf);
    assertThat(read.lesson()).isEmpty();
    Fault first = read.faults().get(0);
    assertThat(first.line() + ":" + first.column()).startsWith(place);
    assertThat(first.text()).contains(text);
  }

  @Test
  void anIllegalMoveBesideTheRightOneIsLeftOutAndSaid() throws IOException {
    LessonReader.ReadLesson read =
        Fixture.problem("(;GM[1]FF[4]SZ[19]AB[bb]AW[ba][ab][cb][as]PL[W](;W[bc]C[RIGHT])(;W[as]))");
    Answers answers = (Answers) Fixture.lesson(read).steps().get(0).task().orElseThrow();
    assertThat(answers.first().replies().values())
        .singleElement()
        .isInstanceOf(MoveReply.Right.class);
    assertThat(read.notes()).extracting(Fault::text).singleElement().asString().contains("A1 is");
  }

  @Test
  void aGameThatIsNoProblemIsSkippedAndSaid() throws IOException {
    LessonReader.ReadLesson read =
        Fixture.problem(
            "(;GM[1]SZ[5]C[Fifty problems.])\n(;GM[1]SZ[5]PL[B](;B[aa])(;W[bb]C[RIGHT]))\n"
                + "(;GM[1]SZ[5](;B[aa]TE[1])(;B[bb]))\n(;GM[2];B[c4])");
    Lesson lesson = Fixture.lesson(read);
    assertThat(lesson.steps())
        .extracting(step -> step.task().isPresent())
        .containsExactly(false, false, true, false);
    assertThat(lesson.steps().get(0).prose().get(0).text())
        .isEqualTo("Skipped, as it is not a problem: a move was expected here");
    assertThat(lesson.steps().get(1).prose().get(0).text())
        .startsWith("Skipped, as it is not a problem: B4 is illegal here");
    assertThat(read.notes()).extracting(Fault::line).containsExactly(1L, 2L, 1L);
    assertThat(read.notes().get(2).text())
        .endsWith("for a different game than the first one: Othello");
    assertThat(lesson.head(0).isProblem()).isFalse();
    assertThat(lesson.head(2).isProblem()).isTrue();
    assertThat(lesson.head(3).isProblem()).isFalse();
  }

  @Test
  void aProblemThatTheOtherSideBeginsIsSkipped() throws IOException {
    Lesson lesson =
        Fixture.lesson(
            Fixture.problem(
                "(;GM[1]SZ[5]AB[bb]AW[cc]PL[W];W[aa]C[RIGHT])\n"
                    + "(;GM[1]SZ[5]AB[bb]AW[cc];W[aa]C[RIGHT])\n"
                    + "(;GM[1]SZ[5]AB[bb]AW[cc]PL[B];W[aa];B[ba]C[RIGHT])"));
    assertThat(lesson.steps())
        .extracting(step -> step.task().isPresent())
        .containsExactly(true, true, false);
    assertThat(lesson.steps().get(2).prose().get(0).text())
        .isEqualTo("Skipped, as it is not a problem: the other side is to move here");
  }

  /** Progress is by what a problem asks, whatever the file is called and says besides. */
  @Test
  void aProblemIsTheSameInEveryFile() throws IOException {
    String one = "(;GM[1]SZ[5]AB[bb][cc];B[aa]C[RIGHT])";
    String other = "(;GM[1]SZ[5]AP[x:1]AB[cc][bb]C[Live.];B[aa]TE[1])";
    Progress progress =
        Progress.NONE.and(
            new DatedStepResult(
                LocalDateTime.of(2026, 11, 29, 3, 0),
                new StepResult(
                    "./a.sgf",
                    Fixture.lesson(Fixture.problem(one)).stepName(0),
                    StepOutcome.RIGHT)));
    Lesson more = Fixture.lesson(Fixture.problem(other + "(;GM[1]SZ[5]AB[bb];B[aa])"));
    assertThat(progress.isDone(more, more.steps().get(0))).isTrue();
    assertThat(progress.done(more)).isEqualTo(1);
    assertThat(progress.resume(more)).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "wins      | Find the only move that forces a win for Black.",
        "wins 3    | Black wins in 3 moves. Find the only first move.",
        "kills a9  | Find the only move to capture the stones at A9 for Black, whatever the"
            + " other side does.",
        "lives A1  | Find the only move to save the stones at A1 for Black, whatever the other"
            + " side does.",
        "kills     | ''",
        "kills Z99 | ''",
        "leaves A1 | ''",
        "problem   | ''",
        "wins 1234567890 | Find the only move that forces a win for Black.",
      })
  void whatAMinedProblemAsksIsSaidByTheReader(String goal, String sentence) throws IOException {
    String sgf = "(;GM[1]FF[4]SZ[9]AB[bi]AW[ai]GOAL[" + goal + "](;B[ah]TE[1])(;B[cc]BM[1]))";
    Step step = Fixture.lesson(Fixture.problem(sgf)).steps().get(0);
    String prose = step.prose().stream().map(Paragraph::text).collect(Collectors.joining());
    assertThat(prose).isEqualTo(sentence);
  }

  @Test
  void ownWordsAreShownInstead() throws IOException {
    String sgf = SET_UP + "GOAL[wins](;B[ah]TE[1])(;B[cc]BM[1]))";
    assertThat(Fixture.lesson(Fixture.problem(sgf)).steps().get(0).prose())
        .extracting(Paragraph::text)
        .containsExactly("Take it.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(;B[cc]BM[1])(;B[ah]TE[1])     | One of these moves is right: A2 or C7.",
        "(;B[cc])(;B[dd])(;B[ee])(;B[ff])(;B[ah]TE[1]) | One of these moves is right: A2, C7, D6 or"
            + " E5.",
        "(;B[ah]TE[1])                  | There is no hint here.",
        "(;B[cc])(;B[ah])               | There is no hint here.",
      })
  void aHintNamesAFewMoves(String variations, String hint) throws IOException {
    StepProgress attempt = first(SET_UP + variations + ")");
    assertThat(attempt.hint().feedback().orElseThrow().sentence()).isEqualTo(hint);
  }

  /** Of many problems in a file, those are read that are asked for. */
  @Test
  void aFileMayHaveManyProblems() throws IOException {
    StringBuilder file = new StringBuilder();
    for (int i = 0; i < ProblemReader.MOST; i++) {
      String at = "" + (char) ('a' + i % 19) + (char) ('a' + i / 19 % 19);
      file.append("(;GM[1]SZ[19]AB[").append(at).append("]C[").append(i).append("];W[])\n");
    }
    Lesson lesson = Fixture.lesson(Fixture.problem(file.toString()));
    assertThat(lesson.steps()).hasSize(ProblemReader.MOST);
    assertThat(lesson.steps().get(19_999).prose().get(0).text()).isEqualTo("19999");
    assertThat(Fixture.problem(file + "(;GM[1]SZ[5];B[aa])").faults().get(0).text())
        .isEqualTo("20001 games where at most 20000 problems were expected");
  }

  @Test
  void aGameIsNoProblem() throws IOException {
    StringBuilder moves = new StringBuilder("(;GM[1]SZ[19]");
    for (int i = 0; i < 400; i++) {
      String at = "" + (char) ('a' + i / 2 % 19) + (char) ('a' + i / 38 * 2 % 19);
      moves.append(i % 2 == 0 ? ";B[" + at + "]" : ";W[]");
    }
    assertThat(Fixture.problem(moves + ")").faults()).isNotEmpty();
  }
}
