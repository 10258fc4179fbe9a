package dev.banmen.survey;

import java.nio.ByteBuffer;

/** Reads what {@link ChangeWriter} has packed, node by node. Mutable, one thread. */
final class ChangeReader {
  private final ByteBuffer bytes;
  private final int siteBits;
  private final int[] sites;
  private final int[] marks;
  private long at; // in bits
  private int left; // nodes
  private int mover;

  private int node;
  private boolean isNext;
  private int number;
  private int move;
  private int changes;

  /**
   * Reads games on boards of one size.
   *
   * @param bytes which go on for 8 bytes or more after the games
   * @param size how many sites such a board has
   */
  ChangeReader(ByteBuffer bytes, int size) {
    this.bytes = bytes;
    siteBits = ChangeWriter.siteBits(size);
    sites = new int[size];
    marks = new int[size];
  }

  /** Goes to the start of a game, before its first node. */
  void begin(int offset) {
    at = (long) offset * Byte.SIZE;
    left = takeNumber();
    mover = 0;
    node = -1;
    number = 0;
  }

  /** Goes to the next node in the order of the file; false if there is none. */
  boolean next() {
    if (left == 0) {
      return false;
    }
    left--;
    changes = 0;
    if (take(1) == 1) {
      isNext = true;
      node++;
      number++;
      int site = take(siteBits);
      move = site << 1 | mover;
      change(site, PositionKeys.markOf(mover));
    } else {
      takeSpecial();
    }
    takeOthers();
    mover = move == ChangeWriter.NONE ? mover : 1 - (move & 1);
    return true;
  }

  private void takeSpecial() {
    isNext = take(1) == 1;
    number = isNext ? number + take(1) : takeNumber() - 1;
    node = take(1) == 1 ? node + 1 : takeNumber() - 1;
    move = ChangeWriter.NONE;
    if (take(1) == 1) {
      int side = take(1);
      move = (take(1) == 1 ? PositionScan.PASS : take(siteBits)) << 1 | side;
    }
  }

  private void takeOthers() {
    if (take(1) == 0) {
      return;
    }
    int count = takeNumber();
    boolean isOneMark = take(1) == 1;
    int mark = isOneMark ? take(ChangeWriter.MARK_BITS) : 0;
    for (int i = 0; i < count; i++) {
      int site = take(siteBits);
      change(site, isOneMark ? mark : take(ChangeWriter.MARK_BITS));
    }
  }

  private void change(int site, int mark) {
    sites[changes] = site;
    marks[changes++] = mark;
  }

  private long ahead() {
    return bytes.getLong((int) (at >>> 3)) << (int) (at & 7);
  }

  private int take(int bits) {
    int taken = (int) (ahead() >>> Long.SIZE - bits);
    at += bits;
    return taken;
  }

  private int takeNumber() {
    int more = Long.numberOfLeadingZeros(ahead());
    at += more;
    return take(more + 1);
  }

  /** The node's number in its tree. */
  int node() {
    return node;
  }

  /** Whether it follows on the node before, not only in the file. */
  boolean isNext() {
    return isNext;
  }

  /** The number of its move, as moves are counted up to it. */
  int number() {
    return number;
  }

  /** Its move, a {@link PositionScan} says how; or {@link ChangeWriter#NONE}. */
  int move() {
    return move;
  }

  /** How many sites look other than at the node before. */
  int changes() {
    return changes;
  }

  int site(int change) {
    return sites[change];
  }

  /** What is on such a site now, by the ordinal of its mark. */
  int mark(int change) {
    return marks[change];
  }
}
