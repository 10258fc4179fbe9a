package dev.banmen.games.dots;

import static dev.banmen.games.dots.Cells.DOT;
import static dev.banmen.games.dots.Cells.DOWN;
import static dev.banmen.games.dots.Cells.DRAWN;
import static dev.banmen.games.dots.Cells.OPEN;
import static dev.banmen.games.dots.Cells.OWNED;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Mix;
import dev.banmen.game.Movers;
import dev.banmen.game.Outcome;
import dev.banmen.game.Score;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The board of Dots and Boxes: a turn draws the line between two neighbouring dots; whoever draws
 * the fourth line of a box owns it and moves again. Sources: AcWing 6479; Berlekamp, The Dots and
 * Boxes Game, chapter 1. Mutable, one thread.
 */
class DotsBoard implements Board {
  private static final Side[] SIDES = Side.values();

  private final Ties ties;
  private final int cols;
  private final int size;
  private final int pad;

  private final byte[] start; // as cells were before the first play; shared by copies
  private final int firstTurn;
  private final int firstBoxes;
  private final int firstWhite;

  private final byte[] cells;
  private final int[] log; // a play: its site doubled, and its side's number
  private int ply;
  private int turn;
  private int boxes; // owned by either side
  private int white; // of them, the second player's

  /**
   * The bare board.
   *
   * @param dotRows rows of dots, 1 to 1000
   * @param dotCols columns of dots, 1 to 1000
   */
  DotsBoard(int dotRows, int dotCols, Ties ties) {
    this.ties = ties;
    cols = 2 * dotCols - 1;
    pad = Cells.pad(cols);
    start = Cells.bare(2 * dotRows - 1, cols);
    size = start.length - 2 * pad;
    firstTurn = Side.BLACK.ordinal();
    firstBoxes = 0;
    firstWhite = 0;
    cells = start.clone();
    log = new int[dotRows * (dotCols - 1) + (dotRows - 1) * dotCols];
    rewind();
  }

  /** A board with a set-up that has no faults. */
  DotsBoard(int dotRows, int dotCols, Ties ties, Setup setup) {
    this.ties = ties;
    cols = 2 * dotCols - 1;
    pad = Cells.pad(cols);
    start = Cells.set(2 * dotRows - 1, cols, setup);
    size = start.length - 2 * pad;
    firstTurn = setup.toMove().orElse(Side.BLACK).ordinal();
    firstWhite = Cells.count(start, OWNED + 1);
    firstBoxes = Cells.count(start, OWNED) + firstWhite;
    cells = start.clone();
    log = new int[Cells.count(start, OPEN) + Cells.count(start, OPEN + DOWN)];
    rewind();
  }

  DotsBoard(DotsBoard that) {
    ties = that.ties;
    cols = that.cols;
    size = that.size;
    pad = that.pad;
    start = that.start;
    firstTurn = that.firstTurn;
    firstBoxes = that.firstBoxes;
    firstWhite = that.firstWhite;
    cells = that.cells.clone();
    log = that.log.clone();
    ply = that.ply;
    turn = that.turn;
    boxes = that.boxes;
    white = that.white;
  }

  @Override
  public int play(Side side, int site) {
    int mover = turn;
    int i = site + pad;
    int code = cells[i];
    if (side.ordinal() != mover || (code & ~DOWN) != OPEN) {
      return refusal(side, site);
    }
    cells[i] = (byte) Cells.drawn(code, mover);
    log[ply++] = site << 1 | mover;
    int stride = Cells.stride(code, cols);
    int done = addSide(i - stride, mover) + addSide(i + stride, mover);
    boxes += done;
    white += done & -mover;
    turn = done == 0 ? mover ^ 1 : mover; // a player who completes a box moves again
    return 0;
  }

  /** Counts a side of a box; 1 if it is now complete, and the mover's. Without a branch. */
  private int addSide(int i, int mover) {
    int code = cells[i] + 1;
    int done = code >> 2 & 1;
    cells[i] = (byte) (code + (done & mover));
    return done;
  }

  @Override
  public int check(Side side, int site) {
    boolean legal = side.ordinal() == turn && (cells[site + pad] & ~DOWN) == OPEN;
    return legal ? 0 : refusal(side, site);
  }

  private int refusal(Side side, int site) {
    DotsMiss miss;
    if (ply == log.length) {
      miss = DotsMiss.GAME_OVER;
    } else if (side.ordinal() != turn) {
      miss = DotsMiss.NOT_YOUR_TURN;
    } else if (site == PASS) {
      miss = DotsMiss.NO_PASS;
    } else if (site == OFF) {
      miss = DotsMiss.OFF_BOARD;
    } else {
      miss = code(site) < OPEN ? DotsMiss.NOT_NEIGHBOURS : DotsMiss.DRAWN_ALREADY;
    }
    return miss.number();
  }

  @Override
  public void undo() {
    if (ply == 0) {
      throw new IllegalStateException("nothing was played");
    }
    int play = log[--ply];
    int i = (play >> 1) + pad;
    int code = OPEN + (cells[i] & DOWN);
    cells[i] = (byte) code;
    int stride = Cells.stride(code, cols);
    takeSide(i - stride);
    takeSide(i + stride);
    turn = play & 1;
  }

  private void takeSide(int i) {
    int code = cells[i];
    int done = code >> 2 & 1;
    int owner = code & done;
    cells[i] = (byte) (code - 1 - owner);
    boxes -= done;
    white -= owner;
  }

  /** Takes all plays back at once. */
  void rewind() {
    System.arraycopy(start, 0, cells, 0, cells.length);
    ply = 0;
    turn = firstTurn;
    boxes = firstBoxes;
    white = firstWhite;
  }

  @Override
  public int ply() {
    return ply;
  }

  @Override
  public int last() {
    return ply == 0 ? OFF : log[ply - 1] >> 1;
  }

  @Override
  public Side lastSide() {
    return SIDES[log[ply - 1] & 1];
  }

  @Override
  public int[] touched() {
    if (ply == 0) {
      return new int[0];
    }
    int site = last();
    int stride = Cells.stride(code(site), cols);
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

  /** Whether there is a box with an owner; the site may be one off the board. */
  private boolean isOwned(int site) {
    return (cells[site + pad] & ~1) == OWNED;
  }

  @Override
  public Mark at(int site) {
    return Cells.mark(code(site));
  }

  private int code(int site) {
    return cells[Objects.checkIndex(site, size) + pad];
  }

  /** How many sides of a box are drawn, 0 to 4; empty where there is no box. */
  OptionalInt sides(int site) {
    boolean box = site >= 0 && site < size && cells[site + pad] < DOT;
    return box ? OptionalInt.of(Math.min(cells[site + pad], OWNED)) : OptionalInt.empty();
  }

  /** The sites at the two sides of a line; beyond a line of the border there is no box. */
  int[] besides(int line) {
    int stride = Cells.stride(code(line), cols);
    return new int[] {line - stride, line + stride};
  }

  /** The play, from 1, that drew a line; 0 if none did. */
  int playOf(int line) {
    for (int i = 0; i < ply; i++) {
      if (log[i] >> 1 == line) {
        return i + 1;
      }
    }
    return 0;
  }

  /** Who moves next; without a meaning once the game is over. */
  Side turn() {
    return SIDES[turn];
  }

  /** It is the other side's turn, whatever the rules say. */
  void turnOver() {
    turn ^= 1;
  }

  /** The boxes of a side. */
  int boxes(Side side) {
    return side == Side.WHITE ? white : boxes - white;
  }

  /** How many lines are still to be drawn. */
  int linesLeft() {
    return log.length - ply;
  }

  @Override
  public Set<Side> movers() {
    return ply == log.length ? Movers.NOBODY : Movers.only(turn());
  }

  @Override
  public Score score() {
    return new Score(boxes - white, white);
  }

  @Override
  public Optional<Outcome> outcome() {
    if (ply < log.length) {
      return Optional.empty();
    }
    if (ties == Ties.SECOND && boxes == 2 * white) {
      return Optional.of(new Outcome(Optional.of(Side.WHITE), Outcome.Reason.SCORE, 0));
    }
    return Optional.of(Outcome.of(score()));
  }

  /** Computed when asked: a play takes less time than keeping it up to date would. */
  @Override
  public long hash() {
    long hash = 0;
    for (int site = 0; site < size; site++) {
      int code = cells[site + pad];
      if (code >= DRAWN) {
        hash ^= Mix.mix(4L * site + ((code - DRAWN) >> 1));
      } else if (code >= OWNED && code < DOT) {
        hash ^= Mix.mix(4L * site + (code - OWNED));
      }
    }
    return hash;
  }

  @Override
  public Board copy() {
    return new DotsBoard(this);
  }
}
