package dev.banmen.tui.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Site;
import org.junit.jupiter.api.Test;

/** Only what was made of the very same things is reused. */
class PaintCacheTest {
  private final PaintCache cache = new PaintCache();
  private final Site origin = new Site(1, 2);

  @Test
  void whatIsOfTheSameThingsIsRecalled() {
    cache.save(PaintCache.Thing.BOARD, "picture", origin, null, 1000);
    assertThat(cache.find(PaintCache.Thing.BOARD, origin, null, 1000)).isEqualTo("picture");
  }

  @Test
  void whatOnlyEqualsThemIsAnother() {
    cache.save(PaintCache.Thing.BOARD, "picture", origin);
    assertThat(cache.find(PaintCache.Thing.BOARD, new Site(1, 2))).isNull();
  }

  @Test
  void oneThatDiffersIsEnough() {
    cache.save(PaintCache.Thing.BOARD, "picture", origin, 1000);
    assertThat(cache.find(PaintCache.Thing.BOARD, origin, 1001)).isNull();
    assertThat(cache.find(PaintCache.Thing.BOARD, origin)).isNull();
    assertThat(cache.find(PaintCache.Thing.MOVES, origin, 1000)).isNull();
  }

  @Test
  void theTwoAskedForLastAreKept() {
    cache.save(PaintCache.Thing.BOARD, "first", origin, 1);
    cache.save(PaintCache.Thing.BOARD, "second", origin, 2);
    assertThat(cache.find(PaintCache.Thing.BOARD, origin, 1)).isEqualTo("first");
    cache.save(PaintCache.Thing.BOARD, "third", origin, 3);
    assertThat(cache.find(PaintCache.Thing.BOARD, origin, 2)).isNull();
    assertThat(cache.find(PaintCache.Thing.BOARD, origin, 1)).isEqualTo("first");
    assertThat(cache.find(PaintCache.Thing.BOARD, origin, 3)).isEqualTo("third");
  }
}
