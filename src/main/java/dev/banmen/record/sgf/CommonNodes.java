package dev.banmen.record.sgf;

import dev.banmen.game.Side;
import dev.banmen.game.record.LoneMove;

/**
 * The most common nodes: {@code B} or {@code W} with two letters. One object each, made when first
 * needed, and shared by all trees. For any thread.
 */
final class CommonNodes {
  static final int PAIRS = 64 * 64; // one more than the highest number of a pair
  private static final byte[] NUMBER = new byte[256]; // a letter's number from 1; else 0

  private static final LoneMove[] BLACK = new LoneMove[PAIRS];
  private static final LoneMove[] WHITE = new LoneMove[PAIRS];

  static {
    for (int i = 0; i < 26; i++) {
      NUMBER['a' + i] = (byte) (i + 1);
      NUMBER['A' + i] = (byte) (i + 27);
    }
  }

  private CommonNodes() {}

  static boolean isLetter(byte b) {
    return NUMBER[b & 0xff] != 0;
  }

  /** The number of a pair of letters; under 64 or so if either isn't a letter. */
  static int pair(byte first, byte second) {
    int a = NUMBER[first & 0xff];
    int b = NUMBER[second & 0xff];
    return a == 0 || b == 0 ? 0 : a << 6 | b;
  }

  private static char letter(int number) {
    return (char) (number <= 26 ? 'a' + number - 1 : 'A' + number - 27);
  }

  static String text(int pair) {
    return "" + letter(pair >> 6) + letter(pair & 63);
  }

  static LoneMove node(boolean isBlack, int pair) {
    LoneMove[] nodes = isBlack ? BLACK : WHITE;
    LoneMove node = nodes[pair];
    if (node == null) {
      node = new LoneMove(isBlack ? Side.BLACK : Side.WHITE, text(pair));
      nodes[pair] = node; // another thread may make an equal one, which does no harm
    }
    return node;
  }
}
