package dev.banmen.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Site;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The sites between the ends of arrows and lines. */
class StrokeTest {
  private static Stroke stroke(int rows, int cols) {
    return new Stroke(new Site(9, 9), new Site(9 + rows, 9 + cols), false);
  }

  @Test
  void itPassesOverSitesBesideEachOtherWithoutItsEnds() {
    assertThat(stroke(0, 1).between()).isEmpty();
    assertThat(stroke(1, 3).between()).isEqualTo(List.of(new Site(9, 10), new Site(10, 11)));
    for (int rows = -5; rows <= 5; rows++) {
      for (int cols = -5; cols <= 5; cols++) {
        List<Site> between = stroke(rows, cols).between();
        int far = Math.max(Math.abs(rows), Math.abs(cols));
        assertThat(between).hasSize(Math.max(0, far - 1));
        Site last = new Site(9, 9);
        for (Site site : between) {
          assertThat(Math.abs(site.row() - last.row())).isLessThanOrEqualTo(1);
          assertThat(Math.abs(site.col() - last.col())).isLessThanOrEqualTo(1);
          last = site;
        }
      }
    }
  }
}
