package dev.banmen.games.othello.board;

/**
 * Computes moves and flips on 8x8 squares in one machine word: bit {@code row * 8 + col}, so the
 * lowest bit is a1 and reading order is ascending. Stateless.
 */
public final class Bits {
  /** Columns b to g: a disc bracketed along a row or diagonal is always on one of them. */
  private static final long INNER = 0x7E7E7E7E7E7E7E7EL;

  /** Steps towards higher bits: east, south-west, south, south-east; their opposites go lower. */
  private static final int[] ROW_STEP = {0, 1, 1, 1};

  private static final int[] COL_STEP = {1, -1, 0, 1};

  /**
   * Eight rays for each square, the square itself not included: at {@code square * 8} four towards
   * higher bits, then their four opposites.
   */
  private static final long[] RAYS = rays();

  private Bits() {}

  /** The squares on which {@code own} brackets at least one disc of {@code other}. */
  public static long moves(long own, long other) {
    long inner = other & INNER;
    return (eastward(own, inner)
            | westward(own, inner)
            | along(own, inner, 7)
            | along(own, other, 8)
            | along(own, inner, 9))
        & ~(own | other);
  }

  // Adding a run's first disc to the run carries out into the square behind the run. Runs that no
  // own disc touches stay as they are; they are occupied and fall to the final mask.
  private static long eastward(long own, long inner) {
    return inner + (own << 1 & inner);
  }

  private static long westward(long own, long inner) {
    long run = own >>> 1 & inner;
    run |= run >>> 1 & inner;
    long pairs = inner & inner >>> 1;
    run |= run >>> 2 & pairs;
    run |= run >>> 2 & pairs;
    return run >>> 1;
  }

  /**
   * The squares that are reached both ways along one kind of line: runs of six grow in steps of
   * one, two and two.
   */
  private static long along(long own, long inner, int step) {
    long up = own << step & inner;
    long down = own >>> step & inner;
    up |= up << step & inner;
    down |= down >>> step & inner;
    long upPairs = inner & inner << step;
    long downPairs = upPairs >>> step;
    int two = step + step;
    up |= up << two & upPairs;
    down |= down >>> two & downPairs;
    up |= up << two & upPairs;
    down |= down >>> two & downPairs;
    return up << step | down >>> step;
  }

  /**
   * The discs of {@code other} that a disc of {@code own} brackets from an empty square; 0 if the
   * move is illegal.
   *
   * @param square 0 to 63
   */
  public static long flips(long own, long other, int square) {
    int ray = square << 3;
    return higher(own, other, RAYS[ray])
        | higher(own, other, RAYS[ray + 1])
        | higher(own, other, RAYS[ray + 2])
        | higher(own, other, RAYS[ray + 3])
        | lower(own, other, RAYS[ray + 4])
        | lower(own, other, RAYS[ray + 5])
        | lower(own, other, RAYS[ray + 6])
        | lower(own, other, RAYS[ray + 7]);
  }

  // With everything off the ray filled in, adding 1 carries through the opponent's discs to the
  // first square of the ray that isn't one of them.
  private static long higher(long own, long other, long ray) {
    long end = (other | ~ray) + 1 & ray & own;
    // -end >>> 63 is 1 unless end is 0: the squares of the ray below end, or none
    return end - (-end >>> 63) & ray;
  }

  private static long lower(long own, long other, long ray) {
    long end = Long.highestOneBit(ray & ~other) & own;
    return -end << 1 & ray;
  }

  private static long[] rays() {
    long[] rays = new long[64 * 8];
    for (int square = 0; square < 64; square++) {
      for (int way = 0; way < 4; way++) {
        rays[square * 8 + way] = ray(square, ROW_STEP[way], COL_STEP[way]);
        rays[square * 8 + way + 4] = ray(square, -ROW_STEP[way], -COL_STEP[way]);
      }
    }
    return rays;
  }

  private static long ray(int square, int rowStep, int colStep) {
    long ray = 0;
    int row = (square >> 3) + rowStep;
    int col = (square & 7) + colStep;
    while (row >= 0 && row < 8 && col >= 0 && col < 8) {
      ray |= 1L << row * 8 + col;
      row += rowStep;
      col += colStep;
    }
    return ray;
  }
}
