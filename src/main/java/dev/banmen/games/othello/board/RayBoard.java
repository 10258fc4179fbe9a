package dev.banmen.games.othello.board;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.SplitMix64;
import java.util.Arrays;
import java.util.Map;

/**
 * A square board of any size that walks along rays: one cell per square inside a border of other
 * cells. Mutable, one thread.
 */
final class RayBoard extends OthelloBoard {
  private static final byte FREE = 0;
  private static final byte BLACK = 1;
  private static final byte WHITE = 2;
  private static final byte BORDER = 3;

  private final int size;
  private final int stride;
  private final int[] steps; // from a cell to its eight neighbours
  private final byte[] cells;
  private final int[] count = new int[3]; // discs by colour
  private byte own;

  /** A stack: for each placement the cells that it flipped, and then their number. */
  private short[] flipped = new short[64];

  private int top;

  /**
   * Creates the board of a set-up without faults.
   *
   * @param size rows and columns, 1 to 180
   */
  RayBoard(int size, Setup setup, MoveRights turns) {
    super(size * size, setup.toMove().orElse(Side.BLACK), turns);
    this.size = size;
    stride = size + 2;
    steps = new int[] {-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1};
    cells = new byte[stride * stride];
    own = colour(turn());
    Arrays.fill(cells, BORDER);
    for (int row = 0; row < size; row++) {
      Arrays.fill(cells, cell(row * size), cell(row * size) + size, FREE);
    }
    for (Map.Entry<Site, Mark> disc : setup.marks().entrySet()) {
      if (disc.getValue() != Mark.EMPTY) {
        byte colour = disc.getValue() == Mark.BLACK ? BLACK : WHITE;
        cells[cell(disc.getKey().row() * size + disc.getKey().col())] = colour;
        count[colour]++;
      }
    }
    look();
  }

  private RayBoard(RayBoard that) {
    super(that);
    size = that.size;
    stride = that.stride;
    steps = that.steps;
    cells = that.cells.clone();
    System.arraycopy(that.count, 0, count, 0, count.length);
    own = that.own;
    flipped = that.flipped.clone();
    top = that.top;
  }

  private static byte colour(Side side) {
    return side == Side.BLACK ? BLACK : WHITE;
  }

  private byte other() {
    return (byte) (BLACK + WHITE - own);
  }

  private int cell(int site) {
    return (site / size + 1) * stride + site % size + 1;
  }

  private int site(int cell) {
    return (cell / stride - 1) * size + cell % stride - 1;
  }

  @Override
  boolean isFree(int site) {
    return cells[cell(site)] == FREE;
  }

  @Override
  boolean brackets(int site) {
    return brackets(cell(site), own, other());
  }

  private boolean brackets(int cell, byte mine, byte theirs) {
    for (int step : steps) {
      if (cells[cell + step] == theirs && cells[end(cell + step, step, theirs)] == mine) {
        return true;
      }
    }
    return false;
  }

  /** The first cell from here that isn't of this colour. */
  private int end(int cell, int step, byte colour) {
    int at = cell;
    while (cells[at] == colour) {
      at += step;
    }
    return at;
  }

  @Override
  void place(int site) {
    int cell = cell(site);
    byte theirs = other();
    int before = top;
    for (int step : steps) {
      if (cells[end(cell + step, step, theirs)] == own) {
        for (int at = cell + step; cells[at] == theirs; at += step) {
          cells[at] = own;
          push(at);
        }
      }
    }
    int flips = top - before;
    push(flips);
    cells[cell] = own;
    count[own] += flips + 1;
    count[theirs] -= flips;
  }

  private void push(int value) {
    if (top == flipped.length) {
      flipped = Arrays.copyOf(flipped, top * 2);
    }
    flipped[top++] = (short) value;
  }

  @Override
  void lift(int site) {
    int flips = flipped[--top];
    byte theirs = other();
    for (int i = 0; i < flips; i++) {
      cells[flipped[--top]] = theirs;
    }
    cells[cell(site)] = FREE;
    count[own] -= flips + 1;
    count[theirs] += flips;
  }

  @Override
  void swap() {
    own = other();
  }

  @Override
  boolean findMoves() {
    return canMove(own, other());
  }

  @Override
  boolean opponentCanMove() {
    return canMove(other(), own);
  }

  private boolean canMove(byte mine, byte theirs) {
    for (int cell = stride + 1; cell < cells.length - stride; cell++) {
      if (cells[cell] == FREE && brackets(cell, mine, theirs)) {
        return true;
      }
    }
    return false;
  }

  @Override
  int[] changed(int site) {
    int flips = flipped[top - 1];
    int[] sites = new int[flips + 1];
    for (int i = 0; i < flips; i++) {
      sites[i] = site(flipped[top - 2 - i]);
    }
    sites[flips] = site;
    Arrays.sort(sites);
    return sites;
  }

  @Override
  int discs(Side side) {
    return count[colour(side)];
  }

  @Override
  public Mark at(int site) {
    return switch (cells[cell(site)]) {
      case BLACK -> Mark.BLACK;
      case WHITE -> Mark.WHITE;
      default -> Mark.EMPTY;
    };
  }

  /** Adds up a number for each disc, so the order of moves doesn't matter. */
  @Override
  public long hash() {
    long hash = 0;
    for (int cell = stride + 1; cell < cells.length - stride; cell++) {
      if (cells[cell] == BLACK || cells[cell] == WHITE) {
        hash += SplitMix64.mix(cell * 2L + cells[cell]);
      }
    }
    return hash;
  }

  @Override
  public Board copy() {
    return new RayBoard(this);
  }
}
