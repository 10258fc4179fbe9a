package dev.banmen.games.go.drill;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/** Builds kos into positions of games, which have too few. Stateless. */
final class KoShapes {
  private static final int MOST_TRIES = 40; // places for a ko in a position

  /**
   * The stones of a ko around the point to take at, {@code {row, column, colour}}: 1 is the
   * taker's, 2 the other side's, whose stone at {0, 1} is taken.
   */
  private static final int[][] STONES = {
    {0, -1, 2}, {-1, 0, 2}, {1, 0, 2}, {0, 1, 2}, {-1, 1, 1}, {1, 1, 1}, {0, 2, 1}, {0, 0, 0}
  };

  /** A place where a side's move is to be judged. */
  record KoQuestion(Position position, Side side, int site) {}

  /**
   * A ko on a board.
   *
   * @param point where its taker plays
   * @param stone the stone that is taken there
   */
  private record KoPlace(int point, int stone) {}

  private KoShapes() {}

  /** A ko that was just taken, to be taken back at once: that isn't allowed. */
  static Optional<KoQuestion> taken(Position position, Random random) {
    StoneMap map = new StoneMap(position);
    Side taker = side(random);
    Optional<KoPlace> ko = stamp(map, taker, new BitSet(), random);
    if (ko.isEmpty() || !map.isSound()) {
      return Optional.empty();
    }
    Position start = Position.of(position.game(), map.setup(taker));
    return played(start, List.of(ko.get().point()))
        .filter(
            after ->
                after.board().check(taker.opponent(), ko.get().stone())
                    == StoneLegalKind.REPETITION)
        .map(after -> new KoQuestion(after, taker.opponent(), ko.get().stone()));
  }

  /** A ko that was taken, and then a move elsewhere was answered: it may be taken back. */
  static Optional<KoQuestion> afterThreat(Position position, Random random) {
    Optional<KoQuestion> ko = taken(position, random);
    if (ko.isEmpty()) {
      return ko;
    }
    return elsewhere(ko.get().position(), random)
        .flatMap(after -> elsewhere(after, random))
        .map(after -> new KoQuestion(after, ko.get().side(), ko.get().site()))
        .filter(question -> miss(question) == 0);
  }

  /**
   * Three kos, taken in turn until the last capture would bring the first board back.
   *
   * @param isLegal whether it may be played, as a move elsewhere was answered in between
   */
  static Optional<KoQuestion> threeKos(Position position, boolean isLegal, Random random) {
    StoneMap map = new StoneMap(position);
    Side first = side(random);
    BitSet used = new BitSet();
    Optional<KoPlace> one = stamp(map, first, used, random);
    Optional<KoPlace> two = stamp(map, first.opponent(), used, random);
    Optional<KoPlace> three = stamp(map, first, used, random);
    if (one.isEmpty() || two.isEmpty() || three.isEmpty() || !map.isSound()) {
      return Optional.empty();
    }
    List<Integer> plays =
        List.of(
            one.get().point(),
            two.get().point(),
            three.get().point(),
            one.get().stone(),
            two.get().stone());
    Position start = Position.of(position.game(), map.setup(first));
    int before = isLegal ? random.nextInt(plays.size() - 1) : 0; // of the moves elsewhere
    Optional<Position> at = played(start, plays.subList(0, before));
    if (isLegal) {
      at = at.flatMap(after -> elsewhere(after, random)).flatMap(after -> elsewhere(after, random));
    }
    return at.flatMap(after -> played(after, plays.subList(before, plays.size())))
        .map(after -> new KoQuestion(after, first.opponent(), three.get().stone()))
        .filter(question -> miss(question) == (isLegal ? 0 : StoneLegalKind.REPETITION));
  }

  private static int miss(KoQuestion question) {
    return question.position().board().check(question.side(), question.site());
  }

  private static Side side(Random random) {
    return random.nextBoolean() ? Side.BLACK : Side.WHITE;
  }

  private static Optional<Position> played(Position from, List<Integer> sites) {
    Position at = from;
    for (int site : sites) {
      Side side = at.toMove().orElse(Side.BLACK);
      if (!(at.play(new Place(side, at.lattice().site(site))) instanceof Played played)) {
        return Optional.empty();
      }
      at = played.after();
    }
    return Optional.of(at);
  }

  /** Plays a legal move that captures nothing and fills no single point of its own. */
  private static Optional<Position> elsewhere(Position from, Random random) {
    Side side = from.toMove().orElse(Side.BLACK);
    int size = from.lattice().size();
    int start = random.nextInt(size);
    Board board = from.board();
    StoneMap map = new StoneMap(from);
    for (int i = 0; i < size; i++) {
      int site = (start + i) % size;
      if (map.isEmpty(site) && map.emptyBeside(site) > 0 && board.play(side, site) == 0) {
        if (board.touched().length == 1) {
          return played(from, List.of(site));
        }
        board.undo();
      }
    }
    return Optional.empty();
  }

  /** Puts the stones of a ko somewhere, turned at random; over the edge it lacks some. */
  private static Optional<KoPlace> stamp(StoneMap map, Side taker, BitSet used, Random random) {
    for (int i = 0; i < MOST_TRIES; i++) {
      Optional<KoPlace> ko = stampAt(map, taker, used, random);
      if (ko.isPresent()) {
        return ko;
      }
    }
    return Optional.empty();
  }

  private static Optional<KoPlace> stampAt(StoneMap map, Side taker, BitSet used, Random random) {
    Lattice lattice = map.lattice;
    int row = random.nextInt(lattice.rows());
    int col = random.nextInt(lattice.cols());
    int turn = random.nextInt(4);
    List<Integer> sites =
        Stream.of(STONES)
            .map(stone -> lattice.index(turned(row, col, stone[0], stone[1], turn)))
            .toList();
    boolean isFree = sites.stream().noneMatch(site -> site >= 0 && used.get(site));
    int taken = sites.get(3);
    if (!isFree || taken < 0) {
      return Optional.empty();
    }
    Mark[] colours = {Mark.EMPTY, taker.mark(), taker.opponent().mark()};
    for (int i = 0; i < STONES.length; i++) {
      if (sites.get(i) >= 0) {
        map.marks[sites.get(i)] = colours[STONES[i][2]];
        used.set(sites.get(i));
      }
    }
    return Optional.of(new KoPlace(lattice.index(new Site(row, col)), taken));
  }

  private static Site turned(int row, int col, int down, int right, int turn) {
    return switch (turn) {
      case 0 -> new Site(row + down, col + right);
      case 1 -> new Site(row + right, col - down);
      case 2 -> new Site(row - down, col - right);
      default -> new Site(row - right, col + down);
    };
  }
}
