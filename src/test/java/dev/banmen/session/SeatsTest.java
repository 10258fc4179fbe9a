package dev.banmen.session;

import static dev.banmen.session.Table.ANN;
import static dev.banmen.session.Table.BOB;
import static dev.banmen.session.Table.EVE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Outcome;
import dev.banmen.game.Pass;
import dev.banmen.game.Side;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Who may do what: Ann has Black, Bob has White, Eve looks on. */
class SeatsTest {
  private static final Event UNDO = new Event.Undo();
  private static final Event YES = new Event.Reply(true);
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
    for (String by : new String[] {BOB, EVE, Seat.HERE, ""}) {
      Session before = table.now;
      table.does(by, table.attempt("B c3"));
      assertThat(table.now.report()).isEqualTo(new Report.Seated(Side.BLACK, new Seat(ANN, "")));
      assertThat(table.now.silent()).isEqualTo(before.silent());
    }
    assertThat(table.does(ANN, table.attempt("B c3")).now.position().ply()).isEqualTo(1);
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
    Table table = toy().plays("B c3", "W c4").does(ANN, UNDO);
    Session before = table.now;
    Event[] events = {
      UNDO,
      YES,
      NO,
      new Event.Redo(),
      new Event.GoTo(0),
      new Event.Resign(Side.BLACK),
      new Event.Resign(Side.WHITE),
      new Event.Tick(),
      new Event.GoOn(),
      new Event.Answer(before.ticket() - 1, table.move("B a1"))
    };
    for (Event event : events) {
      assertThat(table.does(EVE, event).now).as(event.toString()).isSameAs(before);
    }
  }

  @Test
  void itTakesASeatToAgreeOnWhatIsDeadOrNeutral() {
    Table table = counted();
    Session before = table.now;
    Event dead = new Event.MarkDead(table.site("A5"));
    Event neutral = new Event.MarkNeutral(table.site("A1"));
    assertThat(table.does(EVE, dead).does(EVE, neutral).now).isSameAs(before);
    assertThat(table.does(ANN, dead).now.dead()).containsExactly(table.site("A5"));
    assertThat(table.does(BOB, neutral).now.agreed().neutral()).hasSize(24);
    Session marked = table.now;
    assertThat(table.does(EVE, UNDO).now).isSameAs(marked);
    assertThat(table.does(BOB, UNDO).now.agreed()).isEqualTo(Agreed.NOTHING);
  }

  @Test
  void aTakebackIsAskedOfTheOtherSideAndComesBackToTheAskersTurn() {
    Table table = toy().plays("B a1", "W b1", "B c1", "W d1");
    table.does(ANN, UNDO);
    assertThat(table.now.report()).isEqualTo(new Report.Asked(Side.BLACK));
    assertThat(table.now.asked()).contains(Side.BLACK);
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
    assertThat(table.does(ANN, YES).now.asked()).contains(Side.BLACK);
    assertThat(table.does(EVE, YES).now.asked()).contains(Side.BLACK);
    assertThat(table.now.ticket()).isEqualTo(asked.ticket());
    table.does(BOB, NO);
    assertThat(table.now.report()).isEqualTo(new Report.Declined(Side.WHITE));
    assertThat(table.now.asked()).isEmpty();
    assertThat(table.now.position().ply()).isEqualTo(1);
    long declined = table.now.ticket();
    assertThat(table.does(BOB, YES).now.ticket()).isEqualTo(declined);
    assertThat(table.now.position().ply()).isEqualTo(1);
  }

  @Test
  void aNewMoveWithdrawsTheQuestionAndARefusedOneDoesNot() {
    Table table = toy().plays("B a1").does(ANN, UNDO).plays("W a1");
    assertThat(table.now.report()).isInstanceOf(Report.Refused.class);
    assertThat(table.now.asked()).contains(Side.BLACK);
    assertThat(table.plays("W b2").now.asked()).isEmpty();
    assertThat(table.does(BOB, YES).now.position().ply()).isEqualTo(2);
  }

  @Test
  void oneQuestionIsAskedAtATime() {
    Table table = toy().plays("B a1", "W b1").does(ANN, UNDO);
    long asked = table.now.ticket();
    assertThat(table.does(BOB, UNDO).does(ANN, UNDO).now.asked()).contains(Side.BLACK);
    assertThat(table.now.ticket()).isEqualTo(asked);
  }

  @Test
  void whoeverHasNotMovedHasNothingToAskFor() {
    Table table = toy().plays("B a1");
    assertThat(table.does(BOB, UNDO).now.asked()).isEmpty();
    assertThat(table.now.report()).isEqualTo(Session.NOTHING);
  }

  @Test
  void aResignationIsAskedBackByWhoeverGaveUp() {
    Table table = toy().plays("B a1", "W b1").does(BOB, new Event.Resign(Side.WHITE));
    assertThat(table.does(ANN, UNDO).now.asked()).isEmpty();
    assertThat(table.does(BOB, UNDO).now.asked()).contains(Side.WHITE);
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
    String asker = table.now.seat(passes).holder();
    table.does(asker, new Event.Try(new Pass(passes))).does(asker, UNDO);
    table.does(table.now.seat(passes.opponent()).holder(), YES);
    assertThat(table.now.node()).isEqualTo(choices.get(passes));
    assertThat(table.now.position().toMove()).contains(passes);
  }

  @Test
  void playersWhoSitApartDoNotGoAboutInTheTree() {
    Table table = toy().plays("B a1", "W b1").does(ANN, UNDO).does(BOB, YES);
    long ticket = table.now.ticket();
    table.does(ANN, new Event.Redo()).does(ANN, new Event.GoTo(1)).does(BOB, new Event.GoTo(2));
    assertThat(table.now.ticket()).isEqualTo(ticket);
    assertThat(table.now.node()).isZero();
  }

  @Test
  void onlyTheProgramSaysThatAnInterruptionIsOver() {
    Table table = Table.ofTwo("toy", "size=5 row=5", "1m").plays("B a1").waits(50_000);
    Session before = table.now;
    assertThat(table.does(BOB, new Event.GoOn()).now).isSameAs(before);
    assertThat(table.main(Side.WHITE)).isEqualTo(10_000);
    table.does(Seat.HERE, new Event.GoOn());
    assertThat(table.main(Side.WHITE)).isEqualTo(60_000);
  }
}
