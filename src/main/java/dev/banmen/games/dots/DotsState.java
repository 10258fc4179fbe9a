package dev.banmen.games.dots;

import static dev.banmen.games.dots.DotsGrid.DOT;
import static dev.banmen.games.dots.DotsGrid.DOWN;
import static dev.banmen.games.dots.DotsGrid.OPEN;
import static dev.banmen.games.dots.DotsGrid.OWNED;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Side;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * The state of a game of Dots and Boxes: lines, boxes with their owners, and whose turn it is. A
 * turn draws the line between two neighbouring dots; the player who draws the fourth line of a box
 * owns it and moves again. Sources: AcWing 6479; Berlekamp, The Dots and Boxes Game, chapter 1. It
 * has no history, so it takes one byte per site. Mutable, one thread.
 */
class DotsState {
  private static final Side[] SIDES = Side.values();

  final byte[] cells;
  final int cols;
  final int size;
  final int pad;

  int left; // lines still to be drawn
  int turn;
  int boxes; // owned by either side
  int white; // of them, the second player's

  /**
   * Creates the state of a bare board.
   *
   * @param dotRows rows of dots, 1 to 1000
   * @param dotCols columns of dots, 1 to 1000
   */
  DotsState(int dotRows, int dotCols) {
    this(DotsGrid.bare(2 * dotRows - 1, 2 * dotCols - 1), 2 * dotCols - 1);
    left = dotRows * (dotCols - 1) + (dotRows - 1) * dotCols;
    turn = Side.BLACK.ordinal();
  }

  /** Creates a state with these cells, without counting them yet. */
  DotsState(byte[] cells, int cols) {
    this.cells = cells;
    this.cols = cols;
    pad = DotsGrid.pad(cols);
    size = cells.length - 2 * pad;
  }

  DotsState(DotsState that) {
    cells = that.cells.clone();
    cols = that.cols;
    size = that.size;
    pad = that.pad;
    left = that.left;
    turn = that.turn;
    boxes = that.boxes;
    white = that.white;
  }

  /** Draws a line, or returns the number of the miss, as {@link Board#play} does. */
  public int play(Side side, int site) {
    int mover = turn;
    int i = site + pad;
    int code = cells[i];
    if (side.ordinal() != mover || (code & ~DOWN) != OPEN) {
      return refusal(side, site);
    }
    cells[i] = (byte) DotsGrid.drawn(code, mover);
    left--;
    int stride = DotsGrid.stride(code, cols);
    int done = addSide(i - stride, mover) + addSide(i + stride, mover);
    boxes += done;
    white += done & -mover;
    turn = done == 0 ? mover ^ 1 : mover; // a player who completes a box moves again
    return 0;
  }

  /** Counts a side of a box; returns 1 if it is now complete, and the mover's. Without a branch. */
  private int addSide(int i, int mover) {
    int code = cells[i] + 1;
    int done = code >> 2 & 1;
    cells[i] = (byte) (code + (done & mover));
    return done;
  }

  /** The number of the miss, or 0, as {@link Board#check} does. */
  public int check(Side side, int site) {
    boolean legal = side.ordinal() == turn && (cells[site + pad] & ~DOWN) == OPEN;
    return legal ? 0 : refusal(side, site);
  }

  private int refusal(Side side, int site) {
    DotsMiss miss;
    if (left == 0) {
      miss = DotsMiss.GAME_OVER;
    } else if (side.ordinal() != turn) {
      miss = DotsMiss.NOT_YOUR_TURN;
    } else {
      return refusal(site);
    }
    return miss.number();
  }

  /** The number of the miss, or 0, whoever is to move. */
  final int refusal(int site) {
    if (site == Board.PASS) {
      return DotsMiss.NO_PASS.number();
    } else if (site == Board.OFF) {
      return DotsMiss.OFF_BOARD.number();
    }
    int code = code(site) & ~DOWN;
    boolean isLine = code(site) >= OPEN;
    return code == OPEN ? 0 : (isLine ? DotsMiss.DRAWN_ALREADY : DotsMiss.NOT_NEIGHBOURS).number();
  }

  /** Rubs out a line, with the boxes that it completed; it is its drawer's turn again. */
  final void rubOut(int site, int drawer) {
    int i = site + pad;
    int code = OPEN + (cells[i] & DOWN);
    cells[i] = (byte) code;
    left++;
    int stride = DotsGrid.stride(code, cols);
    takeSide(i - stride);
    takeSide(i + stride);
    turn = drawer;
  }

  private void takeSide(int i) {
    int code = cells[i];
    int done = code >> 2 & 1;
    int owner = code & done;
    cells[i] = (byte) (code - 1 - owner);
    boxes -= done;
    white -= owner;
  }

  public Mark at(int site) {
    return DotsGrid.mark(code(site));
  }

  final int code(int site) {
    return cells[Objects.checkIndex(site, size) + pad];
  }

  /** Whether there is a box with an owner; the site may be off the board. */
  final boolean isOwned(int site) {
    return (cells[site + pad] & ~1) == OWNED;
  }

  /** How many sides of a box are drawn, 0 to 4; empty where there is no box. */
  final OptionalInt sides(int site) {
    boolean box = site >= 0 && site < size && cells[site + pad] < DOT;
    return box ? OptionalInt.of(Math.min(cells[site + pad], OWNED)) : OptionalInt.empty();
  }

  /** The sites at the two sides of a line; beyond a line of the border there is no box. */
  final int[] besides(int line) {
    int stride = DotsGrid.stride(code(line), cols);
    return new int[] {line - stride, line + stride};
  }

  /** The side that moves next; meaningless once the game is over. */
  final Side turn() {
    return SIDES[turn];
  }

  /** Makes it the other side's turn, whatever the rules say. */
  final void turnOver() {
    turn ^= 1;
  }

  final int boxes(Side side) {
    return side == Side.WHITE ? white : boxes - white;
  }

  final int linesLeft() {
    return left;
  }
}
