package dev.banmen.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Move;
import dev.banmen.game.Side;
import dev.banmen.session.text.SavedGameText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves that are taken back take along the time they brought. */
class TakenTimeTest {
  private static final Event UNDO = Event.Act.UNDO;
  private static final Event REDO = Event.Act.REDO;
  private static final Player COMPUTER = new Player("bot:1");

  private static void assertLeft(Table table, long black, long white) {
    assertThat(table.main(Side.BLACK)).as("Black's").isEqualTo(black);
    assertThat(table.main(Side.WHITE)).as("White's").isEqualTo(white);
  }

  @ParameterizedTest
  @CsvSource({"toy, size=5 row=5, a1, b1", "go, size=9, E5, C3"})
  void movesMadeAndTakenBackFourTimesBringNothing(
      String game, String options, String one, String two) {
    Table table = Table.ofOne(game, options, "1m+30s");
    for (int i = 0; i < 4; i++) {
      table.plays("B " + one, "W " + two).does(Player.HERE, UNDO).does(Player.HERE, UNDO);
    }
    assertThat(table.now.position().ply()).isZero();
    assertLeft(table, 60_000, 60_000);
    table.does(Player.HERE, REDO).does(Player.HERE, REDO);
    assertLeft(table, 90_000, 90_000); // both moves stand again
  }

  @Test
  void whoAsksPaysForWhatTheyHaveUsedAndTheOtherHasTheirTimeBack() {
    Table table = Table.ofTwo("toy", "size=5 row=5", "1m+30s").plays("B a1", "W b1");
    table.waits(5_000).plays("B c1").waits(10_000).plays("W d1").waits(2_000);
    assertLeft(table, 60_000 + 60_000 - 7_000, 60_000 + 60_000 - 10_000);
    table.does(Table.ANN, UNDO).does(Table.BOB, new Event.Reply(true));
    assertLeft(table, 60_000 + 30_000 - 7_000, 60_000 + 30_000);
    assertThat(table.now.clock().running()).contains(Side.BLACK);
  }

  @Test
  void whoeverAsksWhileTheOtherAsksAgreesToThat() {
    Table table = Table.ofTwo("toy", "size=5 row=5", "1m").plays("B a1").waits(1_000);
    table.plays("W b1").waits(2_000).does(Table.ANN, UNDO).does(Table.BOB, UNDO);
    assertThat(table.now.position().ply()).isZero();
    assertLeft(table, 58_000, 60_000);
    table.plays("B a1", "W b1").does(Table.BOB, UNDO).does(Table.ANN, UNDO);
    assertThat(table.now.position().ply()).isOne();
  }

  @Test
  void aUsedPeriodStaysUsedAndWhatWasUsedOfTheOneBefore() {
    Table table = Table.ofOne("toy", "size=5 row=5", "10s+3x5s").plays("B a1");
    table.waits(12_000).plays("W b1").does(Player.HERE, UNDO);
    assertThat(table.left(Side.WHITE)).isEqualTo(new Clock.TimeLeft(0, 3, 3_000));
    table.plays("W b1").does(Player.HERE, UNDO);
    assertThat(table.left(Side.WHITE)).isEqualTo(new Clock.TimeLeft(0, 3, 3_000));
    table.waits(4_000).plays("W b1").does(Player.HERE, UNDO);
    assertThat(table.left(Side.WHITE)).isEqualTo(new Clock.TimeLeft(0, 2, 4_000));
    Table two = Table.ofTwo("toy", "size=5 row=5", "10s+3x5s").plays("B a1").waits(17_000);
    two.plays("W b1").does(Table.ANN, UNDO).does(Table.BOB, new Event.Reply(true));
    assertThat(two.now.position().ply()).isZero();
    assertThat(two.left(Side.WHITE).periods()).as("of the one who did not ask").isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"10s+3s", "9s/move", "1s+1x8s"})
  void whoeverWouldHaveNoTimeLeftTakesNothingBack(String time) {
    Table table = Table.ofOne("toy", "size=5 row=5", time).plays("B a1").waits(6_000);
    table.plays("W b1", "B c1").waits(6_000);
    Session before = table.now;
    table.does(Player.HERE, new Event.GoTo(1));
    assertThat(table.now).isEqualTo(before.reporting(new Report.NotDone(Report.Hindrance.NO_TIME)));
    table.does(Player.HERE, UNDO);
    assertThat(table.now.node()).isEqualTo(2); // there is time enough
    table.does(Player.HERE, UNDO);
    assertThat(table.now.report()).isEqualTo(new Report.NotDone(Report.Hindrance.NO_TIME));
    Table two = Table.ofTwo("toy", "size=5 row=5", time).plays("B a1").waits(6_000);
    two.plays("W b1", "B c1").waits(6_000).does(Table.BOB, UNDO);
    assertThat(two.now.report()).isEqualTo(new Report.NotDone(Report.Hindrance.NO_TIME));
    assertThat(two.now.asked()).isEmpty();
  }

  @Test
  void aTakebackThatTheAskersTimeNoLongerCoversIsDeclined() {
    Table table = Table.ofTwo("toy", "size=5 row=5", "10s+3s").plays("B a1").waits(6_000);
    table.plays("W b1", "B c1").waits(3_000).does(Table.BOB, UNDO).waits(2_000);
    assertThat(table.now.asked()).isPresent();
    table.does(Table.ANN, new Event.Reply(true));
    assertThat(table.now.report()).isInstanceOf(Report.Declined.class);
    assertThat(table.now.node()).isEqualTo(3);
  }

  @Test
  void anOldGameKeepsItsRuleAndANewOneSaysSo() throws Exception {
    String head = "\ngame go\nset size=9\nseat black here\nseat white here\ntime 1m+30s\nbegin 0\n";
    String events = "0 here B E5\n0 here W C3\n0 here undo\n0 here undo\n";
    assertThat(left("banmen 1" + head + events)).isEqualTo(90_000);
    assertThat(left("banmen 2" + head + events)).isEqualTo(90_000);
    assertThat(left("banmen 4" + head + events)).isEqualTo(60_000);
    Session begun = SavedGameText.read("banmen 4" + head, Catalog.ALL).session();
    assertThat(SavedGameText.of(begun, 0)).startsWith("banmen 4\n");
    assertThat(SavedGameText.of(Table.ofOne("go", "size=9", "none").now, 0))
        .startsWith("banmen 2\n");
  }

  private static long left(String text) throws Exception {
    return SavedGameText.read(text, Catalog.ALL).session().clock().left(Side.BLACK, 0).mainMillis();
  }

  @Test
  void aGameCopiedWithoutItsEventsGivesNothingEither() throws Exception {
    Table table = Table.ofOne("go", "", "1m+30s").plays("B A1").waits(20_000);
    table.plays("W B1", "B C1");
    Session copy = SavedGameText.read(SavedGameText.of(table.now, 20_000), Catalog.ALL).session();
    long before = total(copy);
    for (int i = 0; i < 4; i++) {
      copy = copy.on(UNDO).on(UNDO).on(table.attempt("W D1")).on(table.attempt("B E1"));
      assertThat(total(copy)).isEqualTo(before);
    }
    assertThat(total(copy.on(new Event.GoTo(0)))).isEqualTo(100_000);
  }

  private static long total(Session session) {
    return session.clock().black().mainMillis() + session.clock().white().mainMillis();
  }

  /** Every combination of who holds the seats, with all kinds of clocks that count. */
  static Stream<List<String>> tables() {
    List<List<String>> all = new ArrayList<>();
    for (String time : new String[] {"20m", "10m+7s", "5m+9x9s", "60s/move"}) {
      for (String seats : new String[] {"one", "two", "computer"}) {
        all.add(List.of(time, seats));
      }
    }
    return all.stream();
  }

  /**
   * Whoever pays never has more than the rule gives for the moves that stand, less all the time
   * they have used; and nobody's used period comes back.
   */
  @ParameterizedTest
  @MethodSource("tables")
  void nobodyGainsTimeByMovesTakenBack(List<String> kind) {
    int taken = 0;
    for (long seed = 0; seed < 60; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Table table = table(kind.get(0), kind.get(1));
      long[] used = new long[2];
      Map<Integer, Clock> at = new HashMap<>(Map.of(0, table.now.clock()));
      Map<Integer, long[]> usedAt = new HashMap<>(Map.of(0, used.clone()));
      for (int i = 0; i < 60 && !table.now.isOver(); i++) {
        Session before = table.now;
        long millis = random.nextInt(3) == 0 ? random.nextLong(9_000) : random.nextLong(500);
        Optional<Side> running = before.clock().running();
        table.waits(millis);
        running.ifPresent(side -> used[side.ordinal()] += millis);
        Event event = event(table, random);
        Player by = by(table, event, random);
        table.does(by, event);
        boolean isBack = !(event instanceof Event.Try) && table.now.node() != before.node();
        taken += isBack ? 1 : 0;
        if (table.now.report() instanceof Report.Moved) {
          at.put(table.now.node(), table.now.clock());
          usedAt.put(table.now.node(), used.clone());
        }
        for (Side side : Side.values()) {
          String as = kind + ", seed " + seed + ", after " + event + ", " + side;
          long stands = increments(table, side);
          Clock.TimeLeft left = table.left(side);
          assertThat(left.periods())
              .as(as)
              .isLessThanOrEqualTo(before.clock().left(side, 0).periods());
          TimeControl control = before.clock().control();
          boolean pays =
              kind.get(1).equals("one") || side == Side.BLACK && kind.get(1).equals("computer");
          if (pays && control.kind() != TimeControl.TimeKind.PER_MOVE && control.periods() == 0) {
            assertThat(left.mainMillis())
                .as(as)
                .isEqualTo(Math.max(0, control.mainMillis() + stands - used[side.ordinal()]));
          } else if (isBack) {
            long had =
                millis(
                    at.get(table.now.node()).left(side, at.get(table.now.node()).since()), control);
            long since = used[side.ordinal()] - usedAt.get(table.now.node())[side.ordinal()];
            assertThat(millis(left, control)).as(as).isLessThanOrEqualTo(pays ? had - since : had);
          }
        }
      }
    }
    assertThat(taken).isGreaterThan(100);
  }

  private static long millis(Clock.TimeLeft left, TimeControl control) {
    long later = Math.max(0, left.periods() - 1) * control.stepMillis();
    return left.mainMillis() + later + left.periodMillis();
  }

  private static long increments(Table table, Side side) {
    long moves =
        table.now.tree().line(table.now.node()).stream()
            .map(table.now.tree()::move)
            .map(Move::side)
            .filter(side::equals)
            .count();
    boolean isFischer = table.now.clock().control().kind() == TimeControl.TimeKind.FISCHER;
    return isFischer ? moves * table.now.clock().control().stepMillis() : 0;
  }

  private static Table table(String time, String seats) {
    Player white =
        switch (seats) {
          case "one" -> Table.ANN;
          case "two" -> Table.BOB;
          default -> COMPUTER;
        };
    return Table.ofTwo("go", "size=5", time, Table.ANN, white);
  }

  private static Event event(Table table, SplittableRandom random) {
    if (table.now.asked().isPresent()) {
      return new Event.Reply(random.nextInt(4) > 0);
    }
    return switch (random.nextInt(8)) {
      case 0, 1 -> UNDO;
      case 2 -> REDO;
      case 3 -> new Event.GoTo(random.nextInt(table.now.tree().size()));
      default -> {
        List<Move> legal = table.now.position().legalMoves();
        yield new Event.Try(legal.get(random.nextInt(Math.max(1, legal.size() - 1))));
      }
    };
  }

  private static Player by(Table table, Event event, SplittableRandom random) {
    if (event instanceof Event.Try attempt) {
      return table.now.seat(attempt.move().side()).holder();
    } else if (event instanceof Event.Reply) {
      return table.now.seat(table.now.asked().orElseThrow().side().opponent()).holder();
    }
    boolean isWhites = random.nextBoolean() && !table.now.seat(Side.WHITE).isComputer();
    return table.now.seat(isWhites ? Side.WHITE : Side.BLACK).holder();
  }
}
