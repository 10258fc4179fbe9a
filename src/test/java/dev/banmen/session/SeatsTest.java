package dev.banmen.session;

import static dev.banmen.session.Table.ANN;
import static dev.banmen.session.Table.BOB;
import static dev.banmen.session.Table.EVE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Outcome;
import dev.banmen.game.Pass;
import dev.banmen.game.Side;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The rights at a game: Ann has Black, Bob has White, Eve watches. */
class SeatsTest {
  private static final Event UNDO = Event.Act.UNDO;
  private static final Event YES = new Event.Reply(true);
  private static final Event DRAW = Event.Act.OFFER_DRAW;
  private static final Event ESTIMATE = Event.Act.ASK_ESTIMATE;
  private static final Event ACCEPT = Event.Act.ACCEPT;
  private static final Event NO = new Event.Reply(false);

  private static Table toy() {
    return Table.ofTwo("toy", "size=5 row=5", "none");
  }

  /** Two passes on 5x5: the game is counted. */
  private static Table counted() {
    return Table.ofTwo("go", "size=5 rules=tromp-taylor", "none")
        .plays("B C3", "W A5", "B pass", "W pass");
  }

  @Test
  void onlyTheHolderOfASeatMovesForIt() {
    Table table = toy();
    for (Player by : new Player[] {BOB, EVE, Player.HERE, Player.SYSTEM}) {
      Session before = table.now;
      table.does(by, table.attempt("B c3"));
      assertThat(table.now.report()).isEqualTo(new Report.Seated(Side.BLACK, new Seat(ANN, "")));
      assertThat(table.now.silent()).isEqualTo(before.silent());
    }
    assertThat(table.does(ANN, table.attempt("B c3")).now.position().ply()).isEqualTo(1);
  }

  @Test
  void onceItIsOverNobodyIsToldWhoseTurnItIs() {
    Table table = toy();
    table.does(BOB, new Event.Resign(Side.WHITE));
    table.does(BOB, table.attempt("B c3"));
    assertThat(table.now.report()).isInstanceOf(Report.Refused.class);
    table.does(EVE, table.attempt("B c3"));
    assertThat(table.now.report()).isInstanceOf(Report.Seated.class);
    assertThat(table.now.position().ply()).isZero();
  }

  @Test
  void whoeverComesTakesAFreeSeatAndNobodyMovesBefore() {
    Table table = Table.ofTwo("toy", "size=5 row=5", "none", ANN, Seat.FREE.holder());
    table.does(ANN, table.attempt("B c3"));
    assertThat(table.now.report()).isEqualTo(new Report.Seated(Side.WHITE, Seat.FREE));
    table.does(ANN, new Event.Resign(Side.BLACK));
    assertThat(table.now.isOver()).as("nobody could win").isFalse();
    Session before = table.now;
    table.does(EVE, new Event.Sit(Side.WHITE, new Seat(BOB, "")));
    table.does(EVE, new Event.Sit(Side.WHITE, new ComputerSeat(1, Optional.empty()).seat()));
    table.does(EVE, new Event.Sit(Side.BLACK, new Seat(EVE, "")));
    assertThat(table.now).isSameAs(before);
    Seat eve = new Seat(EVE, "Eve");
    assertThat(table.does(EVE, new Event.Sit(Side.WHITE, eve)).now.seat(Side.WHITE)).isEqualTo(eve);
    table.does(BOB, new Event.Sit(Side.WHITE, new Seat(BOB, "")));
    assertThat(table.now.seat(Side.WHITE)).isEqualTo(eve);
    assertThat(table.does(ANN, table.attempt("B c3")).now.position().ply()).isEqualTo(1);
  }

  @Test
  void whoWaitsForAPlayerMayCallAComputer() {
    Table table = Table.ofTwo("toy", "size=5 row=5", "none", ANN, Seat.FREE.holder());
    Seat computer = new ComputerSeat(1, Optional.empty()).seat();
    table.does(ANN, new Event.Sit(Side.WHITE, computer));
    assertThat(table.now.seat(Side.WHITE)).isEqualTo(computer);
  }

  @Test
  void onlyTheHolderOfASeatResignsForIt() {
    Table table = toy().plays("B c3");
    Session before = table.now;
    assertThat(table.does(EVE, new Event.Resign(Side.WHITE)).now).isSameAs(before);
    assertThat(table.does(ANN, new Event.Resign(Side.WHITE)).now.outcome()).isEmpty();
    assertThat(table.does(BOB, new Event.Resign(Side.WHITE)).now.outcome())
        .contains(Outcome.resigned(Side.WHITE));
  }

  @Test
  void whoHasNoSeatChangesNothingAtAll() {
    Table table = toy();
    long stale = table.now.stateNumber();
    Session before = table.plays("B c3", "W c4").does(ANN, UNDO).now;
    Event[] events = {
      UNDO,
      YES,
      NO,
      Event.Act.REDO,
      new Event.GoTo(0),
      new Event.Resign(Side.BLACK),
      new Event.Resign(Side.WHITE),
      Event.Act.CLOCK_TICK,
      Event.Act.RESUME,
      new Event.IfCurrent(stale, table.attempt("B a1"))
    };
    for (Event event : events) {
      assertThat(table.does(EVE, event).now).as(event.toString()).isSameAs(before);
    }
  }

  @Test
  void itTakesASeatToAgreeOnWhatIsDeadOrNeutral() {
    Table table = counted();
    Session before = table.now;
    Event dead = new Event.Marking(Event.MarkKind.DEAD, table.site("A5"));
    Event neutral = new Event.Marking(Event.MarkKind.NEUTRAL, table.site("A1"));
    assertThat(table.does(EVE, dead).does(EVE, neutral).now).isSameAs(before);
    assertThat(table.does(ANN, dead).now.dead()).containsExactly(table.site("A5"));
    assertThat(table.does(BOB, neutral).now.agreed().neutral()).hasSize(24);
    Session marked = table.now;
    assertThat(table.does(EVE, UNDO).now).isSameAs(marked);
  }

  @Test
  void aTakebackIsAskedOfTheOtherSideAndComesBackToTheAskersTurn() {
    Table table = toy().plays("B a1", "W b1", "B c1", "W d1");
    table.does(ANN, UNDO);
    assertThat(table.now.report())
        .isEqualTo(new Report.Asked(new Request(Side.BLACK, Request.RequestKind.TAKEBACK)));
    assertThat(table.now.asked().map(Request::side)).contains(Side.BLACK);
    assertThat(table.now.position().ply()).isEqualTo(4);
    table.does(BOB, YES);
    assertThat(table.now.asked()).isEmpty();
    assertThat(table.now.position().ply()).isEqualTo(2);
    assertThat(table.now.movers()).containsExactly(Side.BLACK);
    assertThat(table.now.tree().size()).isEqualTo(5);
  }

  @Test
  void onlyTheOpponentAnswersAndMaySayNo() {
    Table table = toy().plays("B a1").does(ANN, UNDO);
    Session asked = table.now;
    assertThat(table.does(ANN, YES).now.asked().map(Request::side)).contains(Side.BLACK);
    assertThat(table.does(EVE, YES).now.asked().map(Request::side)).contains(Side.BLACK);
    assertThat(table.now.stateNumber()).isEqualTo(asked.stateNumber());
    table.does(BOB, NO);
    assertThat(table.now.report())
        .isEqualTo(new Report.Declined(new Request(Side.BLACK, Request.RequestKind.TAKEBACK)));
    assertThat(table.now.asked()).isEmpty();
    assertThat(table.now.position().ply()).isEqualTo(1);
    long declined = table.now.stateNumber();
    assertThat(table.does(BOB, YES).now.stateNumber()).isEqualTo(declined);
    assertThat(table.now.position().ply()).isEqualTo(1);
  }

  @Test
  void aNewMoveWithdrawsTheQuestionAndARefusedOneDoesNot() {
    Table table = toy().plays("B a1").does(ANN, UNDO).plays("W a1");
    assertThat(table.now.report()).isInstanceOf(Report.Refused.class);
    assertThat(table.now.asked().map(Request::side)).contains(Side.BLACK);
    assertThat(table.plays("W b2").now.asked()).isEmpty();
    assertThat(table.does(BOB, YES).now.position().ply()).isEqualTo(2);
  }

  @Test
  void oneQuestionIsAskedAtATime() {
    Table table = toy().plays("B a1", "W b1").does(ANN, UNDO);
    Request asked = table.now.asked().orElseThrow();
    long stateNumber = table.now.stateNumber();
    for (Player by : new Player[] {ANN, BOB}) {
      assertThat(table.does(by, DRAW).now.report())
          .isEqualTo(new Report.NotDone(Report.Hindrance.PENDING));
    }
    assertThat(table.does(ANN, UNDO).now.report())
        .isEqualTo(new Report.NotDone(Report.Hindrance.PENDING));
    assertThat(table.now.asked()).contains(asked);
    assertThat(table.now.stateNumber()).isEqualTo(stateNumber);
  }

  @Test
  void whoHasMadeNoMoveHasNothingToTakeBack() {
    Session after = toy().plays("B a1").now;
    assertThat(after.canUndo(ANN)).isTrue();
    assertThat(after.canUndo(BOB)).isFalse();
    assertThat(after.canUndo(EVE)).isFalse();
    assertThat(toy().now.canUndo(ANN)).isFalse();
  }

  /** Ann asks for two moves, Bob for one: who asks second agrees to what was asked. */
  @Test
  void ofTakebacksThatCrossTheFirstHolds() {
    for (Player first : new Player[] {ANN, BOB}) {
      Table table = toy().plays("B a1", "W b1").does(first, UNDO);
      table.does(first.equals(ANN) ? BOB : ANN, UNDO);
      assertThat(table.now.position().ply()).isEqualTo(first.equals(ANN) ? 0 : 1);
      assertThat(table.now.asked()).isEmpty();
    }
  }

  @Test
  void estimatesAreForBothOnceTheOtherSideAgrees() {
    Table table = toy().plays("B a1");
    Request request = new Request(Side.WHITE, Request.RequestKind.ESTIMATE);
    for (Player by : new Player[] {ANN, BOB, EVE}) {
      assertThat(table.now.mayEstimate(by)).isFalse();
    }
    assertThat(table.does(BOB, ESTIMATE).now.report()).isEqualTo(new Report.Asked(request));
    assertThat(table.does(BOB, YES).now.requests().isEstimateAgreed()).isFalse();
    assertThat(table.does(ANN, NO).now.report()).isEqualTo(new Report.Declined(request));
    table.plays("W b1").does(BOB, ESTIMATE).does(ANN, YES);
    assertThat(table.now.report()).isEqualTo(new Report.Agreed(request));
    table.plays("B c1", "W d1").does(ANN, UNDO).does(BOB, YES);
    assertThat(table.now.mayEstimate(ANN) && table.now.mayEstimate(BOB)).isTrue();
    assertThat(table.now.mayEstimate(EVE)).isFalse();
    Session before = table.now;
    assertThat(table.does(ANN, ESTIMATE).now.asked()).isEqualTo(before.asked());
  }

  @Test
  void estimatesAreAgreedOnIfBothAskForThem() {
    Table table = toy().plays("B a1").does(BOB, ESTIMATE).does(ANN, ESTIMATE);
    assertThat(table.now.mayEstimate(ANN) && table.now.mayEstimate(BOB)).isTrue();
  }

  @Test
  void aDrawIsOfferedAndTheOtherSideAnswers() {
    Table table = toy().plays("B a1").does(BOB, DRAW);
    assertThat(table.now.isOver()).isFalse();
    assertThat(table.does(BOB, YES).now.isOver()).isFalse();
    assertThat(table.does(ANN, NO).now.report())
        .isEqualTo(new Report.Declined(new Request(Side.WHITE, Request.RequestKind.DRAW)));
    table.plays("W b1").does(BOB, DRAW).does(ANN, YES);
    assertThat(table.now.outcome()).contains(Outcome.agreedDraw());
    assertThat(table.now.movers()).isEmpty();
  }

  @Test
  void whatWasDeclinedIsAskedAgainOnlyAfterTheNextMove() {
    for (Event event : new Event[] {UNDO, DRAW, ESTIMATE}) {
      Table table = toy().plays("B a1", "W b1").does(ANN, event);
      Request request = table.now.asked().orElseThrow();
      table.does(BOB, NO);
      long declined = table.now.stateNumber();
      for (int i = 0; i < 3; i++) {
        table.does(ANN, event);
        assertThat(table.now.report()).isEqualTo(new Report.NotDone(Report.Hindrance.DECLINED));
        assertThat(table.now.asked()).isEmpty();
        assertThat(table.now.stateNumber()).isEqualTo(declined);
      }
      table.does(BOB, event);
      assertThat(table.now.asked().map(Request::side)).as("the other").contains(Side.WHITE);
      table.does(ANN, NO).plays("B c1").does(ANN, event);
      assertThat(table.now.asked()).contains(request);
    }
  }

  @Test
  void anotherKindOfRequestIsFreeThoughOneWasDeclined() {
    Table table = toy().plays("B a1").does(ANN, UNDO).does(BOB, NO).does(ANN, DRAW);
    assertThat(table.now.asked()).contains(new Request(Side.BLACK, Request.RequestKind.DRAW));
    table.does(BOB, NO).does(ANN, UNDO);
    assertThat(table.now.report()).isEqualTo(new Report.NotDone(Report.Hindrance.DECLINED));
  }

  @Test
  void aDeclinedSideStillAgreesToTheSameRequestOfTheOther() {
    Table table = toy().plays("B a1").does(ANN, DRAW).does(BOB, NO).does(BOB, DRAW);
    assertThat(table.does(ANN, DRAW).now.outcome()).contains(Outcome.agreedDraw());
  }

  @Test
  void theEndOfTheGameIsSomethingElseToTakeBack() {
    Table resigned = toy().plays("B a1", "W b1").does(ANN, UNDO).does(BOB, NO);
    resigned.does(ANN, new Event.Resign(Side.BLACK)).does(ANN, UNDO);
    assertThat(resigned.now.asked()).isPresent();
    assertThat(resigned.does(BOB, NO).does(ANN, UNDO).now.asked()).isEmpty();
    Table settled = counted().does(ANN, UNDO).does(BOB, NO);
    settled.does(ANN, new Event.Marking(Event.MarkKind.DEAD, settled.site("A5"))).does(ANN, UNDO);
    assertThat(settled.now.report())
        .as("marks")
        .isEqualTo(new Report.NotDone(Report.Hindrance.DECLINED));
    settled.does(ANN, ACCEPT).does(BOB, ACCEPT).does(ANN, UNDO);
    assertThat(settled.now.asked()).isPresent();
  }

  @Test
  void drawOffersThatCrossAreAgreement() {
    Table table = toy().plays("B a1").does(BOB, DRAW).does(ANN, DRAW);
    assertThat(table.now.outcome()).contains(Outcome.agreedDraw());
  }

  @Test
  void aMoveWithdrawsTheOfferOfADraw() {
    Table table = toy().plays("B a1").does(ANN, DRAW).plays("W b1");
    assertThat(table.does(BOB, YES).now.isOver()).isFalse();
  }

  @Test
  void anAgreedDrawIsTakenBackByBoth() {
    Table table = toy().plays("B a1").does(BOB, DRAW).does(ANN, YES).does(ANN, UNDO);
    assertThat(table.now.isOver()).isTrue();
    assertThat(table.does(BOB, YES).now.isOver()).isFalse();
  }

  @Test
  void aLateAnswerOfAnyKindDoesNothing() {
    Table table = counted();
    long before = table.now.stateNumber();
    table.does(BOB, new Event.Marking(Event.MarkKind.DEAD, table.site("A5")));
    Session marked = table.now;
    Event[] events = {
      Event.Act.ACCEPT, Event.Act.CONTINUE, new Event.Resign(Side.BLACK), Event.Act.UNDO
    };
    for (Event event : events) {
      table.does(ANN, new Event.IfCurrent(before, event));
      assertThat(table.now.report())
          .as(event.toString())
          .isEqualTo(new Report.NotDone(Report.Hindrance.TOO_LATE));
      assertThat(table.now.silent()).as(event.toString()).isEqualTo(marked.silent());
    }
    table.does(ANN, new Event.IfCurrent(marked.stateNumber(), Event.Act.ACCEPT));
    assertThat(table.now.agreed().accepted()).containsExactly(Side.BLACK);
  }

  @Test
  void theCountNeedsBothSidesAndAChangeOfMarksTakesBothAcceptancesBack() {
    Table table = counted().does(ANN, ACCEPT);
    assertThat(table.now.isOver()).isFalse();
    assertThat(table.does(EVE, ACCEPT).does(ANN, ACCEPT).now.isOver()).isFalse();
    table.does(BOB, new Event.Marking(Event.MarkKind.DEAD, table.site("A5")));
    assertThat(table.now.agreed().accepted()).isEmpty();
    table.does(BOB, ACCEPT);
    assertThat(table.now.isCounting()).isTrue();
    table.does(ANN, ACCEPT);
    assertThat(table.now.isCounting()).isFalse();
    assertThat(table.now.isOver()).isTrue();
    Session settled = table.now;
    table
        .does(BOB, new Event.Marking(Event.MarkKind.DEAD, table.site("A5")))
        .does(BOB, Event.Act.CONTINUE);
    assertThat(table.now.silent()).isEqualTo(settled.silent());
  }

  @Test
  void onePersonWithBothSeatsAcceptsOnce() {
    Table table = Table.ofOne("go", "size=5", "none").plays("B pass", "W pass");
    assertThat(table.now.isOver()).isFalse();
    assertThat(table.does(Player.HERE, ACCEPT).now.isOver()).isTrue();
    assertThat(table.does(Player.HERE, UNDO).now.isCounting()).isTrue();
    assertThat(table.does(Player.HERE, UNDO).now.position().ply()).isEqualTo(1);
  }

  @Test
  void whoeverContinuesKeepsThePassesAndTheTurnOrder() {
    Table table = counted();
    int plies = table.now.position().ply();
    Side next = table.now.position().last().orElseThrow().side().opponent();
    table.does(BOB, Event.Act.CONTINUE);
    assertThat(table.now.report()).isEqualTo(new Report.Resumed(Side.WHITE));
    assertThat(table.now.position().ply()).isEqualTo(plies);
    assertThat(table.now.movers()).containsExactly(next);
    table.plays((next == Side.BLACK ? "B" : "W") + " pass");
    assertThat(table.now.isCounting()).isFalse();
    table.plays((next == Side.BLACK ? "W" : "B") + " pass");
    assertThat(table.now.isCounting()).isTrue();
  }

  @Test
  void theClocksStandAtTheCountAndRunAgainWhenPlayGoesOn() {
    Table table = Table.ofTwo("go", "size=5", "1m").plays("B A1", "W pass", "B pass");
    table.waits(300_000).does(Player.SYSTEM, Event.Act.CLOCK_TICK);
    assertThat(table.now.isCounting()).isTrue();
    table.does(ANN, Event.Act.CONTINUE).waits(59_000).does(Player.SYSTEM, Event.Act.CLOCK_TICK);
    assertThat(table.now.isOver()).isFalse();
    table.waits(1_000).does(Player.SYSTEM, Event.Act.CLOCK_TICK);
    assertThat(table.now.outcome()).contains(Outcome.timedOut(Side.WHITE));
  }

  @Test
  void whoeverHasNotMovedHasNothingToAskFor() {
    Table table = toy().plays("B a1");
    assertThat(table.does(BOB, UNDO).now.asked()).isEmpty();
    assertThat(table.now.report()).isEqualTo(Report.NONE);
  }

  @Test
  void aResignationIsAskedBackByWhoeverGaveUp() {
    Table table = toy().plays("B a1", "W b1").does(BOB, new Event.Resign(Side.WHITE));
    assertThat(table.does(ANN, UNDO).now.asked()).isEmpty();
    assertThat(table.does(BOB, UNDO).now.asked().map(Request::side)).contains(Side.WHITE);
    assertThat(table.now.outcome()).contains(Outcome.resigned(Side.WHITE));
    table.does(ANN, YES);
    assertThat(table.now.outcome()).isEmpty();
    assertThat(table.now.position().ply()).isEqualTo(2);
  }

  @Test
  void aForcedPassIsNotWhatIsTakenBack() {
    Table table = Table.ofTwo("othello", "size=4", "none");
    Map<Side, Integer> choices = table.playsToForcedPass(Table.SEED_OF_A_PASS);
    Side passes = table.now.position().toMove().orElseThrow();
    Player asker = table.now.seat(passes).holder();
    table.does(asker, new Event.Try(new Pass(passes))).does(asker, UNDO);
    table.does(table.now.seat(passes.opponent()).holder(), YES);
    assertThat(table.now.node()).isEqualTo(choices.get(passes));
    assertThat(table.now.position().toMove()).contains(passes);
  }

  @Test
  void playersWhoSitApartDoNotGoAboutInTheTree() {
    Table table = toy().plays("B a1", "W b1").does(ANN, UNDO).does(BOB, YES);
    long stateNumber = table.now.stateNumber();
    table.does(ANN, Event.Act.REDO).does(ANN, new Event.GoTo(1)).does(BOB, new Event.GoTo(2));
    assertThat(table.now.stateNumber()).isEqualTo(stateNumber);
    assertThat(table.now.node()).isZero();
  }

  @Test
  void onlyTheProgramSaysThatAnInterruptionIsOver() {
    Table table = Table.ofTwo("toy", "size=5 row=5", "1m").plays("B a1").waits(50_000);
    Session before = table.now;
    assertThat(table.does(BOB, Event.Act.RESUME).now).isSameAs(before);
    assertThat(table.main(Side.WHITE)).isEqualTo(10_000);
    table.does(Player.SYSTEM, Event.Act.RESUME);
    assertThat(table.main(Side.WHITE)).isEqualTo(60_000);
  }

  /** An offer or a request is no reason to think again: the move that was made meanwhile stands. */
  @Test
  void aMoveStandsThoughTheOtherSideAskedForSomethingMeanwhile() {
    Table table = toy().plays("B c3", "W c4");
    long seen = table.now.stateNumber();
    table.does(BOB, DRAW).does(ANN, new Event.IfCurrent(seen, table.attempt("B a1")));
    assertThat(table.now.position().ply()).isEqualTo(3);
    assertThat(table.now.asked()).as("a move is an answer, too").isEmpty();
    table.does(ANN, new Event.IfCurrent(seen, table.attempt("B a2")));
    assertThat(table.now.report())
        .as("too soon")
        .isEqualTo(new Report.Seated(Side.WHITE, table.now.seat(Side.WHITE)));
    table.plays("W a3").does(ANN, new Event.IfCurrent(seen, table.attempt("B a2")));
    assertThat(table.now.report())
        .as("the board has changed")
        .isEqualTo(new Report.NotDone(Report.Hindrance.TOO_LATE));
  }

  @Test
  void aReplyIsToWhatIsAskedNowAndToNothingElse() {
    Table table = toy().plays("B c3", "W c4").does(ANN, UNDO);
    long seen = table.now.stateNumber();
    table.does(BOB, NO).does(ANN, DRAW).does(BOB, new Event.IfCurrent(seen, YES));
    assertThat(table.now.report()).isEqualTo(new Report.NotDone(Report.Hindrance.TOO_LATE));
    assertThat(table.now.endedOffBoard()).isEmpty();
  }

  @Test
  void bothMayAcceptTheSameCountAtOnce() {
    Table table = counted();
    long seen = table.now.stateNumber();
    table.does(ANN, new Event.IfCurrent(seen, ACCEPT)).does(BOB, new Event.IfCurrent(seen, ACCEPT));
    assertThat(table.now.isOver()).isTrue();
  }

  @Test
  void aRequestAtTheCountIsAnsweredThoughTheOtherSideAccepts() {
    Table table = counted().does(ANN, UNDO).does(BOB, ACCEPT);
    assertThat(table.now.asked()).contains(new Request(Side.BLACK, Request.RequestKind.TAKEBACK));
    table.does(BOB, NO);
    assertThat(table.now.report()).isInstanceOf(Report.Declined.class);
    assertThat(table.now.isCounting()).isTrue();
  }
}
