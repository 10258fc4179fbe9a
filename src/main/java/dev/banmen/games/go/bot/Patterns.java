package dev.banmen.games.go.bot;

/**
 * Shapes of three by three points in whose middle a move is often good: hane, cuts, blocks at the
 * edge (Gelly, Wang, Munos and Teytaud, "Modification of UCT with patterns in Monte-Carlo Go",
 * 2006). Immutable.
 */
final class Patterns {
  /**
   * X is one side, O the other, x all but X, o all but O, a full stop an empty point, a hash the
   * border, and ? anything.
   */
  private static final String[][] SHAPES = {
    {"XOX", "...", "???"}, // hane around a stone
    {"XO.", "...", "?.?"}, // hane
    {"XO?", "X..", "x.?"}, // hane from a wall
    {".O.", "X..", "..."}, // shoulder
    {"XO?", "O.o", "?o?"}, // cut
    {"XO?", "O.X", "???"}, // cut at a peep
    {"?X?", "O.O", "ooo"}, // push between
    {"OX?", "o.O", "???"}, // cut of a knight's move
    {"X.?", "O.?", "###"}, // first line: chase
    {"OX?", "X.O", "###"}, // first line: block a cut
    {"?X?", "x.O", "###"}, // first line: block
    {"?XO", "x.x", "###"}, // first line: descend
    {"?OX", "X.O", "###"}, // first line: cut
  };

  /** Where the eight points stand in a shape, in the order of {@link PlayoutBoard#steps}. */
  private static final int[][] PLACES = {
    {0, 1}, {1, 0}, {1, 2}, {2, 1}, {0, 0}, {0, 2}, {2, 0}, {2, 2}
  };

  private final boolean[] fits = new boolean[1 << 16];

  Patterns() {
    for (String[] shape : SHAPES) {
      char[][] drawn = {shape[0].toCharArray(), shape[1].toCharArray(), shape[2].toCharArray()};
      for (int turn = 0; turn < 4; turn++) {
        mark(drawn, 0, 0);
        mark(mirrored(drawn), 0, 0);
        drawn = turned(drawn);
      }
    }
  }

  boolean fits(int around) {
    return fits[around];
  }

  private void mark(char[][] shape, int index, int code) {
    if (index == PLACES.length) {
      fits[code] = true;
      fits[swapped(code)] = true;
      return;
    }
    char sign = shape[PLACES[index][0]][PLACES[index][1]];
    for (int mark = 0; mark < 4; mark++) {
      if (isMeant(sign, mark)) {
        mark(shape, index + 1, code << 2 | mark);
      }
    }
  }

  private static boolean isMeant(char sign, int mark) {
    return switch (sign) {
      case 'X' -> mark == PlayoutBoard.BLACK;
      case 'O' -> mark == PlayoutBoard.WHITE;
      case 'x' -> mark != PlayoutBoard.BLACK;
      case 'o' -> mark != PlayoutBoard.WHITE;
      case '.' -> mark == PlayoutBoard.EMPTY;
      case '#' -> mark == PlayoutBoard.BORDER;
      default -> true;
    };
  }

  /** Exchanges the colours: 1 and 2 become each other, 0 and 3 stay. */
  private static int swapped(int code) {
    int swapped = 0;
    for (int i = 0; i < 16; i += 2) {
      int mark = code >> i & 3;
      swapped |= (mark == 1 || mark == 2 ? 3 - mark : mark) << i;
    }
    return swapped;
  }

  private static char[][] turned(char[][] shape) {
    char[][] turned = new char[3][3];
    for (int row = 0; row < 3; row++) {
      for (int col = 0; col < 3; col++) {
        turned[col][2 - row] = shape[row][col];
      }
    }
    return turned;
  }

  private static char[][] mirrored(char[][] shape) {
    char[][] mirrored = new char[3][3];
    for (int row = 0; row < 3; row++) {
      for (int col = 0; col < 3; col++) {
        mirrored[row][2 - col] = shape[row][col];
      }
    }
    return mirrored;
  }
}
