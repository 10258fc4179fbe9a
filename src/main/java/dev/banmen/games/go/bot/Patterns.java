package dev.banmen.games.go.bot;

/**
 * The knowledge of a point by the eight around it, from a table: whose eye it is, and whether it is
 * the middle of a shape where a move is often good, such as hane, cuts, blocks at the edge (Gelly,
 * Wang, Munos and Teytaud, "Modification of UCT with patterns in Monte-Carlo Go", 2006). The points
 * around are given by two bits each, as {@link PlayoutBoard#around} does. Stateless.
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

  /** The places of the eight points in a shape, in the order of {@link PlayoutBoard#steps}. */
  private static final int[][] PLACES = {
    {0, 1}, {1, 0}, {1, 2}, {2, 1}, {0, 0}, {0, 2}, {2, 0}, {2, 2}
  };

  // What is known of the points around one: bits 0 to 2 count the neighbours that are empty.
  private static final int OPEN = 7;
  private static final int EYE = 4; // shifted by the side whose eye it is: 8 or 16
  private static final int FITS = 32;

  private static final byte[] KNOWN = new byte[1 << 16];

  static {
    for (int code = 0; code < KNOWN.length; code++) {
      int eyes = (looksLikeEye(code, PlayoutBoard.BLACK) ? EYE << PlayoutBoard.BLACK : 0);
      eyes |= (looksLikeEye(code, PlayoutBoard.WHITE) ? EYE << PlayoutBoard.WHITE : 0);
      KNOWN[code] = (byte) (openings(code) | eyes);
    }
    for (String[] shape : SHAPES) {
      char[][] drawn = {shape[0].toCharArray(), shape[1].toCharArray(), shape[2].toCharArray()};
      for (int turn = 0; turn < 4; turn++) {
        mark(drawn, 0, 0);
        mark(mirrored(drawn), 0, 0);
        drawn = turned(drawn);
      }
    }
  }

  private Patterns() {}

  /** Whether a move in the middle is often good. */
  static boolean fits(int around) {
    return (KNOWN[around] & FITS) != 0;
  }

  /** Returns how many of the four neighbours are empty. */
  static int open(int around) {
    return KNOWN[around] & OPEN;
  }

  /**
   * Whether the middle is an eye of a side that it should not fill: all neighbours are its own, and
   * the other side has at most one of the diagonals, none at the edge.
   */
  static boolean isEye(int around, byte side) {
    return (KNOWN[around] & EYE << side) != 0;
  }

  private static int mark(int around, int index) {
    return around >> 14 - 2 * index & 3;
  }

  private static int openings(int around) {
    int count = 0;
    for (int i = 0; i < 4; i++) {
      count += mark(around, i) == PlayoutBoard.EMPTY ? 1 : 0;
    }
    return count;
  }

  private static boolean looksLikeEye(int around, int side) {
    for (int i = 0; i < 4; i++) {
      if (mark(around, i) != side && mark(around, i) != PlayoutBoard.BORDER) {
        return false;
      }
    }
    int bad = 0;
    boolean isEdge = false;
    for (int i = 4; i < 8; i++) {
      bad += mark(around, i) == 3 - side ? 1 : 0;
      isEdge |= mark(around, i) == PlayoutBoard.BORDER;
    }
    return bad + (isEdge ? 1 : 0) < 2;
  }

  private static void mark(char[][] shape, int index, int code) {
    if (index == PLACES.length) {
      KNOWN[code] |= FITS;
      KNOWN[swapped(code)] |= FITS;
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
