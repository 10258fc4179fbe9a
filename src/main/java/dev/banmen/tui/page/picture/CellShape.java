package dev.banmen.tui.page.picture;

import java.util.HashMap;
import java.util.Map;

/**
 * The shapes of lines and blocks in a cell, as rectangles: fonts leave gaps between them. Lines are
 * those of Unicode's Box Drawing with light and heavy arms, and its two dashed ones; blocks are all
 * of Block Elements but the shades. Immutable; for any thread.
 */
record CellShape(int width, int height) {
  /** Each character with its arms up, right, down, left: 0 for none, 1 light, 2 heavy, 3 double. */
  private static final String ARMS =
      "─0101━0202│1010┃2020┌0110┐0011└1100┘1001├1110┤1011┬0111┴1101┼1111"
          + "┏0220┓0022┗2200┛2002┣2220┫2022┳0222┻2202╋2222┿1212╂2121"
          + "╭0110╮0011╯1001╰1100═0303║3030";

  /** The quarters of U+2596 to U+259F: 1 upper left, 2 upper right, 4 lower left, 8 lower right. */
  private static final String QUARTERS = "481D97B26E";

  private static final int ARM_COUNT = 4;
  private static final Map<Character, String> LINES = lines();

  private static Map<Character, String> lines() {
    Map<Character, String> lines = new HashMap<>();
    for (int at = 0; at < ARMS.length(); at += 1 + ARM_COUNT) {
      lines.put(ARMS.charAt(at), ARMS.substring(at + 1, at + 1 + ARM_COUNT));
    }
    return Map.copyOf(lines);
  }

  /** Takes the rectangles of a shape, in pixels. */
  @FunctionalInterface
  interface Areas {
    void add(int x, int y, int width, int height);
  }

  /** Whether a character is drawn; others are written. */
  static boolean isDrawn(String text) {
    char sign = text.length() == 1 ? text.charAt(0) : ' ';
    return LINES.containsKey(sign)
        || sign == '╌'
        || sign == '╎'
        || sign >= '▀' && sign <= '▟' && (sign < '░' || sign > '▓');
  }

  /** Draws a character, if it is drawn, in the cell whose upper left corner this is. */
  void draw(String text, int x, int y, Areas areas) {
    char sign = text.length() == 1 ? text.charAt(0) : ' ';
    String arms = LINES.get(sign);
    if (arms != null) {
      addLines(areas, arms, x, y);
    } else if (sign == '╌') {
      add(areas, x, y + height / 2, width / 3, 1);
      add(areas, x + width / 2, y + height / 2, width / 3, 1);
    } else if (sign == '╎') {
      add(areas, x + width / 2, y + 1, 1, height / 3);
      add(areas, x + width / 2, y + height / 2 + 1, 1, height / 3);
    } else if (sign >= '▀' && sign <= '▟') {
      addBlock(areas, sign, x, y);
    }
  }

  private void addLines(Areas areas, String arms, int x, int y) {
    for (int arm = 0; arm < ARM_COUNT; arm++) {
      int weight = arms.charAt(arm) - '0';
      boolean isUpright = arm % 2 == 0;
      int length = isUpright ? height : width;
      int across = (isUpright ? width : height) / 2;
      int thick = weight == 2 ? 1 : 0; // on each side of the middle
      int from = arm == 1 || arm == 2 ? length / 2 - thick : 0;
      int to = arm == 1 || arm == 2 ? length : length / 2 + 1 + thick;
      for (int side : weight == 3 ? new int[] {-1, 1} : new int[] {0}) {
        int begin = across - thick + side;
        int size = weight == 0 ? 0 : 2 * thick + 1;
        if (isUpright) {
          add(areas, x + begin, y + from, size, to - from);
        } else {
          add(areas, x + from, y + begin, to - from, size);
        }
      }
    }
  }

  private void addBlock(Areas areas, char sign, int x, int y) {
    int middleX = Math.round(width / 2f);
    int middleY = height - Math.round(height / 2f);
    if (sign == '▀') {
      add(areas, x, y, width, middleY);
    } else if (sign <= '█') { // the lower eighths
      int size = Math.round(height * (sign - '▀') / 8f);
      add(areas, x, y + height - size, width, size);
    } else if (sign <= '▏') { // the left eighths, from seven to one
      add(areas, x, y, Math.round(width * ('▐' - sign) / 8f), height);
    } else if (sign == '▐') {
      add(areas, x + middleX, y, width - middleX, height);
    } else if (sign == '▔') {
      add(areas, x, y, width, Math.round(height / 8f));
    } else if (sign == '▕') {
      add(areas, x + width - Math.round(width / 8f), y, Math.round(width / 8f), height);
    } else if (sign >= '▖') {
      int quarters = Character.digit(QUARTERS.charAt(sign - '▖'), 16);
      add(areas, x, y, (quarters & 1) * middleX, middleY);
      add(areas, x + middleX, y, (quarters >> 1 & 1) * (width - middleX), middleY);
      add(areas, x, y + middleY, (quarters >> 2 & 1) * middleX, height - middleY);
      add(areas, x + middleX, y + middleY, (quarters >> 3) * (width - middleX), height - middleY);
    }
  }

  private static void add(Areas areas, int x, int y, int width, int height) {
    if (width > 0 && height > 0) {
      areas.add(x, y, width, height);
    }
  }
}
