package dev.banmen.game;

import java.util.List;
import java.util.stream.IntStream;

/** A way to turn or mirror a board so that it covers itself. */
public enum Symmetry {
  IDENTITY,
  UPSIDE_DOWN,
  MIRRORED,
  HALF_TURN,
  /** Rows and columns exchanged; this and the ones below fit square boards only. */
  TRANSPOSED,
  QUARTER_TURN,
  QUARTER_TURN_BACK,
  ANTITRANSPOSED;

  private static final List<Symmetry> OF_SQUARES = List.of(values());
  private static final List<Symmetry> OF_RECTANGLES = OF_SQUARES.subList(0, 4);

  /** Returns all that fit a lattice, the identity first. */
  public static List<Symmetry> of(Lattice lattice) {
    return lattice.rows() == lattice.cols() ? OF_SQUARES : OF_RECTANGLES;
  }

  /** Returns the way back. */
  public Symmetry inverse() {
    return this == QUARTER_TURN
        ? QUARTER_TURN_BACK
        : this == QUARTER_TURN_BACK ? QUARTER_TURN : this;
  }

  /** Returns what this and then another do. */
  public Symmetry then(Symmetry next) {
    int flips = next.ordinal() & 3;
    if ((ordinal() & 4) != 0) { // its rows are columns by now
      flips = (flips & 1) << 1 | flips >> 1;
    }
    return values()[ordinal() ^ flips ^ next.ordinal() & 4];
  }

  /** Whether rows become columns. */
  public boolean exchangesRows() {
    return (ordinal() & 4) != 0;
  }

  /** Returns where this takes a site of a lattice. */
  public Site of(Site site, Lattice lattice) {
    int row = (ordinal() & 1) == 0 ? site.row() : lattice.rows() - 1 - site.row();
    int col = (ordinal() & 2) == 0 ? site.col() : lattice.cols() - 1 - site.col();
    return (ordinal() & 4) == 0 ? new Site(row, col) : new Site(col, row);
  }

  /** Returns where this takes each site of a lattice, both by index. */
  public int[] indices(Lattice lattice) {
    return IntStream.range(0, lattice.size())
        .map(site -> lattice.index(of(lattice.site(site), lattice)))
        .toArray();
  }
}
