package dev.banmen.tui.page.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines meet those of the next cell, and blocks cover their share of the cell. */
class CellShapeTest {
  private static final int WIDTH = 9;
  private static final int HEIGHT = 17;

  /** The pixels that a character fills, by row and column; all of them lie in the cell. */
  private static boolean[][] pixels(String sign) {
    boolean[][] pixels = new boolean[HEIGHT][WIDTH];
    new CellShape(WIDTH, HEIGHT)
        .draw(
            sign,
            0,
            0,
            (left, top, width, height) -> {
              for (int y = top; y < top + height; y++) {
                Arrays.fill(pixels[y], left, left + width, true);
              }
            });
    return pixels;
  }

  private static int filled(String sign) {
    int filled = 0;
    for (boolean[] row : pixels(sign)) {
      for (boolean pixel : row) {
        filled += pixel ? 1 : 0;
      }
    }
    return filled;
  }

  /** Which edges a line reaches in the middle of the cell: up, right, down, left. */
  private static String edges(String sign) {
    boolean[][] pixels = pixels(sign);
    return (pixels[0][WIDTH / 2] ? "u" : "")
        + (pixels[HEIGHT / 2][WIDTH - 1] ? "r" : "")
        + (pixels[HEIGHT - 1][WIDTH / 2] ? "d" : "")
        + (pixels[HEIGHT / 2][0] ? "l" : "");
  }

  @ParameterizedTest
  @CsvSource({
    "─, rl", "━, rl", "│, ud", "┃, ud", "┌, rd", "┐, dl", "└, ur", "┘, ul", "├, urd", "┤, udl",
    "┬, rdl", "┴, url", "┼, urdl", "╋, urdl", "╭, rd", "╮, dl", "╯, ul", "╰, ur"
  })
  void aLineReachesTheEdgesItPointsTo(String sign, String edges) {
    assertThat(CellShape.isDrawn(sign)).isTrue();
    assertThat(edges(sign)).isEqualTo(edges);
    assertThat(pixels(sign)[HEIGHT / 2][WIDTH / 2]).isTrue();
  }

  @Test
  void aHeavyLineIsThreeTimesAsThickAndADoubleOneIsTwoLines() {
    assertThat(filled("─")).isEqualTo(WIDTH);
    assertThat(filled("━")).isEqualTo(3 * WIDTH);
    assertThat(filled("═")).isEqualTo(2 * WIDTH);
    assertThat(pixels("═")[HEIGHT / 2]).doesNotContain(true);
  }

  @Test
  void aDashedLineHasGaps() {
    assertThat(pixels("╌")[HEIGHT / 2]).contains(true, false);
    assertThat(filled("╎")).isBetween(HEIGHT / 2, HEIGHT - 2);
  }

  @ParameterizedTest
  @CsvSource({"█, ' '", "▀, ▄", "▌, ▐", "▘, ▟", "▝, ▙", "▖, ▜", "▗, ▛", "▚, ▞"})
  void aBlockAndItsOppositeFillTheCell(String block, String opposite) {
    boolean[][] one = pixels(block);
    boolean[][] other = pixels(opposite);
    for (int y = 0; y < HEIGHT; y++) {
      for (int x = 0; x < WIDTH; x++) {
        assertThat(one[y][x]).as(block + opposite + " at %s,%s", x, y).isNotEqualTo(other[y][x]);
      }
    }
  }

  @Test
  void eighthsGrow() {
    String lower = "▁▂▃▄▅▆▇█";
    String left = "▏▎▍▌▋▊▉";
    for (int i = 1; i < lower.length(); i++) {
      assertThat(filled(lower.substring(i, i + 1)))
          .isGreaterThan(filled(lower.substring(i - 1, i)));
    }
    for (int i = 1; i < left.length(); i++) {
      assertThat(filled(left.substring(i, i + 1))).isGreaterThan(filled(left.substring(i - 1, i)));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {" ", "a", "●", "╱", "░", "劫"})
  void whatIsNeitherIsWritten(String sign) {
    assertThat(CellShape.isDrawn(sign)).isFalse();
    assertThat(filled(sign)).isZero();
  }
}
