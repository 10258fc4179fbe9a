package dev.banmen.game;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * The shape of a board: a rectangle of sites, some of them open to moves. Immutable; two lattices
 * are equal if they have the same size, ground and open sites.
 *
 * <p>Boards number sites {@code row * cols + col}; {@link #index} and {@link #site} translate.
 */
public final class Lattice {
  private final int rows;
  private final int cols;
  private final Ground ground;
  private final BitSet open;
  private final Set<Site> landmarks;

  /** Creates a lattice of rows and columns, 1 or more each, from the indices of its open sites. */
  public Lattice(int rows, int cols, Ground ground, BitSet open) {
    this(rows, cols, ground, open, Set.of());
  }

  private Lattice(int rows, int cols, Ground ground, BitSet open, Set<Site> landmarks) {
    if (rows < 1 || cols < 1) {
      throw new IllegalArgumentException(rows + "x" + cols + " is no lattice");
    }
    if (open.length() > rows * cols) {
      throw new IllegalArgumentException(
          "open site " + (open.length() - 1) + " is off the lattice");
    }
    this.rows = rows;
    this.cols = cols;
    this.ground = Objects.requireNonNull(ground);
    this.open = (BitSet) open.clone();
    this.landmarks = landmarks;
  }

  /** Returns a lattice on which every site takes a move. */
  public static Lattice full(int rows, int cols, Ground ground) {
    BitSet all = new BitSet();
    all.set(0, rows * cols);
    return new Lattice(rows, cols, ground, all);
  }

  /** Returns this lattice with sites marked for the eye, such as star points; not copied. */
  public Lattice with(Set<Site> marked) {
    return new Lattice(rows, cols, ground, open, marked);
  }

  public int rows() {
    return rows;
  }

  public int cols() {
    return cols;
  }

  public Ground ground() {
    return ground;
  }

  /** Sites that are marked for the eye, such as star points. */
  public Set<Site> landmarks() {
    return landmarks;
  }

  /** Number of sites, open or not. */
  public int size() {
    return rows * cols;
  }

  /** Whether the site lies on the board. */
  public boolean contains(Site site) {
    return site.isWithin(rows, cols);
  }

  /** Whether a move may go there at all: on the board, and not a fixture. */
  public boolean isOpen(Site site) {
    return contains(site) && open.get(site.row() * cols + site.col());
  }

  /** Returns the first open site at or after this index, or -1. */
  public int nextOpen(int from) {
    return open.nextSetBit(from);
  }

  /** The site's index, {@code row * cols + col}; {@link Board#OFF} for one off the board. */
  public int index(Site site) {
    return contains(site) ? site.row() * cols + site.col() : Board.OFF;
  }

  /** Returns the index of a move's site, as {@link Board#play} takes it. */
  public int index(Move move) {
    return move instanceof Place place ? index(place.site()) : Board.PASS;
  }

  /** Returns the site with this index, 0 to {@code size() - 1}. */
  public Site site(int index) {
    Objects.checkIndex(index, size());
    return new Site(index / cols, index % cols);
  }

  /** Returns the sites of the board beside one. */
  public List<Site> beside(Site site) {
    return site.beside().stream().filter(this::contains).toList();
  }

  /** The four sites in the corners. */
  public List<Site> corners() {
    return List.of(site(0), site(cols - 1), site(size() - cols), site(size() - 1));
  }

  /** Returns the sites with these indices, in reading order. */
  public List<Site> sites(BitSet indices) {
    List<Site> sites = new ArrayList<>();
    for (int i = indices.nextSetBit(0); i >= 0; i = indices.nextSetBit(i + 1)) {
      sites.add(site(i));
    }
    return sites;
  }

  /** Returns the indices of sites of this board. */
  public BitSet indices(Iterable<Site> sites) {
    BitSet indices = new BitSet();
    for (Site site : sites) {
      indices.set(index(site));
    }
    return indices;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Lattice that
        && rows == that.rows
        && cols == that.cols
        && ground == that.ground
        && open.equals(that.open);
  }

  @Override
  public int hashCode() {
    return Objects.hash(rows, cols, ground, open);
  }

  @Override
  public String toString() {
    return rows + "x" + cols + " " + ground;
  }
}
