package dev.banmen.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Mark;
import dev.banmen.game.Outcome;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Note;
import dev.banmen.proof.Gathered;
import dev.banmen.session.text.BanmenFormat;
import dev.banmen.session.text.SavedGameText;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Dead pieces, in a game that removes some before it counts: Go on 5x5 without komi. */
class CountingTest {
  private static final Site LOST = new Site(0, 0);

  private final Session counted = counted();

  /** Black in the middle and one white stone in a corner, then two passes. */
  private static Session counted() {
    Map<String, String> options = Map.of("size", "5", "rules", "tromp-taylor");
    Position start = Position.start(Catalog.ALL.find("go").orElseThrow().game(options));
    return Session.begin(Terms.of("go", options), start)
        .on(new Event.Try(new Place(Side.BLACK, new Site(2, 2))))
        .on(new Event.Try(new Place(Side.WHITE, LOST)))
        .on(new Event.Try(new Pass(Side.BLACK)))
        .on(new Event.Try(new Pass(Side.WHITE)));
  }

  @Test
  void deadPiecesChangeTheCountAndTheResult() {
    // Both stones reach the same empty points, so each side has only its stone: 1 to 1.
    assertThat(counted.outcome().orElseThrow().winner()).isEmpty();
    Session marked = counted.on(new Event.Marking(Event.MarkKind.DEAD, LOST));
    assertThat(marked.dead()).containsExactly(LOST);
    assertThat(marked.outcome()).contains(Outcome.of(new Score(25, 0)));
  }

  /** Two groups of White's beside the one stone of Black's. */
  @Test
  void aGroupAloneIsMarkedWhereItsSideHasOthersInTheArea() {
    Session session = counted.on(Event.Act.UNDO).on(white(0, 1));
    session = session.on(new Event.Try(new Pass(Side.BLACK)));
    session = session.on(white(4, 4)).on(new Event.Try(new Pass(Side.BLACK)));
    session = session.on(new Event.Try(new Pass(Side.WHITE)));
    Session together = session.on(new Event.Marking(Event.MarkKind.DEAD, LOST));
    assertThat(together.dead()).contains(LOST, new Site(0, 1), new Site(4, 4));
    Session alone = session.on(new Event.Marking(Event.MarkKind.GROUP, LOST));
    assertThat(alone.dead()).containsExactly(LOST, new Site(0, 1));
    assertThat(alone.on(new Event.Marking(Event.MarkKind.GROUP, LOST)).dead()).isEmpty();
    assertThat(together.on(new Event.Marking(Event.MarkKind.GROUP, new Site(4, 4))).dead())
        .isEqualTo(alone.dead());
  }

  /** Black has a wall, and White a stone on each side of it. */
  @Test
  void whatIsMoreThanHalfOfASidesPiecesIsMarkedGroupByGroup() {
    Session session = counted.on(Event.Act.UNDO).on(white(4, 4));
    session = session.on(black(2, 4)).on(new Event.Try(new Pass(Side.WHITE)));
    session = session.on(black(2, 3)).on(new Event.Try(new Pass(Side.WHITE)));
    session = session.on(black(2, 0)).on(new Event.Try(new Pass(Side.WHITE)));
    session = session.on(black(2, 1)).on(new Event.Try(new Pass(Side.WHITE)));
    session = session.on(new Event.Try(new Pass(Side.BLACK)));
    Site black = new Site(2, 2);
    assertThat(session.marking(black)).isEqualTo(new Event.Marking(Event.MarkKind.GROUP, black));
    assertThat(session.marking(LOST))
        .as("one of two")
        .isEqualTo(new Event.Marking(Event.MarkKind.DEAD, LOST));
  }

  @Test
  void aSideThatMarksInARowIsReportedWithTheMarksBefore() {
    Player bob = new Player("bob");
    assertThat(counted.on(new Event.Marking(Event.MarkKind.DEAD, LOST)).report())
        .as("by both")
        .isEqualTo(new Report.CountChange(EnumSet.allOf(Side.class), CountAgreement.NONE));
    Map<String, String> options = Map.of("size", "5", "rules", "tromp-taylor");
    Position start = Position.start(Catalog.ALL.find("go").orElseThrow().game(options));
    Seat seat = new Seat(bob, "Bob");
    Session apart = Session.begin(Terms.of("go", options).between(Seat.AT_KEYBOARD, seat), start);
    for (Event event : List.of(black(2, 2), white(0, 0), black(2, 1), white(4, 4))) {
      apart = by(apart, event, bob);
    }
    apart = by(apart, new Event.Try(new Pass(Side.BLACK)), bob);
    apart = by(apart, new Event.Try(new Pass(Side.WHITE)), bob);
    Site other = new Site(4, 4);
    for (Event event :
        List.of(
            new Event.Marking(Event.MarkKind.GROUP, LOST),
            new Event.Marking(Event.MarkKind.GROUP, other),
            Event.Act.ACCEPT)) {
      apart = apart.on(new Stamped(0, bob, event));
      assertThat(apart.report())
          .isEqualTo(new Report.CountChange(Set.of(Side.WHITE), CountAgreement.NONE));
    }
    Session undone = apart.on(new Stamped(0, bob, new Event.Marking(Event.MarkKind.GROUP, other)));
    assertThat(undone.report()).as("one of two").isEqualTo(apart.report());
    undone = undone.on(new Stamped(0, bob, new Event.Marking(Event.MarkKind.GROUP, LOST)));
    assertThat(undone.report())
        .as("the last, as nothing is left of all")
        .isEqualTo(
            new Report.CountChange(Set.of(Side.WHITE), new CountAgreement(Set.of(LOST), Set.of())));
    Session mine =
        apart.on(new Stamped(0, Player.HERE, new Event.Marking(Event.MarkKind.GROUP, LOST)));
    assertThat(mine.report()).isEqualTo(new Report.CountChange(Set.of(Side.BLACK), apart.agreed()));
  }

  private static Session by(Session session, Event event, Player white) {
    boolean isWhites = ((Event.Try) event).move().side() == Side.WHITE;
    return session.on(new Stamped(0, isWhites ? white : Player.HERE, event));
  }

  private static Session proposed(Session count, Site... dead) {
    return count.on(new Stamped(0, Player.SYSTEM, new Event.Propose(Set.of(dead))));
  }

  @Test
  void theProgramMarksWhereNobodyHasDoneAnything() throws Exception {
    Session marked = proposed(counted, LOST);
    assertThat(marked.dead()).containsExactly(LOST);
    assertThat(marked.agreed().accepted()).isEmpty();
    assertThat(marked.isSameTurnAs(counted)).as("what was seen before is no longer").isFalse();
    assertThat(marked.on(new Event.Marking(Event.MarkKind.DEAD, LOST)).dead()).isEmpty();
    assertThat(marked.on(Event.Act.ACCEPT).outcome()).contains(Outcome.of(new Score(25, 0)));
    String saved = SavedGameText.of(counted, 0) + "5 system propose A5\n";
    assertThat(SavedGameText.read(saved, Catalog.ALL).session().dead()).containsExactly(LOST);
    Stamped stamped = new Stamped(5, Player.SYSTEM, new Event.Propose(Set.of(LOST)));
    assertThat(SavedGameText.line(counted, stamped, marked, 0)).isEqualTo("5 system propose A5\n");
  }

  @Test
  void theProgramMarksNothingElsewhere() {
    Session own = counted.on(new Event.Marking(Event.MarkKind.DEAD, new Site(2, 2)));
    for (Session other :
        List.of(
            own,
            counted.on(new Event.Marking(Event.MarkKind.NEUTRAL, new Site(4, 4))),
            counted.on(Event.Act.ACCEPT),
            counted.on(Event.Act.CONTINUE),
            counted.on(Event.Act.UNDO))) {
      assertThat(proposed(other, LOST)).isSameAs(other);
    }
    assertThat(proposed(counted)).as("nothing is dead").isSameAs(counted);
    assertThat(proposed(counted, new Site(4, 4))).as("no stone").isSameAs(counted);
    assertThat(proposed(counted, LOST, new Site(9, 9))).as("no point").isSameAs(counted);
    assertThat(counted.on(new Event.Propose(Set.of(LOST)))).as("a player").isSameAs(counted);
  }

  @Test
  void markingTwiceBringsThemBackToLife() {
    Session marked = counted.on(new Event.Marking(Event.MarkKind.DEAD, LOST));
    assertThat(marked.on(new Event.Marking(Event.MarkKind.DEAD, LOST)).agreed())
        .isEqualTo(CountAgreement.NONE);
  }

  @Test
  void undoTakesTheLastPassBackAndTheMarksWithIt() {
    Session before = counted.on(new Event.Marking(Event.MarkKind.DEAD, LOST)).on(Event.Act.UNDO);
    assertThat(before.agreed()).isEqualTo(CountAgreement.NONE);
    assertThat(before.isCounting()).isFalse();
    assertThat(before.position().ply()).isEqualTo(3);
  }

  /** What was played on is there for redo, and for whoever goes through the tree. */
  @Test
  void movesAfterTheCountAreUndoneAndRedoneThroughIt() {
    Session played = counted.on(Event.Act.CONTINUE).on(black(4, 4));
    assertThat(played.position().ply()).isEqualTo(5);
    Session back = played.on(Event.Act.UNDO).on(Event.Act.UNDO).on(Event.Act.UNDO);
    assertThat(back.position().ply()).isEqualTo(2);
    Session again = back.on(Event.Act.REDO).on(Event.Act.REDO).on(Event.Act.REDO);
    assertThat(again.position().sameBoard(played.position())).isTrue();
    assertThat(again.position().ply()).isEqualTo(5);
    assertThat(back.on(new Event.GoTo(played.node())).position().ply()).isEqualTo(5);
    Session passed = back.on(new Event.Try(new Pass(Side.BLACK)));
    passed = passed.on(new Event.Try(new Pass(Side.WHITE)));
    assertThat(passed.isCounting()).isTrue();
    assertThat(passed.on(Event.Act.REDO).position().ply()).isEqualTo(5);
  }

  @Test
  void nothingIsDeadWhileTheGameGoesOn() {
    Session going = counted.on(Event.Act.UNDO);
    assertThat(going.canMark(LOST)).isFalse();
    assertThat(going.on(new Event.Marking(Event.MarkKind.DEAD, LOST)).dead()).isEmpty();
  }

  private static Event black(int row, int col) {
    return new Event.Try(new Place(Side.BLACK, new Site(row, col)));
  }

  private static Event white(int row, int col) {
    return new Event.Try(new Place(Side.WHITE, new Site(row, col)));
  }

  /**
   * The fourth line is Black's wall, the second White's; a white stone lies lost in the last row.
   *
   * <pre>
   * . . . . .
   * O O O O O
   * . . . . .
   * X X X X X
   * . . O . .
   * </pre>
   */
  private static Session walls() {
    Map<String, String> options = Map.of("size", "5", "rules", "tromp-taylor");
    Position start = Position.start(Catalog.ALL.find("go").orElseThrow().game(options));
    Session session = Session.begin(Terms.of("go", options), start);
    for (int col = 0; col < 5; col++) {
      session = session.on(black(3, col)).on(white(1, col));
    }
    return session
        .on(new Event.Try(new Pass(Side.BLACK)))
        .on(white(4, 2))
        .on(new Event.Try(new Pass(Side.BLACK)))
        .on(new Event.Try(new Pass(Side.WHITE)));
  }

  @Test
  void neutralSitesCountForNobody() {
    Session walls = walls();
    assertThat(walls.score()).isEqualTo(new Score(5, 11));
    Session dead = walls.on(new Event.Marking(Event.MarkKind.DEAD, new Site(4, 2)));
    assertThat(dead.score()).isEqualTo(new Score(10, 10));
    assertThat(dead.outcome()).contains(Outcome.of(new Score(10, 10)));
    Session neutral = dead.on(new Event.Marking(Event.MarkKind.NEUTRAL, new Site(0, 3)));
    assertThat(neutral.agreed().neutral()).hasSize(5);
    assertThat(neutral.outcome()).contains(Outcome.of(new Score(10, 5)));
    assertThat(neutral.owners().get(3)).isEqualTo(Mark.EMPTY);
    assertThat(neutral.owners().get(4 * 5 + 2)).isEqualTo(Mark.BLACK);
    Session again = neutral.on(new Event.Marking(Event.MarkKind.NEUTRAL, new Site(0, 0)));
    assertThat(again.agreed()).isEqualTo(dead.agreed());
  }

  @Test
  void aRegionWithTheDeadInItIsMarkedWhole() {
    Session marked =
        walls()
            .on(new Event.Marking(Event.MarkKind.DEAD, new Site(4, 2)))
            .on(new Event.Marking(Event.MarkKind.NEUTRAL, new Site(4, 0)));
    assertThat(marked.agreed().neutral()).hasSize(5).contains(new Site(4, 2));
    assertThat(marked.score()).isEqualTo(new Score(5, 10));
  }

  @Test
  void whoComesBackToLifeOpensTheSitesAroundAgain() {
    Session marked =
        walls()
            .on(new Event.Marking(Event.MarkKind.DEAD, new Site(4, 2)))
            .on(new Event.Marking(Event.MarkKind.NEUTRAL, new Site(4, 0)))
            .on(new Event.Marking(Event.MarkKind.NEUTRAL, new Site(0, 0)));
    Session alive = marked.on(new Event.Marking(Event.MarkKind.DEAD, new Site(4, 2)));
    assertThat(alive.dead()).isEmpty();
    assertThat(alive.agreed().neutral()).hasSize(5).allMatch(site -> site.row() == 0);
  }

  @Test
  void neitherPiecesNorPlacesOffTheBoardAreNeutral() {
    Session walls = walls();
    assertThat(walls.canMarkNeutral(new Site(1, 0))).isFalse();
    assertThat(walls.canMarkNeutral(new Site(5, 0))).isFalse();
    assertThat(walls.canMark(new Site(0, -1))).isFalse();
    assertThat(walls.on(new Event.Marking(Event.MarkKind.NEUTRAL, new Site(1, 0))))
        .isEqualTo(walls.silent());
    assertThat(walls.on(new Event.Marking(Event.MarkKind.NEUTRAL, new Site(5, 0))))
        .isEqualTo(walls.silent());
  }

  /** The pass that opened the count again is saved, though the game ended in another way there. */
  @Test
  void aResignationAtACountThatWasOpenedAgainIsSavedWithItsMarks() throws Exception {
    Session again =
        counted
            .on(Event.Act.CONTINUE)
            .on(Event.Act.UNDO)
            .on(new Event.Try(new Pass(Side.WHITE)))
            .on(new Event.Marking(Event.MarkKind.DEAD, LOST));
    Session resigned = again.on(new Event.Resign(Side.BLACK));
    Session read = SavedGameText.read(SavedGameText.of(resigned, 0), Catalog.ALL).session();
    assertThat(read.endedOffBoard()).contains(Outcome.resigned(Side.BLACK));
    assertThat(read.dead()).containsExactly(LOST);
    assertThat(read.on(Event.Act.UNDO).isCounting()).isTrue();
    assertThat(read.on(Event.Act.UNDO).dead()).as("the marks come back").containsExactly(LOST);
  }

  /** Written as a record and read again, it is what it was: not a count that both accepted. */
  @Test
  void aResignationOrADrawStaysOneInARecord() throws Exception {
    Session open =
        counted.on(Event.Act.CONTINUE).on(new Event.Try(new Place(Side.BLACK, new Site(4, 4))));
    for (Session ended :
        List.of(counted.on(new Event.Resign(Side.BLACK)), open.on(Event.Act.OFFER_DRAW))) {
      BanmenFormat format = new BanmenFormat(Catalog.ALL);
      byte[] text = SavedGameText.of(ended, 0).getBytes(StandardCharsets.UTF_8);
      Gathered out = new Gathered();
      format.write(List.of(format.open(Bytes.of(text)).game(0, Note.UNHEARD)), out);
      String again = new String(out.bytes(), StandardCharsets.UTF_8);
      Session read = SavedGameText.read(again, Catalog.ALL).session();
      assertThat(read.endedOffBoard()).as(again).isEqualTo(ended.endedOffBoard());
    }
  }
}
