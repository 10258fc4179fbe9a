package dev.banmen.tui.page.picture;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A sheet of pixels, given back as areas of one colour. No two areas overlap and none leaves a gap,
 * so that a picture of them has no seams at any scale. Mutable, one thread.
 */
final class Pixels {
  private static final int NONE = -1;

  private final int width;
  private final int height;
  private final int[] colours;

  /** A sheet with nothing on it. */
  Pixels(int width, int height) {
    this.width = width;
    this.height = height;
    colours = new int[width * height];
    Arrays.fill(colours, NONE);
  }

  /**
   * Fills a rectangle within the sheet.
   *
   * @param rgb 24 bits
   */
  void fill(int x, int y, int wide, int high, int rgb) {
    for (int row = y; row < y + high; row++) {
      Arrays.fill(colours, row * width + x, row * width + x + wide, rgb);
    }
  }

  /**
   * Takes the sheet apart: the SVG path of each colour, in the order in which they come, without
   * that of the ground. The sheet is used up.
   */
  Map<Integer, StringBuilder> areas(int ground) {
    Map<Integer, StringBuilder> areas = new LinkedHashMap<>();
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int rgb = colours[y * width + x];
        if (rgb != NONE && rgb != ground) {
          StringBuilder area = areas.computeIfAbsent(rgb, colour -> new StringBuilder());
          int wide = run(x, y, rgb);
          int high = 1;
          while (y + high < height && run(x, y + high, rgb) >= wide) {
            high++;
          }
          fill(x, y, wide, high, NONE);
          area.append('M').append(x).append(',').append(y);
          area.append('h').append(wide).append('v').append(high).append('h').append(-wide);
          area.append('Z');
        }
      }
    }
    return areas;
  }

  /** Returns how many pixels of a row have a colour from here on. */
  private int run(int x, int y, int rgb) {
    int end = x;
    while (end < width && colours[y * width + end] == rgb) {
      end++;
    }
    return end - x;
  }
}
