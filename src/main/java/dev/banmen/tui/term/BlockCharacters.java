package dev.banmen.tui.term;

/** The shapes of block characters, U+2580 to U+259F without shades and upper or right eighths. */
final class BlockCharacters {
  /** The characters that pieces are made of, the simplest first. */
  static final String ALL = " █▀▄▌▐▖▗▘▝▚▞▙▛▜▟▁▂▃▅▆▇▏▎▍▋▊▉";

  /**
   * The mirror image of each character of {@link #ALL}; for a left part the rest, whose colours are
   * to be swapped.
   */
  static final String MIRRORED = " █▀▄▐▌▗▖▝▘▞▚▟▜▛▙▁▂▃▅▆▇▉▊▋▍▎▏";

  /** The quarters of U+2596 to U+259F: 1 upper left, 2 upper right, 4 lower left, 8 lower right. */
  private static final String QUARTERS = "481D97B26E";

  private static final int SIZE = 8;
  private static final long LEFT = 0x0f0f0f0f0f0f0f0fL;
  private static final long UPPER = 0x00000000ffffffffL;
  private static final long COLUMN = 0x0101010101010101L;

  private static final long[] PARTS = new long[ALL.length()];

  static {
    for (int i = 0; i < PARTS.length; i++) {
      PARTS[i] = parts(ALL.charAt(i));
    }
  }

  private BlockCharacters() {}

  /** Returns the parts that one of them fills, by its place in {@link #ALL}. */
  static long parts(int at) {
    return PARTS[at];
  }

  /**
   * Returns the parts that a character fills, of eight columns and eight rows: the lowest bit is
   * the upper left part, the next the one to its right.
   */
  private static long parts(char block) {
    if (block == ' ') {
      return 0;
    } else if (block == '▀') {
      return UPPER;
    } else if (block <= '█') {
      return block == '█' ? -1 : -1L << SIZE * ('█' - block);
    } else if (block <= '▏') {
      return columns('▐' - block);
    } else if (block == '▐') {
      return ~LEFT;
    }
    int quarters = Character.digit(QUARTERS.charAt(block - '▖'), 16);
    return ((quarters & 1) > 0 ? UPPER & LEFT : 0)
        | ((quarters & 2) > 0 ? UPPER & ~LEFT : 0)
        | ((quarters & 4) > 0 ? ~UPPER & LEFT : 0)
        | ((quarters & 8) > 0 ? ~UPPER & ~LEFT : 0);
  }

  /** Whether one of them is a left part other than the half. */
  static boolean isLeft(int at) {
    return ALL.charAt(at) > '▌' && ALL.charAt(at) <= '▏'
        || ALL.charAt(at) > '█' && ALL.charAt(at) < '▌';
  }

  /** Returns so many columns from the left. */
  private static long columns(int count) {
    long parts = 0;
    for (int i = 0; i < count; i++) {
      parts |= COLUMN << i;
    }
    return parts;
  }
}
