package dev.banmen.tui.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Site;
import org.junit.jupiter.api.Test;

/** Only what was made of the very same things is reused. */
class PaintCacheTest {
  private final PaintCache memory = new PaintCache();
  private final Site origin = new Site(1, 2);

  @Test
  void whatIsOfTheSameThingsIsRecalled() {
    memory.keep(PaintCache.Thing.BOARD, "picture", origin, null, 1000);
    assertThat(memory.recalled(PaintCache.Thing.BOARD, origin, null, 1000)).isEqualTo("picture");
  }

  @Test
  void whatOnlyEqualsThemIsAnother() {
    memory.keep(PaintCache.Thing.BOARD, "picture", origin);
    assertThat(memory.recalled(PaintCache.Thing.BOARD, new Site(1, 2))).isNull();
  }

  @Test
  void oneThatDiffersIsEnough() {
    memory.keep(PaintCache.Thing.BOARD, "picture", origin, 1000);
    assertThat(memory.recalled(PaintCache.Thing.BOARD, origin, 1001)).isNull();
    assertThat(memory.recalled(PaintCache.Thing.BOARD, origin)).isNull();
    assertThat(memory.recalled(PaintCache.Thing.KEYS, origin, 1000)).isNull();
  }

  @Test
  void theTwoAskedForLastAreKept() {
    memory.keep(PaintCache.Thing.BOARD, "first", origin, 1);
    memory.keep(PaintCache.Thing.BOARD, "second", origin, 2);
    assertThat(memory.recalled(PaintCache.Thing.BOARD, origin, 1)).isEqualTo("first");
    memory.keep(PaintCache.Thing.BOARD, "third", origin, 3);
    assertThat(memory.recalled(PaintCache.Thing.BOARD, origin, 2)).isNull();
    assertThat(memory.recalled(PaintCache.Thing.BOARD, origin, 1)).isEqualTo("first");
    assertThat(memory.recalled(PaintCache.Thing.BOARD, origin, 3)).isEqualTo("third");
  }
}
