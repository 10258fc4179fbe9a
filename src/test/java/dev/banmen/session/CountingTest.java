package dev.banmen.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
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
}
