package dev.banmen.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Site;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Arrows and lines from one site to another. */
class StrokeTest {
  private static Stroke stroke(int rows, int cols, boolean isArrow) {
    return new Stroke(new Site(9, 9), new Site(9 + rows, 9 + cols), isArrow);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 3, ╌→, _>", "3, 3, ╲↘, _>", "3, 0, ╎↓, '''`'", "3, -3, ╱↙, _<",
    "0, -3, ╌←, _<", "-3, -3, ╲↖, _<", "-3, 0, ╎↑, '''`'", "-3, 3, ╱↗, _>",
    "1, 5, ╌→, _>", "-5, 1, ╎↑, '''`'"
  })
  void anArrowPointsWhereItGoes(int rows, int cols, String unicode, String ascii) {
    Stroke arrow = stroke(rows, cols, true);
    assertThat("" + arrow.along(false) + arrow.end(false)).isEqualTo(unicode);
    assertThat("" + arrow.along(true) + arrow.end(true)).isEqualTo(ascii);
    assertThat(arrow.begin(false)).isEqualTo(arrow.along(false));
    Stroke line = stroke(rows, cols, false);
    assertThat("" + line.begin(false) + line.end(false)).isEqualTo("◆◆");
  }

  @Test
  void itPassesOverSitesBesideEachOtherWithoutItsEnds() {
    assertThat(stroke(0, 1, true).between()).isEmpty();
    assertThat(stroke(1, 3, true).between()).isEqualTo(List.of(new Site(9, 10), new Site(10, 11)));
    for (int rows = -5; rows <= 5; rows++) {
      for (int cols = -5; cols <= 5; cols++) {
        List<Site> between = stroke(rows, cols, false).between();
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
