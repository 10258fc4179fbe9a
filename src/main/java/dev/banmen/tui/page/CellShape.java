package dev.banmen.tui.page;

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

  /** Returns the SVG path of a character in the cell whose corner this is; empty if it has none. */
  String path(String text, int x, int y) {
    StringBuilder path = new StringBuilder();
    char sign = text.length() == 1 ? text.charAt(0) : ' ';
    String arms = LINES.get(sign);
    if (arms != null) {
      addLines(path, arms, x, y);
    } else if (sign == '╌') {
      add(path, x, y + height / 2, width / 3, 1);
      add(path, x + width / 2, y + height / 2, width / 3, 1);
    } else if (sign == '╎') {
      add(path, x + width / 2, y + 1, 1, height / 3);
      add(path, x + width / 2, y + height / 2 + 1, 1, height / 3);
    } else if (sign >= '▀' && sign <= '▟') {
      addBlock(path, sign, x, y);
    }
    return path.toString();
  }

  private void addLines(StringBuilder path, String arms, int x, int y) {
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
          add(path, x + begin, y + from, size, to - from);
        } else {
          add(path, x + from, y + begin, to - from, size);
        }
      }
    }
  }

  private void addBlock(StringBuilder path, char sign, int x, int y) {
    int middleX = Math.round(width / 2f);
    int middleY = height - Math.round(height / 2f);
    if (sign == '▀') {
      add(path, x, y, width, middleY);
    } else if (sign <= '█') { // the lower eighths
      int size = Math.round(height * (sign - '▀') / 8f);
      add(path, x, y + height - size, width, size);
    } else if (sign <= '▏') { // the left eighths, from seven to one
      add(path, x, y, Math.round(width * ('▐' - sign) / 8f), height);
    } else if (sign == '▐') {
      add(path, x + middleX, y, width - middleX, height);
    } else if (sign == '▔') {
      add(path, x, y, width, Math.round(height / 8f));
    } else if (sign == '▕') {
      add(path, x + width - Math.round(width / 8f), y, Math.round(width / 8f), height);
    } else if (sign >= '▖') {
      int quarters = Character.digit(QUARTERS.charAt(sign - '▖'), 16);
      add(path, x, y, (quarters & 1) * middleX, middleY);
      add(path, x + middleX, y, (quarters >> 1 & 1) * (width - middleX), middleY);
      add(path, x, y + middleY, (quarters >> 2 & 1) * middleX, height - middleY);
      add(path, x + middleX, y + middleY, (quarters >> 3) * (width - middleX), height - middleY);
    }
  }

  private static void add(StringBuilder path, int x, int y, int width, int height) {
    if (width > 0 && height > 0) {
      path.append('M').append(x).append(',').append(y);
      path.append('h').append(width).append('v').append(height).append('h').append(-width);
      path.append('Z');
    }
  }
}
