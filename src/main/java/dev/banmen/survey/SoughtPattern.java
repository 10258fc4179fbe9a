package dev.banmen.survey;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
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
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * A part of the board to look for: what is on its sites, turned and mirrored in any way. Immutable.
 */
public final class SoughtPattern {
  /** The most sites of all its shapes together: 32 MB. */
  static final int MOST_SITES = 4_000_000;

  private static final int NONE = ChangeWriter.NONE;

  private final String family;
  private final Lattice lattice;
  private final BoardPart part;
  private final List<int[]> shapes = new ArrayList<>(); // each its sites, with what it wants there
  private final List<Image> images = new ArrayList<>(); // what each shape is of the part
  private final List<Integer> places = new ArrayList<>(); // the number of each shape's place
  private final List<Image> own = new ArrayList<>(); // those that look like the part itself
  private final int[] seen; // by move near the part: the least that is the same; or NONE
  private final int[] pieces; // how many each shape wants
  private final int[][] wanted; // by site: pairs of a shape and the piece that it wants there
  private final int[][] empty; // by site: the shapes that want nothing there

  /** The part turned or mirrored, then moved, then perhaps with the colours exchanged. */
  private record Image(Symmetry way, int down, int across, boolean isSwapped) {
    Site of(Site site, Lattice lattice) {
      Site turned = way.of(site, lattice);
      return new Site(turned.row() + down, turned.col() + across);
    }

    /** Where a site was before; maybe off the board. */
    Site back(Site site, Lattice lattice) {
      return way.inverse().of(new Site(site.row() - down, site.col() - across), lattice);
    }
  }

  private SoughtPattern(IntFunction<Mark> at, Game game, BoardPart part, int most) {
    family = game.id();
    lattice = game.lattice();
    this.part = part;
    if (!addShapes(game, shape(at), most)) {
      shapes.clear();
    }
    seen =
        IntStream.range(0, 2 * lattice.size())
            .map(move -> part.isNear(lattice.site(move >> 1), lattice) ? least(move) : NONE)
            .toArray();
    pieces = new int[shapes.size()];
    wanted = new int[lattice.size()][];
    empty = new int[lattice.size()][];
    fill();
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

  private int[] shape(IntFunction<Mark> at) {
    return part.indices(lattice).stream()
        .map(site -> one(site, at.apply(site).ordinal()))
        .toArray();
  }

  /** Adds all that look the same somewhere on the board, each once; false if they are too many. */
  private boolean addShapes(Game game, int[] shape, int most) {
    Map<IntBuffer, Integer> known = new HashMap<>();
    Map<BoardPart, Integer> numbers = new HashMap<>();
    BoardPart place = place(shape);
    long sites = 0;
    for (Symmetry way : game.symmetries()) {
      for (int down : steps(way, true)) {
        for (int across : steps(way, false)) {
          for (int colours = 0; colours < (part.isEitherColour() ? 2 : 1); colours++) {
            Image image = new Image(way, down, across, colours == 1);
            IntBuffer moved = IntBuffer.wrap(moved(shape, image));
            if (known.putIfAbsent(moved, shapes.size()) == null) {
              shapes.add(moved.array());
              images.add(image);
              places.add(numbers.computeIfAbsent(moved(place, image), none -> numbers.size()));
              sites += moved.limit();
            }
            if (sites > most) {
              return false;
            }
            if (known.get(moved) == 0 && isInPlace(image)) { // the first is the part as it is
              own.add(image);
            }
          }
        }
      }
    }
    return true;
  }

  /** Whether the rectangle comes to lie where it is: all these together are a group. */
  private boolean isInPlace(Image image) {
    BoardPart moved = moved(part, image);
    return moved.from().equals(part.from()) && moved.to().equals(part.to());
  }

  private BoardPart moved(BoardPart rectangle, Image image) {
    return BoardPart.between(
        image.of(rectangle.from(), lattice), image.of(rectangle.to(), lattice));
  }

  /**
   * The rectangle that is one place, however the shape lies in it: that of the part, but in a
   * direction in which it may be anywhere only as far as it matters what is there.
   */
  private BoardPart place(int[] shape) {
    BitSet sites = new BitSet();
    Arrays.stream(shape).forEach(one -> sites.set(site(one)));
    BoardPart least = sites.isEmpty() ? part : BoardPart.of(sites, lattice);
    BoardPart rows = isAnchored(part.from().row(), part.to().row(), lattice.rows()) ? part : least;
    BoardPart cols = isAnchored(part.from().col(), part.to().col(), lattice.cols()) ? part : least;
    return BoardPart.between(
        new Site(rows.from().row(), cols.from().col()), new Site(rows.to().row(), cols.to().col()));
  }

  private boolean isAnchored(int least, int most, int size) {
    return part.isAnchored() && (least == 0 || most == size - 1);
  }

  /**
   * How far the part, once turned, can be moved up or down, or to a side: not at all if it is
   * anchored at an edge there. On a doubled lattice a line comes to lie on a line.
   */
  private int[] steps(Symmetry way, boolean isDown) {
    int size = isDown ? lattice.rows() : lattice.cols();
    Site from = way.of(part.from(), lattice);
    Site to = way.of(part.to(), lattice);
    int one = isDown ? from.row() : from.col();
    int other = isDown ? to.row() : to.col();
    int least = Math.min(one, other);
    int most = Math.max(one, other);
    int step = lattice.ground() == Ground.LINES ? 2 : 1;
    IntStream all =
        isAnchored(least, most, size) ? IntStream.of(0) : IntStream.range(-least, size - most);
    Comparator<Integer> nearest = Comparator.comparing(Math::abs);
    return all.filter(by -> by % step == 0).boxed().sorted(nearest).mapToInt(by -> by).toArray();
  }

  private int[] moved(int[] shape, Image image) {
    return Arrays.stream(shape)
        .map(
            one -> {
              int mark = image.isSwapped() ? swapped(mark(one)) : mark(one);
              return one(lattice.index(image.of(lattice.site(site(one)), lattice)), mark);
            })
        .sorted()
        .toArray();
  }

  private static int swapped(int mark) {
    int black = Mark.BLACK.ordinal();
    int white = Mark.WHITE.ordinal();
    return mark == black ? white : mark == white ? black : mark;
  }

  /** Sorts what the shapes want by sites. */
  private void fill() {
    int[] ofPieces = new int[lattice.size()];
    int[] ofEmpty = new int[lattice.size()];
    for (int[] shape : shapes) {
      for (int one : shape) {
        (mark(one) == Mark.EMPTY.ordinal() ? ofEmpty : ofPieces)[site(one)]++;
      }
    }
    for (int site = 0; site < lattice.size(); site++) {
      wanted[site] = new int[2 * ofPieces[site]];
      empty[site] = new int[ofEmpty[site]];
    }
    for (int number = 0; number < pieces.length; number++) {
      for (int one : shapes.get(number)) {
        int site = site(one);
        if (mark(one) == Mark.EMPTY.ordinal()) {
          empty[site][--ofEmpty[site]] = number;
        } else {
          int at = 2 * --ofPieces[site];
          wanted[site][at] = number;
          wanted[site][at + 1] = mark(one);
          pieces[number]++;
        }
      }
    }
  }

  /**
   * A part of a position's board.
   *
   * @return empty if there is no piece in it, unless it is in a corner; {@link #isTooLarge} with
   *     more than 4,000,000 sites in all the places where it may be
   */
  public static Optional<SoughtPattern> of(Position position, BoardPart part) {
    Lattice lattice = position.game().lattice();
    boolean isCorner =
        part.isAnchored()
            && (part.from().row() == 0 || part.to().row() == lattice.rows() - 1)
            && (part.from().col() == 0 || part.to().col() == lattice.cols() - 1);
    return of(
        index -> position.at(lattice.site(index)), position.game(), part, isCorner, MOST_SITES);
  }

  private static Optional<SoughtPattern> of(
      IntFunction<Mark> at, Game game, BoardPart part, boolean mayBeEmpty, int most) {
    boolean hasPiece =
        part.indices(game.lattice()).stream().anyMatch(site -> at.apply(site).side().isPresent());
    return hasPiece || mayBeEmpty
        ? Optional.of(new SoughtPattern(at, game, part, most))
        : Optional.empty();
  }

  /**
   * The part of a board that a node marks, by {@code SL} or else by what {@code VW} leaves in view;
   * without either the pieces, up to the edges on their side of the board.
   *
   * @param replay goes there
   * @param chosen how it may be found
   * @param most how many sites there may be
   * @return empty if no piece is on it; {@link #isTooLarge} with more than those in all the places
   *     where it may be
   */
  static Optional<SoughtPattern> at(
      Replay replay, int node, UnaryOperator<BoardPart> chosen, int most) {
    replay.goTo(node);
    Lattice lattice = replay.game().lattice();
    Board board = replay.board();
    BitSet marked = marked(replay, node);
    marked = marked.isEmpty() ? around(board, lattice) : marked;
    return marked.isEmpty()
        ? Optional.empty()
        : of(board::at, replay.game(), chosen.apply(BoardPart.of(marked, lattice)), false, most);
  }

  /** How many sites it has in all the places where it may be. */
  int sites() {
    return shapes.stream().mapToInt(shape -> shape.length).sum();
  }

  /** Whether it has too many sites in all the places where it may be; then it finds nothing. */
  public boolean isTooLarge() {
    return shapes.isEmpty();
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

  String family() {
    return family;
  }

  Lattice lattice() {
    return lattice;
  }

  BoardPart part() {
    return part;
  }

  /** Whether a shape has the colours exchanged. */
  boolean isSwapped(int shape) {
    return images.get(shape).isSwapped();
  }

  /**
   * A move as the part sees it that a shape is of: one number, the same for all that are the same.
   *
   * @param move as a {@link PositionScan} has it, but no pass
   * @return the same way; {@link ChangeWriter#NONE} if it is neither in the part nor near it
   */
  int seen(int shape, int move) {
    Image image = images.get(shape);
    Site site = image.back(lattice.site(move >> 1), lattice);
    int side = move & 1 ^ (image.isSwapped() ? 1 : 0);
    return lattice.contains(site) ? seen[lattice.index(site) << 1 | side] : NONE;
  }

  private int least(int move) {
    return alike(move).min().orElse(NONE);
  }

  /** All moves that are the same as one. */
  private IntStream alike(int move) {
    return own.stream()
        .mapToInt(
            image -> {
              int index = lattice.index(image.of(lattice.site(move >> 1), lattice));
              int side = move & 1 ^ (image.isSwapped() ? 1 : 0);
              return index == Board.OFF ? NONE : index << 1 | side;
            })
        .filter(same -> same != NONE);
  }

  /** The sites of all moves of that side that are the same as one, farthest right and up first. */
  List<Integer> sites(int move) {
    return alike(move)
        .filter(same -> (same & 1) == (move & 1))
        .mapToObj(same -> same >> 1)
        .distinct()
        .sorted(
            Comparator.comparing((Integer site) -> -(site % lattice.cols()))
                .thenComparing(site -> site))
        .toList();
  }

  /** Whether it is anywhere on a board of its kind. */
  boolean isOn(Position position) {
    Scan scan = new Scan();
    for (int site = 0; site < lattice.size(); site++) {
      scan.change(site, position.at(lattice.site(site)).ordinal());
    }
    return scan.find() > 0;
  }

  /** The first node of a game, in the order of its file, where it is on the board, or NONE. */
  int in(QueriedGame game) {
    boolean isOfKind = game.kind().family().equals(family) && game.game().lattice().equals(lattice);
    return isOfKind ? game.onceRead(read -> node(read.replay())) : RecordTree.NONE;
  }

  private int node(Replay replay) {
    Scan scan = new Scan();
    do {
      for (int site = 0; site < lattice.size(); site++) {
        scan.change(site, replay.board().at(site).ordinal());
      }
      if (replay.number() <= part.until() && scan.find() > 0) {
        return replay.node();
      }
    } while (replay.next());
    return RecordTree.NONE;
  }

  /** The side of a move. */
  static Side side(int move) {
    return (move & 1) == 0 ? Side.BLACK : Side.WHITE;
  }

  /** Follows what changes on the boards of games. Mutable, one thread. */
  final class Scan {
    private final int[] marks = new int[lattice.size()];
    private final int[] missing = new int[pieces.length]; // pieces, by shape
    private final boolean[] isFound = new boolean[pieces.length]; // by place
    private final boolean[] isNew = new boolean[pieces.length];
    private final int[] news =
        new int[pieces.length]; // shapes that have all their pieces since then
    private int newCount;
    private final int[] found = new int[pieces.length];
    private final int[] at = new int[pieces.length]; // by place: where it is among these

    Scan() {
      begin();
    }

    /** Begins another game, on an empty board. */
    void begin() {
      Arrays.fill(marks, Mark.EMPTY.ordinal());
      System.arraycopy(pieces, 0, missing, 0, pieces.length);
      Arrays.fill(isFound, false);
      Arrays.fill(isNew, false);
      newCount = 0;
      for (int shape = 0; shape < pieces.length && pieces[0] == 0; shape++) {
        add(shape);
      }
    }

    void change(int site, int mark) {
      int before = marks[site];
      if (before == mark) {
        return;
      }
      marks[site] = mark;
      int[] pairs = wanted[site];
      for (int i = 0; i < pairs.length; i += 2) {
        if (pairs[i + 1] == before) {
          missing[pairs[i]]++;
        } else if (pairs[i + 1] == mark && --missing[pairs[i]] == 0) {
          add(pairs[i]);
        }
      }
      if (mark == Mark.EMPTY.ordinal()) {
        for (int shape : empty[site]) {
          if (missing[shape] == 0) {
            add(shape);
          }
        }
      }
    }

    private void add(int shape) {
      if (!isNew[shape] && !isFound[places.get(shape)]) {
        isNew[shape] = true;
        news[newCount++] = shape;
      }
    }

    /**
     * Looks at which places a shape is on the board for the first time in this game; returns at how
     * many. Of several shapes at one place, it is the first.
     */
    int find() {
      int count = 0;
      for (int i = 0; i < newCount; i++) {
        int shape = news[i];
        isNew[shape] = false;
        int place = places.get(shape);
        if (missing[shape] != 0 || !isOpen(shape)) {
          continue;
        } else if (!isFound[place]) {
          isFound[place] = true;
          at[place] = count;
          found[count++] = shape;
        } else if (at[place] < count && places.get(found[at[place]]) == place) {
          found[at[place]] = Math.min(found[at[place]], shape);
        }
      }
      newCount = 0;
      return count;
    }

    /** One of those. */
    int found(int number) {
      return found[number];
    }

    private boolean isOpen(int shape) {
      for (int one : shapes.get(shape)) {
        if (mark(one) == Mark.EMPTY.ordinal() && marks[site(one)] != Mark.EMPTY.ordinal()) {
          return false;
        }
      }
      return true;
    }
  }
}
