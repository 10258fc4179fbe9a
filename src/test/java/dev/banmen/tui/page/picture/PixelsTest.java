package dev.banmen.tui.page.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The areas of a sheet cover each pixel once, and say its colour. */
class PixelsTest {
  private static final int WIDTH = 40;
  private static final int HEIGHT = 30;
  private static final int GROUND = 0;
  private static final Pattern RECTANGLE = Pattern.compile("M(\\d+),(\\d+)h(\\d+)v(\\d+)h-\\3Z");

  @Test
  void areasPutTogetherAreTheSheetAgain() {
    Random random = new Random(5);
    int[] expected = new int[WIDTH * HEIGHT];
    Pixels pixels = new Pixels(WIDTH, HEIGHT);
    for (int i = 0; i < 60; i++) {
      int x = random.nextInt(WIDTH);
      int y = random.nextInt(HEIGHT);
      int wide = random.nextInt(WIDTH - x) + 1;
      int high = random.nextInt(HEIGHT - y) + 1;
      int rgb = random.nextInt(4);
      pixels.fill(x, y, wide, high, rgb);
      for (int row = y; row < y + high; row++) {
        Arrays.fill(expected, row * WIDTH + x, row * WIDTH + x + wide, rgb);
      }
    }
    int[] drawn = new int[WIDTH * HEIGHT];
    pixels.areas(GROUND).forEach((rgb, area) -> draw(area, rgb, drawn));
    assertThat(drawn).isEqualTo(expected);
  }

  private static void draw(CharSequence area, int rgb, int[] sheet) {
    for (MatchResult found : RECTANGLE.matcher(area).results().toList()) {
      int left = Integer.parseInt(found.group(1));
      int top = Integer.parseInt(found.group(2));
      for (int y = top; y < top + Integer.parseInt(found.group(4)); y++) {
        for (int x = left; x < left + Integer.parseInt(found.group(3)); x++) {
          assertThat(sheet[y * WIDTH + x]).as("%s,%s is drawn once", x, y).isEqualTo(GROUND);
          sheet[y * WIDTH + x] = rgb;
        }
      }
    }
    assertThat(RECTANGLE.matcher(area).replaceAll("")).isEmpty();
  }

  @Test
  void twoCellsOfOneColourAreOneAreaAndTheGroundIsNone() {
    Pixels pixels = new Pixels(WIDTH, HEIGHT);
    pixels.fill(0, 0, 9, 17, 7);
    pixels.fill(9, 0, 9, 17, 7);
    Map<Integer, StringBuilder> areas = pixels.areas(GROUND);
    assertThat(areas).containsOnlyKeys(7);
    assertThat(areas.get(7)).hasToString("M0,0h18v17h-18Z");
  }
}
