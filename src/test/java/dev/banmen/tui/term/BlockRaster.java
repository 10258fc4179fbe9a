package dev.banmen.tui.term;

import java.util.Map;

/** What a block character fills of a cell of 8 by 24 samples, as its name in Unicode says. */
final class BlockRaster {
  static final int COLS = 8;
  static final int ROWS = 24;

  private static final Map<String, Integer> EIGHTHS =
      Map.of(
          "ONE EIGHTH", 1,
          "ONE QUARTER", 2,
          "THREE EIGHTHS", 3,
          "HALF", 4,
          "FIVE EIGHTHS", 5,
          "THREE QUARTERS", 6,
          "SEVEN EIGHTHS", 7);

  private BlockRaster() {}

  /** Whether a block fills this sample, counted from the upper left one. */
  static boolean fills(char block, int col, int row) {
    if (block == ' ') {
      return false;
    }
    String name = Character.getName(block);
    if (name.equals("FULL BLOCK")) {
      return true;
    } else if (name.startsWith("QUADRANT ")) {
      String vertical = row < ROWS / 2 ? "UPPER" : "LOWER";
      return name.contains(vertical + (col < COLS / 2 ? " LEFT" : " RIGHT"));
    }
    String side = name.substring(0, name.indexOf(' '));
    int eighths = EIGHTHS.get(name.substring(side.length() + 1).replace(" BLOCK", ""));
    return switch (side) {
      case "LOWER" -> row >= ROWS - eighths * ROWS / 8;
      case "UPPER" -> row < eighths * ROWS / 8;
      case "LEFT" -> col < eighths;
      case "RIGHT" -> col >= COLS - eighths;
      default -> throw new IllegalArgumentException(name);
    };
  }
}
