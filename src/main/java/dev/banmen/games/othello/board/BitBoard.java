package dev.banmen.games.othello.board;

import dev.banmen.game.Mark;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.SplitMix64;
import java.util.Arrays;
import java.util.Map;

/**
 * The 8x8 board in two machine words, seen from the side to move, with that side's legal moves
 * always up to date. Mutable, one thread.
 */
public final class BitBoard extends OthelloBoard {
  private static final int SITES = 64;

  private long[] flips; // what each ply flipped; meaningless for a pass
  private long own;
  private long other;
  private long moves;

  /** Creates the board of a set-up without faults. */
  public BitBoard(Setup setup) {
    this(setup, MoveRights.KEPT);
  }

  public BitBoard(Setup setup, MoveRights turns) {
    super(SITES, setup.toMove().orElse(Side.BLACK), turns);
    flips = new long[SITES]; // grows, as passes take no square
    for (Map.Entry<Site, Mark> disc : setup.marks().entrySet()) {
      long bit = 1L << disc.getKey().row() * 8 + disc.getKey().col();
      if (disc.getValue() == turn().mark()) {
        own |= bit;
      } else if (disc.getValue() != Mark.EMPTY) {
        other |= bit;
      }
    }
    look();
  }

  private BitBoard(BitBoard that) {
    super(that);
    flips = that.flips.clone();
    own = that.own;
    other = that.other;
    moves = that.moves;
  }

  /** Lists legal moves; those of the side to move are already known. */
  @Override
  public int legal(Side side, int[] sites) {
    if (side != turn()) {
      return super.legal(side, sites);
    }
    int count = 0;
    for (long left = moves; left != 0; left &= left - 1) {
      sites[count++] = Long.numberOfTrailingZeros(left);
    }
    return count;
  }

  /** The squares on which the side to move may place a disc, bit {@code row * 8 + col}. */
  long moves() {
    return moves;
  }

  @Override
  boolean isFree(int site) {
    return ((own | other) >>> site & 1) == 0;
  }

  @Override
  boolean brackets(int site) {
    return (moves >>> site & 1) != 0;
  }

  @Override
  void place(int site) {
    long flipped = Bits.flips(own, other, site);
    if (ply() >= flips.length) { // passes before it took no room
      flips = Arrays.copyOf(flips, 2 * ply());
    }
    flips[ply()] = flipped;
    own |= flipped | 1L << site;
    other &= ~flipped;
  }

  @Override
  void lift(int site) {
    long flipped = flips[ply()];
    own &= ~(flipped | 1L << site);
    other |= flipped;
  }

  @Override
  void swap() {
    long newOwn = other;
    other = own;
    own = newOwn;
  }

  @Override
  boolean findMoves() {
    moves = Bits.moves(own, other);
    return moves != 0;
  }

  @Override
  boolean opponentCanMove() {
    return Bits.moves(other, own) != 0;
  }

  @Override
  int[] changed(int site) {
    long rest = flips[ply() - 1] | 1L << site;
    int[] sites = new int[Long.bitCount(rest)];
    for (int i = 0; i < sites.length; i++) {
      sites[i] = Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
    }
    return sites;
  }

  @Override
  int discs(Side side) {
    return Long.bitCount(squares(side));
  }

  private long squares(Side side) {
    return side == turn() ? own : other;
  }

  @Override
  public Mark at(int site) {
    if ((squares(Side.BLACK) >>> site & 1) != 0) {
      return Mark.BLACK;
    }
    return (squares(Side.WHITE) >>> site & 1) != 0 ? Mark.WHITE : Mark.EMPTY;
  }

  @Override
  public long hash() {
    return SplitMix64.mix(squares(Side.BLACK) + SplitMix64.mix(squares(Side.WHITE)));
  }

  @Override
  public BitBoard copy() {
    return new BitBoard(this);
  }
}
