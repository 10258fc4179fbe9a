package dev.banmen.survey;

/**
 * How an index packs the game, node and move of an entry, in as few bytes as its games need.
 * Immutable.
 *
 * @param gameBits enough for all games
 * @param nodeBits enough for all nodes of any game
 * @param sites how many there are on the largest board
 */
record EntryWord(int gameBits, int nodeBits, int sites) {
  private static final int WIDE_NODES = (1 << PositionIndex.NODE_BITS) - 1;
  private static final int WIDE_SITES = (1 << PositionIndex.SITE_BITS) - 1;

  /**
   * Fits such numbers.
   *
   * @param lastGame the greatest number of a game
   * @param lastNode the greatest one of a node
   */
  static EntryWord of(int lastGame, int lastNode, int sites) {
    return new EntryWord(bits(lastGame), bits(lastNode), sites);
  }

  private static int bits(int greatest) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(greatest);
  }

  private int siteBits() {
    return bits(sites + PositionScan.NO_MOVE - PositionScan.PASS);
  }

  /** How many bytes it takes, 1 to 8. */
  int bytes() {
    return (gameBits + nodeBits + siteBits() + 1 + Byte.SIZE - 1) / Byte.SIZE;
  }

  /** Packs a word, whose fields have the bits of {@link PositionIndex}; the order is the same. */
  long packed(long word) {
    long node = word >>> PositionIndex.SITE_BITS + 1 & WIDE_NODES;
    int site = (int) (word >>> 1) & WIDE_SITES;
    int code = site < PositionScan.PASS ? site : sites + site - PositionScan.PASS;
    long packed = (word >>> PositionIndex.GAME_SHIFT) << nodeBits | node;
    return (packed << siteBits() | code) << 1 | word & 1;
  }

  /** Unpacks a word. */
  long unpacked(long packed) {
    int code = (int) (packed >>> 1) & (1 << siteBits()) - 1;
    long site = code < sites ? code : code - sites + PositionScan.PASS;
    long nodeAndGame = packed >>> siteBits() + 1;
    long node = nodeAndGame & (1L << nodeBits) - 1;
    long word = nodeAndGame >>> nodeBits << PositionIndex.GAME_SHIFT;
    return word | node << PositionIndex.SITE_BITS + 1 | site << 1 | packed & 1;
  }
}
