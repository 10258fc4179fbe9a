package dev.banmen.games.dots;

import static dev.banmen.games.dots.DotsGrid.DOT;
import static dev.banmen.games.dots.DotsGrid.DOWN;
import static dev.banmen.games.dots.DotsGrid.DRAWN;
import static dev.banmen.games.dots.DotsGrid.OPEN;
import static dev.banmen.games.dots.DotsGrid.OWNED;

import dev.banmen.game.Board;
import dev.banmen.game.Movers;
import dev.banmen.game.Outcome;
import dev.banmen.game.Score;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.SplitMix64;
import java.util.Optional;
import java.util.Set;

/** The board of Dots and Boxes: its state, and all plays that led to it. Mutable, one thread. */
class DotsBoard extends DotsState implements Board {
  private static final Side[] SIDES = Side.values();

  private static final int OUT_OF_TURN = 2;

  private final Ties ties;
  private final boolean isFree;

  private final byte[] start; // the cells before the first play; shared by copies
  private final int firstTurn;
  private final int firstBoxes;
  private final int firstWhite;

  private final int[] log; // a play: four times its site, OUT_OF_TURN or not, its side's number

  /**
   * Creates a board with a set-up that has no faults.
   *
   * @param dotRows rows of dots, 1 to 1000
   * @param dotCols columns of dots, 1 to 1000
   */
  DotsBoard(int dotRows, int dotCols, Ties ties, Setup setup) {
    this(dotRows, dotCols, ties, setup, false);
  }

  /**
   * Creates a board with a set-up that has no faults.
   *
   * @param isFree whether the named side draws a line; the rules still say whose turn it is
   */
  DotsBoard(int dotRows, int dotCols, Ties ties, Setup setup, boolean isFree) {
    super(DotsGrid.set(2 * dotRows - 1, 2 * dotCols - 1, setup), 2 * dotCols - 1);
    this.ties = ties;
    this.isFree = isFree;
    start = cells.clone();
    firstTurn = setup.toMove().orElse(Side.BLACK).ordinal();
    firstWhite = DotsGrid.count(start, OWNED + 1);
    firstBoxes = DotsGrid.count(start, OWNED) + firstWhite;
    log = new int[DotsGrid.count(start, OPEN) + DotsGrid.count(start, OPEN + DOWN)];
    rewind();
  }

  DotsBoard(DotsBoard that) {
    super(that);
    ties = that.ties;
    isFree = that.isFree;
    start = that.start;
    firstTurn = that.firstTurn;
    firstBoxes = that.firstBoxes;
    firstWhite = that.firstWhite;
    log = that.log.clone();
  }

  @Override
  public int play(Side side, int site) {
    boolean isOutOfTurn = isOutOfTurn(side);
    if (isOutOfTurn) {
      turnOver();
    }
    int play = site << 2 | (isOutOfTurn ? OUT_OF_TURN : 0) | turn;
    int ply = ply();
    int miss = super.play(side, site);
    if (miss == 0) {
      log[ply] = play;
    } else if (isOutOfTurn) {
      turnOver();
    }
    return miss;
  }

  private boolean isOutOfTurn(Side side) {
    return isFree && side != turn();
  }

  @Override
  public int check(Side side, int site) {
    return super.check(isOutOfTurn(side) ? turn() : side, site);
  }

  @Override
  public void undo() {
    if (ply() == 0) {
      throw new IllegalStateException("nothing was played");
    }
    int play = log[ply() - 1];
    rubOut(play >> 2, play & 1);
    if ((play & OUT_OF_TURN) != 0) {
      turnOver();
    }
  }

  final void rewind() {
    System.arraycopy(start, 0, cells, 0, cells.length);
    left = log.length;
    turn = firstTurn;
    boxes = firstBoxes;
    white = firstWhite;
  }

  @Override
  public int ply() {
    return log.length - left;
  }

  @Override
  public int last() {
    return ply() == 0 ? OFF : log[ply() - 1] >> 2;
  }

  @Override
  public Side lastSide() {
    return SIDES[log[ply() - 1] & 1];
  }

  @Override
  public int[] touched() {
    if (ply() == 0) {
      return new int[0];
    }
    int site = last();
    int stride = DotsGrid.stride(code(site), cols);
    boolean before = isOwned(site - stride);
    boolean after = isOwned(site + stride);
    if (before && after) {
      return new int[] {site - stride, site, site + stride};
    }
    if (before) {
      return new int[] {site - stride, site};
    }
    return after ? new int[] {site, site + stride} : new int[] {site};
  }

  /** The play, from 1, that drew a line; 0 if none did. */
  int playOf(int line) {
    for (int i = 0; i < ply(); i++) {
      if (log[i] >> 2 == line) {
        return i + 1;
      }
    }
    return 0;
  }

  @Override
  public Set<Side> movers() {
    return left == 0 ? Movers.NOBODY : Movers.only(turn());
  }

  @Override
  public Score score() {
    return new Score(boxes - white, white);
  }

  @Override
  public Optional<Outcome> outcome() {
    if (left > 0) {
      return Optional.empty();
    }
    if (ties == Ties.SECOND && boxes == 2 * white) {
      return Optional.of(new Outcome(Optional.of(Side.WHITE), Outcome.Reason.SCORE, 0));
    }
    return Optional.of(Outcome.of(score()));
  }

  /** Computes the hash anew: updating it would take longer than a play. */
  @Override
  public long hash() {
    long hash = 0;
    for (int site = 0; site < size; site++) {
      int code = cells[site + pad];
      if (code >= DRAWN) {
        hash ^= SplitMix64.mix(4L * site + ((code - DRAWN) >> 1));
      } else if (code >= OWNED && code < DOT) {
        hash ^= SplitMix64.mix(4L * site + (code - OWNED));
      }
    }
    return hash;
  }

  @Override
  public Board copy() {
    return new DotsBoard(this);
  }
}
