package dev.banmen.survey;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Site;
import dev.banmen.game.Symmetry;
import dev.banmen.game.record.RecordTree;
import dev.banmen.record.Markup;
import dev.banmen.record.Markup.Sign;
import dev.banmen.record.Replay;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A part of the board to look for: what is on its sites, turned and mirrored in any way, in either
 * colour. A part at an edge or in a corner is looked for at edges or in corners; any other one
 * anywhere. Immutable.
 */
final class SoughtPattern {
  private static final int ANYTHING = -1; // on sites that aren't part of it

  private final String family;
  private final Lattice lattice;
  private final int[] open; // how many sites of each shape differ from a board without a piece
  private final int[][] wanted; // by site: pairs of a shape and the mark it wants there

  private SoughtPattern(String family, Lattice lattice, List<int[]> shapes) {
    this.family = family;
    this.lattice = lattice;
    open = new int[shapes.size()];
    wanted = new int[lattice.size()][];
    for (int site = 0; site < wanted.length; site++) {
      List<Integer> pairs = new ArrayList<>();
      for (int shape = 0; shape < shapes.size(); shape++) {
        int mark = shapes.get(shape)[site];
        if (mark != ANYTHING) {
          pairs.add(shape);
          pairs.add(mark);
          open[shape] += mark == Mark.EMPTY.ordinal() ? 0 : 1;
        }
      }
      wanted[site] = pairs.stream().mapToInt(Integer::intValue).toArray();
    }
  }

  /**
   * The part of a board that a node marks, by {@code SL} or else by what {@code VW} leaves in view;
   * without either the pieces, up to the edges on their side of the board.
   *
   * @param replay goes there
   * @return empty if no piece is on it
   */
  static Optional<SoughtPattern> at(Replay replay, int node) {
    replay.goTo(node);
    Lattice lattice = replay.game().lattice();
    Board board = replay.board();
    BitSet part = marked(replay, node);
    part = part.isEmpty() ? around(board, lattice) : part;
    int[] shape = new int[lattice.size()];
    Arrays.fill(shape, ANYTHING);
    part.stream().forEach(site -> shape[site] = board.at(site).ordinal());
    boolean hasPiece = part.stream().anyMatch(site -> board.at(site).side().isPresent());
    return hasPiece
        ? Optional.of(
            new SoughtPattern(replay.recording().family(), lattice, shapes(shape, lattice, replay)))
        : Optional.empty();
  }

  private static BitSet marked(Replay replay, int node) {
    Lattice lattice = replay.game().lattice();
    Markup markup = Markup.at(replay.game(), replay.recording().tree(), node);
    BitSet part = new BitSet();
    markup.signs().forEach((site, sign) -> part.set(lattice.index(site), sign == Sign.SELECTED));
    if (part.isEmpty() && markup.isPart()) {
      part.set(0, lattice.size());
      markup.signs().forEach((site, sign) -> part.set(lattice.index(site), sign != Sign.DIM));
    }
    return part;
  }

  /** The rectangle of all pieces, up to each edge if all of them are in that half. */
  private static BitSet around(Board board, Lattice lattice) {
    int top = lattice.rows();
    int bottom = -1;
    int left = lattice.cols();
    int right = -1;
    for (int index = 0; index < lattice.size(); index++) {
      if (board.at(index).side().isPresent()) {
        Site site = lattice.site(index);
        top = Math.min(top, site.row());
        bottom = Math.max(bottom, site.row());
        left = Math.min(left, site.col());
        right = Math.max(right, site.col());
      }
    }
    top = 2 * bottom < lattice.rows() ? 0 : top;
    bottom = 2 * top >= lattice.rows() - 1 ? lattice.rows() - 1 : bottom;
    left = 2 * right < lattice.cols() ? 0 : left;
    right = 2 * left >= lattice.cols() - 1 ? lattice.cols() - 1 : right;
    BitSet part = new BitSet();
    for (int row = top; row <= bottom; row++) {
      for (int col = left; col <= right; col++) {
        part.set(lattice.index(new Site(row, col)));
      }
    }
    return part;
  }

  /** All boards that have it somewhere, each once. */
  private static List<int[]> shapes(int[] shape, Lattice lattice, Replay replay) {
    Set<IntBuffer> known = new HashSet<>();
    List<int[]> shapes = new ArrayList<>();
    for (Symmetry way : replay.game().symmetries()) {
      int[] to = way.indices(lattice);
      int[] turned = new int[shape.length];
      for (int site = 0; site < shape.length; site++) {
        turned[to[site]] = shape[site];
      }
      for (int[] moved : moved(turned, lattice)) {
        for (int[] one : List.of(moved, otherColour(moved))) {
          if (known.add(IntBuffer.wrap(one))) {
            shapes.add(one);
          }
        }
      }
    }
    return shapes;
  }

  private static int[] otherColour(int[] shape) {
    int black = Mark.BLACK.ordinal();
    int white = Mark.WHITE.ordinal();
    return Arrays.stream(shape)
        .map(mark -> mark == black ? white : mark == white ? black : mark)
        .toArray();
  }

  /** A shape wherever it can be: along an edge that it touches, or anywhere if it touches none. */
  private static List<int[]> moved(int[] shape, Lattice lattice) {
    BitSet rows = new BitSet();
    BitSet cols = new BitSet();
    for (int index = 0; index < shape.length; index++) {
      if (shape[index] != ANYTHING) {
        rows.set(lattice.site(index).row());
        cols.set(lattice.site(index).col());
      }
    }
    List<int[]> all = new ArrayList<>();
    for (int down : steps(rows, lattice.rows())) {
      for (int across : steps(cols, lattice.cols())) {
        all.add(moved(shape, lattice, down, across));
      }
    }
    return all;
  }

  private static int[] steps(BitSet lines, int size) {
    boolean isAtEdge = lines.get(0) || lines.get(size - 1);
    int before = lines.nextSetBit(0);
    int after = size - lines.length();
    return isAtEdge ? new int[] {0} : IntStream.rangeClosed(-before, after).toArray();
  }

  private static int[] moved(int[] shape, Lattice lattice, int down, int across) {
    int[] moved = new int[shape.length];
    Arrays.fill(moved, ANYTHING);
    for (int index = 0; index < shape.length; index++) {
      if (shape[index] != ANYTHING) {
        Site site = lattice.site(index);
        moved[lattice.index(new Site(site.row() + down, site.col() + across))] = shape[index];
      }
    }
    return moved;
  }

  /** The first node of a game, in the order of its file, where it is on the board, or NONE. */
  int in(QueriedGame game) {
    if (!game.recording().family().equals(family) || !game.game().lattice().equals(lattice)) {
      return RecordTree.NONE;
    }
    Scan scan = new Scan();
    Replay replay = game.replay();
    do {
      if (scan.finds(replay.board())) {
        return replay.node();
      }
    } while (replay.next());
    return RecordTree.NONE;
  }

  /** Follows what changes on a board. Mutable, one thread. */
  private final class Scan {
    private final int[] marks = new int[lattice.size()]; // as of the node before
    private final int[] missing = open.clone(); // by shape: how many of its sites differ
    private int found; // how many shapes are on the board

    Scan() {
      Arrays.fill(marks, Mark.EMPTY.ordinal());
    }

    boolean finds(Board board) {
      for (int site = 0; site < marks.length; site++) {
        int mark = board.at(site).ordinal();
        if (mark != marks[site]) {
          change(site, mark);
        }
      }
      return found > 0;
    }

    private void change(int site, int mark) {
      int[] pairs = wanted[site];
      for (int i = 0; i < pairs.length; i += 2) {
        int shape = pairs[i];
        if (pairs[i + 1] == marks[site]) {
          found -= missing[shape]++ == 0 ? 1 : 0;
        } else if (pairs[i + 1] == mark) {
          found += --missing[shape] == 0 ? 1 : 0;
        }
      }
      marks[site] = mark;
    }
  }
}
