package dev.banmen.tui;

import dev.banmen.game.Side;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.canvas.StoneShape;
import java.util.Arrays;
import java.util.List;

/** A screen without colours with its large white pieces filled, as it is in colours. */
final class Filled {
  private static final int MOST_ROWS = 21;

  private final List<StringBuilder> lines;

  private Filled(String screen) {
    lines = Arrays.stream(screen.split("\n", -1)).map(StringBuilder::new).toList();
  }

  static String pieces(String screen) {
    Filled filled = new Filled(screen);
    for (int rows = MOST_ROWS; rows >= StoneShape.SMALL; rows -= 2) {
      filled.fill(rows);
    }
    return String.join(
        "\n", filled.lines.stream().map(line -> ("" + line).stripTrailing()).toList());
  }

  private char at(int x, int y) {
    boolean isThere = y < lines.size() && x < lines.get(y).length();
    return isThere ? lines.get(y).charAt(x) : ' ';
  }

  private void fill(int rows) {
    String hollow = Glyphs.UNICODE.largePiece(Side.WHITE, rows, false);
    String filled = Glyphs.UNICODE.largePiece(Side.WHITE, rows, true);
    for (int y = 0; y + rows <= lines.size(); y++) {
      for (int x = 0; x < lines.get(y).length(); x++) {
        if (begins(hollow, rows, x, y)) {
          put(hollow, filled, rows, x, y);
        }
      }
    }
  }

  /** Whether a hollow piece has its upper rows there; in its middle one, signs may stand. */
  private boolean begins(String hollow, int rows, int x, int y) {
    int cols = StoneShape.cols(rows);
    for (int i = 0; i < cols * (rows / 2); i++) {
      char c = hollow.charAt(i);
      if (c != StoneShape.NONE && at(x + i % cols, y + i / cols) != c) {
        return false;
      }
    }
    return true;
  }

  private void put(String hollow, String filled, int rows, int x, int y) {
    int cols = StoneShape.cols(rows);
    for (int i = 0; i < hollow.length(); i++) {
      char c = hollow.charAt(i);
      if (c != StoneShape.NONE && c != ' ' && at(x + i % cols, y + i / cols) == c) {
        lines.get(y + i / cols).setCharAt(x + i % cols, filled.charAt(i));
      }
    }
  }
}
