package dev.banmen.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Side;
import dev.banmen.record.GameTree;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Variations stay in the tree, and can be visited. */
class VariationsTest {
  private static final Event UNDO = Event.Act.UNDO;
  private static final Event REDO = Event.Act.REDO;

  /**
   *
   *
   * <pre>
   * a1 - b1 - c1
   *    \ d1 - e1
   * </pre>
   */
  private final Table table =
      Table.ofOne("toy", "size=5 row=5", "none")
          .plays("B a1", "W b1", "B c1")
          .does(Player.HERE, UNDO)
          .does(Player.HERE, UNDO)
          .plays("W d1", "B e1");

  private void does(Event... events) {
    for (Event event : events) {
      table.does(Player.HERE, event);
    }
  }

  private List<Move> moves(String... written) {
    return Arrays.stream(written).map(table::move).toList();
  }

  @Test
  void theTreeKeepsEverythingAndNumbersStay() {
    GameTree tree = table.now.tree();
    assertThat(tree.size()).isEqualTo(6);
    assertThat(tree.line(3)).containsExactly(1, 2, 3);
    assertThat(tree.line(5)).containsExactly(1, 4, 5);
    assertThat(tree.children(1)).containsExactly(2, 4);
    assertThat(tree.children(3)).isEmpty();
    assertThat(tree.newest(0)).containsExactly(1, 4, 5);
    assertThat(tree.newest(2)).containsExactly(3);
    assertThat(table.now.node()).isEqualTo(5);
    assertThat(table.now.line()).isEqualTo(moves("B a1", "W d1", "B e1"));
  }

  @Test
  void anEarlierTreeStaysWhatItWas() {
    GameTree before = table.now.tree();
    table.plays("W a5");
    assertThat(before.size()).isEqualTo(6);
    assertThat(before.children(5)).isEmpty();
    assertThat(table.now.tree().children(5)).containsExactly(6);
  }

  @Test
  void redoFollowsTheLineThatWasLeft() {
    does(new Event.GoTo(3), UNDO, UNDO, UNDO);
    assertThat(table.now.redoNodes()).containsExactly(1, 2, 3);
    assertThat(table.now.line()).isEmpty();
    does(REDO, REDO, REDO);
    assertThat(table.now.line()).isEqualTo(moves("B a1", "W b1", "B c1"));
    assertThat(table.now.node()).isEqualTo(3);
    assertThat(table.now.canRedo(Player.HERE)).isFalse();
  }

  @Test
  void playingWhatRedoWouldPlayKeepsTheRest() {
    does(UNDO, UNDO, UNDO);
    table.plays("B a1");
    assertThat(table.now.tree().size()).isEqualTo(6);
    assertThat(table.now.redoNodes()).containsExactly(4, 5);
  }

  @Test
  void playingWhatWasTriedBeforeFollowsIt() {
    does(UNDO, UNDO);
    table.plays("W b1");
    assertThat(table.now.node()).isEqualTo(2);
    assertThat(table.now.redoNodes()).containsExactly(3);
  }

  @Test
  void goingToANodeShowsItsBoard() {
    does(new Event.GoTo(2));
    assertThat(table.now.position().at(table.site("b1"))).isEqualTo(Mark.WHITE);
    assertThat(table.now.position().at(table.site("d1"))).isEqualTo(Mark.EMPTY);
    assertThat(table.now.position().ply()).isEqualTo(2);
    assertThat(table.now.redoNodes()).as("the rest of that line").containsExactly(3);
    does(new Event.GoTo(0));
    assertThat(table.now.position().ply()).isZero();
    assertThat(table.now.redoNodes()).containsExactly(1, 2, 3);
    does(new Event.GoTo(5), new Event.GoTo(4));
    assertThat(table.now.redoNodes()).containsExactly(5);
  }

  @Test
  void nobodyGoesWhereNothingIsOrWhereTheyAre() {
    Session before = table.now;
    does(new Event.GoTo(-1), new Event.GoTo(6), new Event.GoTo(Integer.MAX_VALUE));
    does(new Event.GoTo(5));
    assertThat(table.now).isEqualTo(before.silent());
  }

  @Test
  void aStaleAnswerChangesNothingAndAFreshOneIsPlayed() {
    long asked = table.now.stateNumber();
    does(UNDO);
    Session before = table.now;
    does(new Event.IfCurrent(asked, table.attempt("B e1")));
    assertThat(table.now.report()).isEqualTo(new Report.NotDone(Report.Hindrance.TOO_LATE));
    assertThat(table.now.silent()).isEqualTo(before.silent());
    does(new Event.IfCurrent(before.stateNumber(), table.attempt("B b2")));
    assertThat(table.now.position().at(table.site("b2"))).isEqualTo(Mark.BLACK);
  }

  @Test
  void whatWasRefusedIsAmongTheAttemptsWhereItWasTried() {
    table.plays("W a1", "B b2"); // occupied, and out of turn
    does(UNDO);
    table.plays("B d1");
    assertThat(table.now.attempts()).isEqualTo(moves("B a1", "W d1", "B d1"));
    does(REDO);
    assertThat(table.now.attempts())
        .isEqualTo(moves("B a1", "W d1", "B d1", "B e1", "W a1", "B b2"));
    does(new Event.GoTo(3));
    assertThat(table.now.attempts()).isEqualTo(moves("B a1", "W b1", "B c1"));
  }

  @Test
  void whatIsTriedAfterSomebodyGaveUpIsNoAttempt() {
    does(new Event.Resign(Side.BLACK));
    Session before = table.now;
    table.plays("W c3");
    assertThat(table.now.report()).isInstanceOf(Report.Refused.class);
    assertThat(table.now.attempts()).isEqualTo(before.attempts());
  }

  @Test
  void aRefusalLeavesTheTicketAndAChangeNever() {
    long stateNumber = table.now.stateNumber();
    table.plays("W a1");
    assertThat(table.now.report()).isInstanceOf(Report.Refused.class);
    assertThat(table.now.stateNumber()).isEqualTo(stateNumber);
    for (Event event : List.of(UNDO, REDO, new Event.GoTo(1))) {
      long before = table.now.stateNumber();
      does(event);
      assertThat(table.now.stateNumber()).isGreaterThan(before);
    }
  }
}
