package dev.banmen.survey;

import dev.banmen.game.Lattice;
import dev.banmen.game.record.RecordTree;
import java.util.Arrays;

/**
 * Packs what each node of a game changes on the board, in bits: most nodes are the next play of the
 * other side and take the bits of a site and two more. Mutable, one thread.
 *
 * <p>A game is the number of its nodes, then each in the order of the file: 1 and a site for such a
 * play; else 0 and all that differs from one. Then whatever else has changed since the node before,
 * wherever in the tree that was. {@link ChangeReader} reads it.
 */
final class ChangeWriter {
  /** In place of a move: the node has none. */
  static final int NONE = -1;

  static final int MARK_BITS = 2;

  private byte[] bytes = new byte[1024];
  private int size;
  private long last; // bits, of which the lowest ones are not among the bytes yet
  private int waiting; // how many of them
  private int siteBits;
  private int node; // the one before
  private int number; // of its move
  private int mover; // whose turn it is if the sides alternate

  /** How many bits the sites of a board of this size take. */
  static int siteBits(int size) {
    return Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(size - 1));
  }

  /** Begins another game. */
  void begin(Lattice lattice, int nodes) {
    size = 0;
    waiting = 0;
    siteBits = siteBits(lattice.size());
    node = RecordTree.NONE;
    number = 0;
    mover = 0;
    putNumber(nodes);
  }

  /**
   * Adds the next node in the order of the file.
   *
   * @param isNext whether it follows on the node before, not only in the file
   * @param numberHere that of its move, as moves are counted up to it
   * @param move its move, a {@link PositionScan} says how; or {@link #NONE}
   * @param board what it looks like now, and what has changed
   */
  void add(int nodeHere, boolean isNext, int numberHere, int move, PositionKeys board) {
    int site = move >> 1;
    boolean isPlain =
        isNext
            && nodeHere == node + 1
            && numberHere == number + 1
            && move >= 0
            && (move & 1) == mover
            && site < PositionScan.PASS
            && board.hasChanged(site, move & 1);
    put(isPlain ? 1 : 0, 1);
    if (isPlain) {
      put(site, siteBits);
    } else {
      putSpecial(nodeHere, isNext, numberHere, move);
    }
    putOthers(board, isPlain ? site : NONE);
    node = nodeHere;
    number = numberHere;
    mover = move == NONE ? mover : 1 - (move & 1);
  }

  private void putSpecial(int nodeHere, boolean isNext, int numberHere, int move) {
    put(isNext ? 1 : 0, 1);
    if (isNext) {
      put(numberHere - number, 1);
    } else {
      putNumber(numberHere + 1);
    }
    put(nodeHere == node + 1 ? 1 : 0, 1);
    if (nodeHere != node + 1) {
      putNumber(nodeHere + 1);
    }
    put(move == NONE ? 0 : 1, 1);
    if (move != NONE) {
      put(move & 1, 1);
      boolean isPass = move >> 1 >= PositionScan.PASS;
      put(isPass ? 1 : 0, 1);
      if (!isPass) {
        put(move >> 1, siteBits);
      }
    }
  }

  private void putOthers(PositionKeys board, int but) {
    int count = board.changes() - (but == NONE ? 0 : 1);
    put(count == 0 ? 0 : 1, 1);
    if (count == 0) {
      return;
    }
    putNumber(count);
    int mark = NONE;
    boolean isOneMark = true;
    for (int i = 0; i < board.changes(); i++) {
      int site = board.changed(i);
      isOneMark &= site == but || mark == NONE || mark == board.mark(site);
      mark = site == but ? mark : board.mark(site);
    }
    put(isOneMark ? 1 : 0, 1);
    if (isOneMark) {
      put(mark, MARK_BITS);
    }
    for (int i = 0; i < board.changes(); i++) {
      int site = board.changed(i);
      if (site != but) {
        put(site, siteBits);
        put(board.mark(site), isOneMark ? 0 : MARK_BITS);
      }
    }
  }

  /** Writes a number from 1 on: as many zeros as it has binary digits after the first, then it. */
  private void putNumber(int value) {
    int more = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(value);
    put(0, more);
    put(value, more + 1);
  }

  private void put(int value, int bits) {
    last = last << bits | value & (1L << bits) - 1;
    waiting += bits;
    if (size + Long.BYTES > bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * bytes.length);
    }
    while (waiting >= Byte.SIZE) {
      waiting -= Byte.SIZE;
      bytes[size++] = (byte) (last >>> waiting);
    }
  }

  /** Ends the game, and returns the bytes that it begins. */
  byte[] bytes() {
    put(0, -waiting & Byte.SIZE - 1);
    return bytes;
  }

  /** How many bytes the game has that has ended. */
  int size() {
    return size;
  }
}
