package dev.banmen.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Mark;
import dev.banmen.game.Outcome;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.toy.ToyFamily;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SessionTest {
  private static final Event UNDO = Event.Act.UNDO;
  private static final Event REDO = Event.Act.REDO;

  private final Session begun =
      Session.begin(Terms.of("toy", Map.of()), Position.start(new ToyFamily().game(Map.of())));

  private static Event black(int row, int col) {
    return new Event.Try(new Place(Side.BLACK, new Site(row, col)));
  }

  private static Event white(int row, int col) {
    return new Event.Try(new Place(Side.WHITE, new Site(row, col)));
  }

  private static Session after(Session session, Event... events) {
    Session now = session;
    for (Event event : events) {
      now = now.on(event);
    }
    return now;
  }

  @Test
  void aMoveThatStandsTellsItsChanges() {
    Session next = begun.on(black(1, 1));
    assertThat(next.position().at(new Site(1, 1))).isEqualTo(Mark.BLACK);
    assertThat(next.report())
        .isInstanceOfSatisfying(
            Report.Moved.class, moved -> assertThat(moved.changes()).hasSize(1));
    assertThat(begun.position().ply()).isZero();
  }

  @Test
  void aRefusalChangesNothingButWhatWasTriedAndTheReport() {
    Session before = after(begun, black(1, 1), white(0, 0), UNDO);
    Session refused = before.on(white(1, 1));
    assertThat(refused.report())
        .isInstanceOfSatisfying(
            Report.Refused.class,
            report -> {
              assertThat(report.miss().number()).isEqualTo(1);
              assertThat(before.explanation(report).sentence()).isEqualTo("b2 is taken by Cross.");
            });
    assertThat(refused)
        .usingRecursiveComparison()
        .ignoringFields("refusedMoves", "report")
        .isEqualTo(before);
    assertThat(refused.position()).isSameAs(before.position());
    assertThat(refused.refusedMoves().at(1)).hasSize(1);
  }

  @Test
  void aRefusalNamesWhatWasTypedUnlessTheGameIsOver() {
    Terms terms = Terms.of("dots", Map.of("size", "4"));
    Session dots = Session.begin(terms, terms.start(Catalog.ALL));
    String apart = "1,1-3,4";
    Site site = dots.position().game().notation().parse(apart).orElseThrow();
    Event typed = new Event.Try(new Place(Side.BLACK, site), apart);
    assertThat(why(dots.on(typed))).isEqualTo("1,1 and 3,4 are not next to each other.");
    Session over = dots.on(new Event.Resign(Side.BLACK));
    assertThat(why(over.on(typed))).isEqualTo(over.whyOver().orElseThrow());
  }

  private static String why(Session refusing) {
    return refusing.explanation((Report.Refused) refusing.report()).sentence();
  }

  @Test
  void undoAndRedoComeBackToTheSamePositions() {
    Session two = after(begun, black(1, 1), white(0, 0));
    Session back = after(two, UNDO, UNDO);
    assertThat(back.position().sameBoard(begun.position())).isTrue();
    assertThat(back.canUndo(Player.HERE)).isFalse();
    assertThat(back.canRedo(Player.HERE)).isTrue();
    assertThat(back.canRedo(new Player("guest"))).isFalse();
    assertThat(after(back, REDO, REDO).position().sameBoard(two.position())).isTrue();
    assertThat(after(back, REDO, REDO).node()).isEqualTo(two.node());
    assertThat(after(back, REDO, REDO).canRedo(Player.HERE)).isFalse();
  }

  @Test
  void aNewMoveForgetsWhatWasUndone() {
    Session other = after(begun, black(1, 1), UNDO, black(0, 0));
    assertThat(other.canRedo(Player.HERE)).isFalse();
    assertThat(other.on(REDO)).isEqualTo(other.silent());
  }

  @Test
  void atTheBeginningThereIsNothingToUndo() {
    assertThat(begun.on(UNDO)).isEqualTo(begun);
  }

  @Test
  void resigningEndsTheGameAndUndoTakesItBack() {
    Session resigned = after(begun, black(1, 1), new Event.Resign(Side.WHITE));
    assertThat(resigned.outcome()).contains(Outcome.resigned(Side.WHITE));
    assertThat(resigned.movers()).isEmpty();
    assertThat(resigned.on(UNDO).outcome()).isEmpty();
    assertThat(resigned.on(UNDO).position()).isSameAs(resigned.position());
  }

  @Test
  void afterAResignationEveryMoveIsRefusedAsGameOver() {
    Session resigned = begun.on(new Event.Resign(Side.BLACK));
    assertThat(resigned.on(black(0, 0)).report())
        .isInstanceOfSatisfying(
            Report.Refused.class,
            report -> {
              assertThat(report.miss().number()).isEqualTo(6);
              assertThat(resigned.explanation(report).sentence())
                  .isEqualTo("The game is over: Cross resigned.");
            });
    assertThat(resigned.on(new Event.Try(new Pass(Side.BLACK))).position())
        .isSameAs(resigned.position());
  }

  @Test
  void aGameThatIsOverCannotBeResigned() {
    Session won = after(begun, black(0, 0), white(1, 0), black(0, 1), white(1, 1), black(0, 2));
    assertThat(won.isOver()).isTrue();
    assertThat(won.on(new Event.Resign(Side.BLACK)).outcome())
        .contains(Outcome.reached(Side.BLACK));
  }

  @Test
  void nothingCanBeMarkedDeadWhereTheGameTakesNothingOff() {
    Session won = after(begun, black(0, 0), white(1, 0), black(0, 1), white(1, 1), black(0, 2));
    assertThat(won.canMark(new Site(0, 0))).isFalse();
    assertThat(won.on(new Event.Marking(Event.MarkKind.DEAD, new Site(0, 0))).dead()).isEmpty();
  }
}
