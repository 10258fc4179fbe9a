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
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Dead pieces, shown on a game that takes some off before it counts: Go on 5x5 without komi. */
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
    Session marked = counted.on(new Event.MarkDead(LOST));
    assertThat(marked.dead()).containsExactly(LOST);
    assertThat(marked.outcome()).contains(Outcome.of(new Score(25, 0)));
  }

  /** Two groups of White's beside the one stone of Black's. */
  @Test
  void aGroupAloneIsMarkedWhereItsSideHasOthersInTheArea() {
    Session session = counted.on(new Event.Undo()).on(white(0, 1));
    session = session.on(new Event.Try(new Pass(Side.BLACK)));
    session = session.on(white(4, 4)).on(new Event.Try(new Pass(Side.BLACK)));
    session = session.on(new Event.Try(new Pass(Side.WHITE)));
    Session together = session.on(new Event.MarkDead(LOST));
    assertThat(together.dead()).contains(LOST, new Site(0, 1), new Site(4, 4));
    Session alone = session.on(new Event.MarkGroup(LOST));
    assertThat(alone.dead()).containsExactly(LOST, new Site(0, 1));
    assertThat(alone.on(new Event.MarkGroup(LOST)).dead()).isEmpty();
    assertThat(together.on(new Event.MarkGroup(new Site(4, 4))).dead()).isEqualTo(alone.dead());
  }

  @Test
  void markingTwiceBringsThemBackToLife() {
    Session marked = counted.on(new Event.MarkDead(LOST));
    assertThat(marked.on(new Event.MarkDead(LOST)).agreed()).isEqualTo(Agreed.NOTHING);
  }

  @Test
  void undoTakesMarksBackBeforeTheLastMove() {
    Session unmarked = counted.on(new Event.MarkDead(LOST)).on(new Event.Undo());
    assertThat(unmarked.agreed()).isEqualTo(Agreed.NOTHING);
    assertThat(unmarked.position()).isSameAs(counted.position());
    assertThat(unmarked.on(new Event.Undo()).isOver()).isFalse();
  }

  @Test
  void nothingIsDeadWhileTheGameGoesOn() {
    Session going = counted.on(new Event.Undo());
    assertThat(going.canMark(LOST)).isFalse();
    assertThat(going.on(new Event.MarkDead(LOST)).dead()).isEmpty();
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
    Session dead = walls.on(new Event.MarkDead(new Site(4, 2)));
    assertThat(dead.score()).isEqualTo(new Score(10, 10));
    assertThat(dead.outcome()).contains(Outcome.of(new Score(10, 10)));
    Session neutral = dead.on(new Event.MarkNeutral(new Site(0, 3)));
    assertThat(neutral.agreed().neutral()).hasSize(5);
    assertThat(neutral.outcome()).contains(Outcome.of(new Score(10, 5)));
    assertThat(neutral.owners().get(3)).isEqualTo(Mark.EMPTY);
    assertThat(neutral.owners().get(4 * 5 + 2)).isEqualTo(Mark.BLACK);
    Session again = neutral.on(new Event.MarkNeutral(new Site(0, 0)));
    assertThat(again.agreed()).isEqualTo(dead.agreed());
  }

  @Test
  void aRegionWithTheDeadInItIsMarkedWhole() {
    Session marked =
        walls().on(new Event.MarkDead(new Site(4, 2))).on(new Event.MarkNeutral(new Site(4, 0)));
    assertThat(marked.agreed().neutral()).hasSize(5).contains(new Site(4, 2));
    assertThat(marked.score()).isEqualTo(new Score(5, 10));
  }

  @Test
  void whoComesBackToLifeOpensTheSitesAroundAgain() {
    Session marked =
        walls()
            .on(new Event.MarkDead(new Site(4, 2)))
            .on(new Event.MarkNeutral(new Site(4, 0)))
            .on(new Event.MarkNeutral(new Site(0, 0)));
    Session alive = marked.on(new Event.MarkDead(new Site(4, 2)));
    assertThat(alive.dead()).isEmpty();
    assertThat(alive.agreed().neutral()).hasSize(5).allMatch(site -> site.row() == 0);
  }

  @Test
  void neitherPiecesNorPlacesOffTheBoardAreNeutral() {
    Session walls = walls();
    assertThat(walls.canMarkNeutral(new Site(1, 0))).isFalse();
    assertThat(walls.canMarkNeutral(new Site(5, 0))).isFalse();
    assertThat(walls.canMark(new Site(0, -1))).isFalse();
    assertThat(walls.on(new Event.MarkNeutral(new Site(1, 0)))).isEqualTo(walls.silent());
    assertThat(walls.on(new Event.MarkNeutral(new Site(5, 0)))).isEqualTo(walls.silent());
  }
}
