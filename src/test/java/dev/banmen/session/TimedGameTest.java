package dev.banmen.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Move;
import dev.banmen.game.Outcome;
import dev.banmen.game.Pass;
import dev.banmen.game.Side;
import dev.banmen.session.text.SavedGameText;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Clocks in games: whose time runs, and what ends it. */
class TimedGameTest {
  private static final Player HERE = Player.HERE;
  private static final Event UNDO = Event.Act.UNDO;
  private static final Event TICK = Event.Act.CLOCK_TICK;

  private static Table toy(String time) {
    return Table.ofOne("toy", "size=5 row=5", time);
  }

  private static void assertLeft(Table table, long black, long white) {
    assertThat(table.main(Side.BLACK)).as("Black's").isEqualTo(black);
    assertThat(table.main(Side.WHITE)).as("White's").isEqualTo(white);
  }

  @Test
  void theTimeBeforeTheFirstMoveIsNobodys() {
    Table table = toy("10s").waits(60_000).does(HERE, TICK);
    assertThat(table.now.isOver()).isFalse();
    table.plays("B a1").waits(1_500).plays("W b1").waits(200);
    assertLeft(table, 9_800, 8_500);
  }

  @Test
  void aRefusedMoveStopsNoClock() {
    Table table = toy("10s").plays("B a1").waits(1_000).plays("W a1").waits(1_000);
    assertLeft(table, 10_000, 8_000);
  }

  @Test
  void aLossOnTimeIsAnOutcomeOfItsOwnFoundByTheNextTick() {
    Table table = toy("10s").plays("B a1").waits(9_999).does(HERE, TICK);
    assertThat(table.now.outcome()).isEmpty();
    table.waits(1).does(HERE, TICK);
    assertThat(table.now.outcome()).contains(Outcome.timedOut(Side.WHITE));
    assertThat(table.now.movers()).isEmpty();
    assertThat(table.now.clock().running()).isEmpty();
    assertLeft(table, 10_000, 0);
  }

  @Test
  void aMoveThatComesTooLateIsNotPlayed() {
    Table table = toy("10s").plays("B a1").waits(10_000).plays("W b1");
    assertThat(table.now.outcome()).contains(Outcome.timedOut(Side.WHITE));
    assertThat(table.now.position().ply()).isEqualTo(1);
    assertThat(table.now.tree().size()).isEqualTo(2);
  }

  @Test
  void whoeverResignsTooLateHasLostOnTime() {
    Table table = toy("10s").plays("B a1").waits(10_000).does(HERE, new Event.Resign(Side.BLACK));
    assertThat(table.now.outcome()).contains(Outcome.timedOut(Side.WHITE));
  }

  @Test
  void aLossOnTimeStands() {
    Table table = toy("10s").plays("B a1", "W b1").waits(10_000).does(HERE, TICK);
    long stateNumber = table.now.stateNumber();
    table.does(HERE, UNDO).does(HERE, Event.Act.REDO).does(HERE, new Event.GoTo(0));
    assertThat(table.now.canUndo(HERE)).isFalse();
    assertThat(table.now.stateNumber()).isEqualTo(stateNumber);
    assertThat(table.plays("B c1").now.report())
        .isInstanceOfSatisfying(
            Report.Refused.class,
            refused ->
                assertThat(table.now.explanation(refused).sentence())
                    .isEqualTo("The game is over: Cross ran out of time."));
  }

  @Test
  void extraTurnsCostTheSideThatHasThem() {
    Table table = Table.ofOne("dots", "size=3", "60s");
    table.plays("B 1,1-1,2").waits(1_000).plays("W 1,1-2,1").waits(2_000).plays("B 2,1-2,2");
    table.waits(4_000).plays("W 1,2-2,2"); // the fourth side of a box: White again
    assertThat(table.now.position().toMove()).contains(Side.WHITE);
    assertThat(table.now.clock().running()).contains(Side.WHITE);
    assertLeft(table, 58_000, 55_000);
    table.waits(8_000).plays("W 3,1-3,2").waits(16_000);
    assertLeft(table, 42_000, 47_000);
  }

  @Test
  void anExtraTurnHasATimeOfItsOwn() {
    Table table = Table.ofOne("dots", "size=3", "10s/move");
    table.plays("B 1,1-1,2", "W 1,1-2,1", "B 2,1-2,2").waits(9_000).plays("W 1,2-2,2");
    assertThat(table.now.clock().running()).contains(Side.WHITE);
    assertLeft(table, 10_000, 10_000);
  }

  @Test
  void aForcedPassCostsTheSideThatPasses() {
    Table table = Table.ofOne("othello", "size=4", "60s");
    table.playsToForcedPass(Table.SEED_OF_A_PASS);
    Side passes = table.now.position().toMove().orElseThrow();
    Move pass = new Pass(passes);
    table.waits(3_000).does(HERE, new Event.Try(pass)).waits(5_000);
    assertThat(table.main(passes)).isEqualTo(57_000);
    assertThat(table.main(passes.opponent())).isEqualTo(55_000);
  }

  @Test
  void whereBothMayMoveTheTimeIsThatOfWhoDidNotMoveLast() {
    Table table = Table.ofOne("capture", "size=5 rules=exercise", "60s");
    table.plays("B C3").waits(1_000);
    assertLeft(table, 60_000, 59_000);
    table.plays("B D3").waits(2_000);
    assertLeft(table, 60_000, 57_000);
    table.plays("W A1").waits(4_000);
    assertLeft(table, 56_000, 57_000);
  }

  @Test
  void undoGivesTheTurnBackButNotTheTime() {
    Table table = toy("60s").plays("B a1").waits(1_000).plays("W b1").waits(2_000);
    table.does(HERE, UNDO).waits(4_000);
    assertThat(table.now.clock().running()).contains(Side.WHITE);
    assertLeft(table, 58_000, 55_000);
    table.does(HERE, Event.Act.REDO).waits(8_000);
    assertLeft(table, 50_000, 55_000);
  }

  @Test
  void redoIsNoMoveAndBringsNoTime() {
    Table table = toy("60s+5s").plays("B a1").does(HERE, UNDO).does(HERE, Event.Act.REDO);
    assertLeft(table, 65_000, 60_000);
  }

  @Test
  void beforeTheFirstMoveAgainNobodysTimeRuns() {
    Table table = toy("60s").plays("B a1").waits(1_000).does(HERE, UNDO).waits(30_000);
    assertThat(table.now.clock().running()).isEmpty();
    assertLeft(table, 60_000, 59_000);
  }

  @Test
  void aTakebackOfTwoPliesLetsTheAskersTimeRun() {
    Table table = Table.ofTwo("toy", "size=5 row=5", "60s");
    table.plays("B a1", "W b1", "B c1", "W d1").waits(1_000).does(Table.ANN, UNDO).waits(2_000);
    assertLeft(table, 57_000, 60_000);
    table.does(Table.BOB, new Event.Reply(true)).waits(4_000);
    assertThat(table.now.clock().running()).isEqualTo(Optional.of(Side.BLACK));
    assertLeft(table, 53_000, 60_000);
  }

  @Test
  void theEndStopsTheClockAndAMoveTakenBackStartsIt() {
    Table table = Table.ofOne("toy", "size=3", "60s").plays("B a1", "W a2", "B b1", "W b2");
    table.waits(1_000).plays("B c1").waits(50_000).does(HERE, TICK);
    assertThat(table.now.outcome()).contains(Outcome.reached(Side.BLACK));
    assertThat(table.now.clock().running()).isEmpty();
    assertLeft(table, 59_000, 60_000);
    table.does(HERE, UNDO).waits(1_000);
    assertLeft(table, 58_000, 60_000);
  }

  @Test
  void aResignationStopsTheClockAndTakenBackItGoesOn() {
    Table table =
        toy("10s+3x5s").plays("B a1").waits(12_000).does(HERE, new Event.Resign(Side.BLACK));
    table.waits(50_000);
    assertThat(table.left(Side.WHITE)).isEqualTo(new Clock.TimeLeft(0, 3, 3_000));
    table.does(HERE, UNDO).waits(1_000);
    assertThat(table.left(Side.WHITE)).isEqualTo(new Clock.TimeLeft(0, 3, 2_000));
    Table begun = toy("10s").does(HERE, new Event.Resign(Side.BLACK)).does(HERE, UNDO);
    assertThat(begun.now.clock().running()).isEmpty();
  }

  @Test
  void anInterruptionCostsNothing() {
    Table table = toy("60s").plays("B a1").waits(1_000).plays("W b1").waits(9_000_000);
    table.does(Player.SYSTEM, Event.Act.RESUME).waits(2_000);
    assertThat(table.now.isOver()).isFalse();
    assertLeft(table, 58_000, 59_000);
  }

  @Test
  void aClockThatIsSetBackStandsStill() {
    Table table = toy("60s").waits(10_000).plays("B a1").waits(-8_000).plays("W b1");
    assertLeft(table, 60_000, 60_000);
    table.waits(8_000).waits(1_000);
    assertLeft(table, 59_000, 60_000);
  }

  @Test
  void aClockGivenToAGameInPlayRunsAsItDoesWhereItsTextIsRead() throws Exception {
    Table table = Table.ofOne("go", "size=5", "none").plays("B C3");
    Seat seat = Seat.AT_KEYBOARD;
    Session given = table.now.with(seat, seat, TimeControl.parse("3s"));
    assertThat(given.clock().running()).contains(Side.WHITE);
    String text = SavedGameText.of(given, 0);
    Session read = SavedGameText.read(text, Catalog.ALL).session();
    Stamped late = new Stamped(5_000, HERE, table.attempt("W C4"));
    String line = SavedGameText.line(given, late, given.on(late), 0);
    assertThat(SavedGameText.read(text + line, Catalog.ALL).session().outcome())
        .isEqualTo(given.on(late).outcome());
    assertThat(read.on(late).outcome()).isEqualTo(given.on(late).outcome());
  }
}
