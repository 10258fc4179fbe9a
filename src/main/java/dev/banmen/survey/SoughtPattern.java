package dev.banmen.survey;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Site;
import dev.banmen.game.Symmetry;
import dev.banmen.game.record.RecordTree;
import dev.banmen.record.Markup;
import dev.banmen.record.Markup.Sign;
import dev.banmen.record.Replay;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A part of the board to look for: what is on its sites, turned and mirrored in any way, in either
 * colour. A part at an edge or in a corner is looked for at edges or in corners; any other one
 * anywhere. Immutable.
 */
final class SoughtPattern {
  /** The most sites of all its shapes together: 32 MB. */
  static final int MOST_SITES = 4_000_000;

  private final String family;
  private final Lattice lattice;
  private final int[] open; // how many sites of each shape differ from a board without a piece
  private final int[][] wanted; // by site: pairs of a shape and the mark it wants there

  /**
   * Made of shapes.
   *
   * @param shapes each with the places of its sites and what it wants there
   */
  private SoughtPattern(String family, Lattice lattice, Collection<IntBuffer> shapes) {
    this.family = family;
    this.lattice = lattice;
    open = new int[shapes.size()];
    wanted = new int[lattice.size()][];
    int[] counts = new int[lattice.size()];
    shapes.forEach(shape -> sites(shape).forEach(one -> counts[site(one)]++));
    for (int site = 0; site < counts.length; site++) {
      wanted[site] = new int[2 * counts[site]];
    }
    int number = 0;
    for (IntBuffer shape : shapes) {
      for (int one : shape.array()) {
        int[] pairs = wanted[site(one)];
        int at = pairs.length - 2 * counts[site(one)]--;
        pairs[at] = number;
        pairs[at + 1] = mark(one);
        open[number] += mark(one) == Mark.EMPTY.ordinal() ? 0 : 1;
      }
      number++;
    }
  }

  private static IntStream sites(IntBuffer shape) {
    return Arrays.stream(shape.array());
  }

  /** A site and what is on it, in one number. */
  private static int one(int site, int mark) {
    return 4 * site + mark;
  }

  private static int site(int one) {
    return one >> 2;
  }

  private static int mark(int one) {
    return one & 3;
  }

  /**
   * The part of a board that a node marks, by {@code SL} or else by what {@code VW} leaves in view;
   * without either the pieces, up to the edges on their side of the board.
   *
   * @param replay goes there
   * @return empty if no piece is on it; {@link #isTooLarge} with more than {@value #MOST_SITES}
   *     sites in all the places where it may be
   */
  static Optional<SoughtPattern> at(Replay replay, int node) {
    replay.goTo(node);
    Lattice lattice = replay.game().lattice();
    Board board = replay.board();
    BitSet part = marked(replay, node);
    part = part.isEmpty() ? around(board, lattice) : part;
    int[] shape = part.stream().map(site -> one(site, board.at(site).ordinal())).toArray();
    boolean hasPiece = part.stream().anyMatch(site -> board.at(site).side().isPresent());
    return hasPiece
        ? Optional.of(
            new SoughtPattern(replay.recording().family(), lattice, shapes(shape, replay.game())))
        : Optional.empty();
  }

  /** Whether it has too many sites in all the places where it may be; then it finds nothing. */
  boolean isTooLarge() {
    return open.length == 0;
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

  /** All that look the same somewhere on the board, each once; none if they are too many. */
  private static Set<IntBuffer> shapes(int[] shape, Game game) {
    Set<IntBuffer> shapes = new LinkedHashSet<>();
    long sites = 0;
    for (Symmetry way : game.symmetries()) {
      int[] to = way.indices(game.lattice());
      int[] turned = Arrays.stream(shape).map(one -> one(to[site(one)], mark(one))).toArray();
      for (int down : steps(turned, game.lattice(), true)) {
        for (int across : steps(turned, game.lattice(), false)) {
          int[] moved = moved(turned, game.lattice(), down, across);
          if (sites + 2L * moved.length > MOST_SITES) {
            return Set.of();
          }
          sites += shapes.add(IntBuffer.wrap(moved)) ? moved.length : 0;
          sites += shapes.add(IntBuffer.wrap(otherColour(moved))) ? moved.length : 0;
        }
      }
    }
    return shapes;
  }

  private static int[] otherColour(int[] shape) {
    int black = Mark.BLACK.ordinal();
    int white = Mark.WHITE.ordinal();
    return Arrays.stream(shape)
        .map(
            one ->
                mark(one) == black
                    ? one(site(one), white)
                    : mark(one) == white ? one(site(one), black) : one)
        .toArray();
  }

  /**
   * How far a shape can be moved up or down, or to a side: not at all if it touches an edge there.
   * On a doubled lattice a line comes to lie on a line.
   */
  private static int[] steps(int[] shape, Lattice lattice, boolean isDown) {
    int size = isDown ? lattice.rows() : lattice.cols();
    BitSet lines = new BitSet();
    for (int one : shape) {
      Site site = lattice.site(site(one));
      lines.set(isDown ? site.row() : site.col());
    }
    boolean isAtEdge = lines.get(0) || lines.get(size - 1);
    int step = lattice.ground() == Ground.LINES ? 2 : 1;
    return isAtEdge
        ? new int[] {0}
        : IntStream.rangeClosed(-lines.nextSetBit(0), size - lines.length())
            .filter(by -> by % step == 0)
            .toArray();
  }

  private static int[] moved(int[] shape, Lattice lattice, int down, int across) {
    return Arrays.stream(shape)
        .map(
            one -> {
              Site site = lattice.site(site(one));
              Site to = new Site(site.row() + down, site.col() + across);
              return one(lattice.index(to), mark(one));
            })
        .sorted()
        .toArray();
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
