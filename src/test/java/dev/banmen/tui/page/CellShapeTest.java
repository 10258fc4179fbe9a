package dev.banmen.tui.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines meet those of the next cell, and blocks cover their share of the cell. */
class CellShapeTest {
  private static final int WIDTH = 9;
  private static final int HEIGHT = 17;
  private static final Pattern RECTANGLE = Pattern.compile("M(\\d+),(\\d+)h(\\d+)v(\\d+)h-(\\d+)Z");

  /** The pixels that a character fills, by row and column; all of them lie in the cell. */
  private static boolean[][] pixels(String sign) {
    boolean[][] pixels = new boolean[HEIGHT][WIDTH];
    String path = new CellShape(WIDTH, HEIGHT).path(sign, 0, 0);
    for (MatchResult found : RECTANGLE.matcher(path).results().toList()) {
      for (int y = 0; y < number(found, 4); y++) {
        for (int x = 0; x < number(found, 3); x++) {
          pixels[number(found, 2) + y][number(found, 1) + x] = true;
        }
      }
    }
    assertThat(RECTANGLE.matcher(path).replaceAll("")).isEmpty();
    return pixels;
  }

  private static int number(MatchResult found, int group) {
    return Integer.parseInt(found.group(group));
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
    assertThat(new CellShape(WIDTH, HEIGHT).path(sign, 3, 4)).isEmpty();
  }
}
