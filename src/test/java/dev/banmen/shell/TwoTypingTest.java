package dev.banmen.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Visitor;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Side;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.shell.line.Shell;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Two people at one game, each in their own line mode. */
class TwoTypingTest {
  private final LiveSession live = shared("wang", "ann");
  private final Typist wang = new Typist("wang", live);
  private final Typist ann = new Typist("ann", live);

  private static LiveSession shared(String black, String white) {
    return shared("go", "9", black, white);
  }

  private static LiveSession shared(String game, String size, String black, String white) {
    Terms terms =
        Terms.of(game, Map.of("size", size))
            .between(new Seat(new Player(black), ""), new Seat(new Player(white), ""));
    Session begun = Session.begin(terms, terms.start(Catalog.ALL));
    return new LiveSession(begun, LiveSession.EventWriter.NONE, () -> 0);
  }

  /** Somebody who types, and what was answered last. */
  private static final class Typist {
    private final List<String> heard = new ArrayList<>();
    private final Shell shell;

    Typist(String name, LiveSession live) {
      Visitor visitor =
          new Visitor(Catalog.ALL) {
            @Override
            public Player me() {
              return new Player(name);
            }
          };
      shell = new Shell(visitor, new CollectedLines(heard));
      shell.begin(live);
    }

    /** The answer to the last of these lines. */
    String types(String... lines) {
      for (String line : lines) {
        heard.clear();
        shell.answer(line);
      }
      return String.join("\n", heard);
    }
  }

  /** As quick as a computer: the answer is there before the move is reported. */
  @Test
  void whatFollowsAtOnceIsReportedAfterTheMove() {
    live.listen(
        () -> {
          if (live.now().position().ply() == 1) {
            ann.types("last", "C3");
          }
        });
    assertThat(wang.types("E5")).isEqualTo("Black plays E5. White to move.");
    assertThat(wang.types("last")).startsWith("White plays C3.");
  }

  @Test
  void ofSeveralMovesInARowEachIsSaidWithWhatItDid() {
    LiveSession dots = shared("dots", "2x3", "wang", "ann");
    Typist a = new Typist("wang", dots);
    Typist b = new Typist("ann", dots);
    a.types("1,1-1,2");
    b.types("last", "2,1-2,2");
    a.types("last", "1,2-1,3");
    b.types("last", "2,2-2,3");
    a.types("last", "1,1-2,1");
    assertThat(b.types("last")).doesNotContain("completes");
    b.types("1,2-2,2", "1,3-2,3");
    assertThat(a.types("last"))
        .startsWith(
            "B plays 1,2-2,2. B completes 1 box: 1,1-2,2.\n"
                + "B plays 1,3-2,3. B completes 1 box: 1,2-2,3. ");
  }

  private void passTwice() {
    wang.types("E5");
    ann.types("last", "pass");
    wang.types("last", "pass");
    assertThat(live.now().isCounting()).isTrue();
  }

  @Test
  void aPointTypedAtTheCountIsMarked() {
    passTwice();
    assertThat(wang.types("E5")).contains("E5").doesNotContain("Illegal");
    assertThat(live.now().dead()).hasSize(1);
    assertThat(wang.types("E5")).contains("E5");
    assertThat(live.now().dead()).isEmpty();
    wang.types("A1");
    assertThat(live.now().agreed().neutral()).isNotEmpty();
    assertThat(live.now().refusedMoves().size()).isZero();
  }

  @Test
  void whoeverResignedAsksToGoOn() {
    wang.types("E5", "resign");
    assertThat(wang.types("undo")).contains("You asked to continue the game.");
    assertThat(ann.types("last")).contains("Black asks to continue the game: 'yes' agrees");
    ann.types("no");
    assertThat(wang.types("last")).contains("White declines: the game is over.");
  }

  @Test
  void redoTakesBothSeats() {
    wang.types("E5", "undo");
    ann.types("last", "yes");
    assertThat(wang.types("redo")).endsWith("? No redo against a person.");
    assertThat(ann.types("redo")).isEqualTo("? No redo against a person.");
    Typist alone = new Typist("one", shared("one", "one"));
    assertThat(alone.types("E5", "undo", "redo")).isEqualTo("Black plays E5. White to move.");
  }

  @Test
  void estimatesTakeBoth() {
    wang.types("E5");
    assertThat(ann.types("last", "estimate"))
        .isEqualTo("White to move. You asked for estimates of the score. Waiting for the answer.");
    assertThat(wang.types("last")).contains("White asks to show estimates of the score");
    assertThat(wang.types("no")).doesNotContain("agreed");
    assertThat(ann.types("last")).contains("Black declines the estimate.");
    assertThat(ann.types("estimate"))
        .isEqualTo("? Black has declined that already. You can ask again after the next move.");
    assertThat(wang.types("last")).doesNotContain("asks");
    ann.types("C3", "estimate");
    assertThat(wang.types("last", "yes"))
        .isEqualTo("You have agreed: 'estimate' estimates the score. Your turn.");
    assertThat(ann.types("last")).contains("You have agreed").doesNotContain("declined");
    assertThat(ann.types("hint")).contains("No hints against a person.");
  }

  @Test
  void theCoachTellsACostToTheSideThatPaidIt() {
    wang.types("A2");
    ann.types("last", "A1");
    assertThat(wang.types("coach on", "last", "B1")).contains("B1").doesNotContain("Coach:");
    Typist alone = new Typist("one", shared("one", "one"));
    assertThat(alone.types("A2", "A1", "coach on", "B1")).contains("Coach:");
  }

  @Test
  void anAttemptIsListedAfterTheMoveBeforeItIfThereIsOne() {
    Typist alone = new Typist("one", shared("othello", "8", "one", "one"));
    assertThat(alone.types("a1", "d3", "d3", "history"))
        .isEqualTo(
            """
            Before the first move, Black tried a1: flips nothing (miss 2).
            Move 1. Black plays d3.
            After move 1, White tried d3: occupied (miss 1).\
            """);
  }

  @Test
  void whatTheOtherSideDidIsReportedBeforeTheAnswer() {
    wang.types("E5");
    assertThat(ann.types("history"))
        .isEqualTo("Black plays E5. Your turn.\nMove 1. Black plays E5.");
    assertThat(ann.types("history")).isEqualTo("Move 1. Black plays E5.");
    wang.types("undo");
    assertThat(ann.types("moves"))
        .startsWith(
            "Your turn. Black asks to take back their last move: 'yes' agrees, 'no' declines.\n"
                + "Move 1");
    assertThat(ann.types("no")).isEqualTo("You declined. Your turn.");
    assertThat(wang.types("moves"))
        .startsWith("White declines: no move is taken back. White to move.\n");
    ann.types("D4");
    wang.types("last", "undo");
    ann.types("last", "yes");
    assertThat(wang.types("moves")).isEqualTo("2 moves were taken back. Your turn.\nNo moves yet.");
  }

  @Test
  void aMoveInAnswerToAnotherBoardIsTooLate() {
    wang.types("E5");
    assertThat(ann.types("D4"))
        .isEqualTo(
            "Black plays E5. Your turn.\n"
                + "The game has moved on, so nothing was done. Check the board and try again.");
    assertThat(live.now().position().ply()).isEqualTo(1);
    assertThat(ann.types("D4")).isEqualTo("White plays D4. Black to move.");
  }

  @Test
  void aCountIsAcceptedAsItWasShown() {
    passTwice();
    ann.types("last");
    wang.types("dead E5");
    assertThat(ann.types("accept"))
        .contains("Black marked E5 as dead.", "White wins by 7.5 if both agree.")
        .endsWith("nothing was done. Check the board and try again.");
    assertThat(live.now().agreed().accepted()).isEmpty();
    assertThat(ann.types("accept")).contains("You accepted. Waiting for ");
    assertThat(wang.types("last")).contains("White accepts the count.");
    assertThat(wang.types("accept")).startsWith("White wins by 7.5.");
  }

  @Test
  void twoMarksAtOnceDoNotUndoEachOther() {
    passTwice();
    ann.types("last");
    wang.types("dead E5");
    assertThat(ann.types("dead E5"))
        .endsWith("E5 is dead already. 'alive E5' marks it alive again.");
    assertThat(live.now().dead()).hasSize(1);
    assertThat(ann.types("dead E5"))
        .isEqualTo("E5 is dead already. 'alive E5' marks it alive again.");
    assertThat(live.now().dead()).hasSize(1);
    assertThat(ann.types("alive E5")).startsWith("Alive again: E5.");
    assertThat(ann.types("alive E5")).isEqualTo("E5 is alive already.");
    assertThat(live.now().dead()).isEmpty();
    assertThat(ann.types("alive A1")).contains("A1");
  }

  @Test
  void marksInARowAreReportedTogetherAndNoneTwice() {
    wang.types("E5");
    ann.types("last", "A1");
    wang.types("last", "pass");
    ann.types("last", "pass");
    wang.types("last", "dead E5", "dead A1");
    assertThat(ann.types("last")).startsWith("Black marked E5 and A1 as dead.");
    wang.types("alive A1");
    assertThat(ann.types("last")).startsWith("Black marked A1 as alive again.");
    wang.types("dead A1");
    assertThat(ann.types("last")).startsWith("Black marked A1 as dead.");
  }

  @Test
  void aRequestThatWasNotShownIsNotAgreedTo() {
    wang.types("E5");
    ann.types("last");
    wang.types("undo");
    assertThat(ann.types("yes")).contains("Black asks to take", "nothing was done");
    assertThat(live.now().asked()).isPresent();
    ann.types("yes");
    assertThat(live.now().node()).isZero();
  }

  @Test
  void oneResignsOnesOwnSideAtAnyTime() {
    wang.types("E5");
    assertThat(wang.types("resign")).contains("White wins by resignation.");
    assertThat(live.now().outcome().orElseThrow().winner()).contains(Side.WHITE);
  }

  @Test
  void aGameThatWasLeftIsReportedAsThat() {
    live.close();
    assertThat(wang.types("E5")).isEqualTo("? You have left this game, so nothing was done.");
    assertThat(wang.types("board")).contains(".");
  }

  @Test
  void whyIsSilentOfARefusalFromBeforeATakeback() {
    wang.types("E5");
    assertThat(ann.types("last", "E5")).startsWith("Illegal: occupied.");
    wang.types("undo");
    assertThat(ann.types("why")).contains("Illegal: occupied.");
    ann.types("yes");
    assertThat(live.now().node()).isZero();
    assertThat(ann.types("why")).isEqualTo("No moves yet.");
  }

  @Test
  void oneWithNothingToTakeBackIsToldSo() {
    wang.types("E5");
    ann.types("last");
    assertThat(ann.types("undo")).isEqualTo("? Nothing to undo.");
    assertThat(wang.types("undo"))
        .isEqualTo("White to move. You asked to take back your last move. Waiting for the answer.");
  }

  @Test
  void commandsThatTakeNoWordsDoNothingWithSome() {
    for (String line : List.of("draw please", "resign foo", "pass foo", "undo 3", "accept it")) {
      String name = line.substring(0, line.indexOf(' '));
      assertThat(wang.types(line)).startsWith("? '" + name + "' takes no argument; leave out");
    }
    assertThat(live.now().stateNumber()).isZero();
    assertThat(wang.types("pass")).startsWith("Black passes.");
  }

  @Test
  void theCountExplainsItselfAndItsSites() {
    passTwice();
    assertThat(wang.types("explain C3"))
        .isEqualTo("C3 is Black's: only Black's living stones touch it.");
    assertThat(wang.types("explain pass"))
        .startsWith("The game is being counted: 'accept' accepts");
    assertThat(wang.types("pass"))
        .startsWith("Illegal: game over.")
        .endsWith(
            "The game is being counted: 'accept' accepts the result, 'continue' continues the"
                + " game.");
    wang.types("dead E5");
    assertThat(wang.types("explain E5"))
        .isEqualTo("E5: Black's stone is dead and will be removed.");
    ann.types("last", "continue");
    assertThat(wang.types("explain C3")).contains("did not agree: play continues.", "C3 is legal");
  }

  @Test
  void eachCommandHasItsHelp() {
    for (String name : List.of("accept", "continue", "draw", "yes", "no")) {
      assertThat(wang.types("help " + name)).startsWith(name + ": ");
    }
    passTwice();
    wang.types("undo");
    String[] all = ann.types("help").split("\\.")[0].split(": ");
    for (String name : all[all.length - 1].split(", ")) {
      assertThat(ann.types("help " + name)).doesNotContain("perhaps meant", "no command");
    }
  }
}
