package dev.banmen.picture;

import static dev.banmen.picture.StrokeGlyphs.along;
import static dev.banmen.picture.StrokeGlyphs.begin;
import static dev.banmen.picture.StrokeGlyphs.end;
import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Site;
import dev.banmen.record.Stroke;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Arrows point in one of eight directions. */
class StrokeGlyphsTest {
  @ParameterizedTest
  @CsvSource({
    "0, 3, ╍→, _>", "3, 3, ╲↘, _>", "3, 0, ╏↓, '''`'", "3, -3, ╱↙, _<",
    "0, -3, ╍←, _<", "-3, -3, ╲↖, _<", "-3, 0, ╏↑, '''`'", "-3, 3, ╱↗, _>",
    "1, 5, ╍→, _>", "-5, 1, ╏↑, '''`'"
  })
  void anArrowPointsWhereItGoes(int rows, int cols, String unicode, String ascii) {
    Site from = new Site(9, 9);
    Site to = new Site(9 + rows, 9 + cols);
    Stroke arrow = new Stroke(from, to, true);
    assertThat(along(arrow, false) + "" + end(arrow, false)).isEqualTo(unicode);
    assertThat(along(arrow, true) + "" + end(arrow, true)).isEqualTo(ascii);
    assertThat(begin(arrow, false)).isEqualTo(along(arrow, false));
    Stroke line = new Stroke(from, to, false);
    assertThat(begin(line, false) + "" + end(line, false)).isEqualTo("◆◆");
  }
}
