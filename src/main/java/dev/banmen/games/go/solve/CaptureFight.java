package dev.banmen.games.go.solve;

import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.SplitMix64;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * The subject of a fight: the board's size, the stone to be captured, or the stones to be captured
 * or connected, where both sides play, and who may take back in a ko. Mutable only in the sites it
 * has seen looked at; one thread.
 */
final class CaptureFight {
  static final byte EMPTY = 0;
  static final byte BLACK = 1;
  static final byte WHITE = 2;
  static final byte EDGE = 3;

  /** The number of threats that stands for as many as a side needs. */
  static final int ALWAYS = 9;

  /** The moves without atari that a hunter may make where no region is given. */
  private static final int QUIET_MOVES = 2;

  private static final int CHAINS = 8; // walked at a time

  final int cols;
  final int stride;
  final int[] steps;
  final int points;
  final byte hunter;
  final byte hunted;
  final int target; // 0: any capture counts
  final boolean endsWithCapture; // the first capture, whatever it is, ends the game
  final int hunterThreats; // 0, 1 or ALWAYS
  final int huntedThreats;
  final BitSet touched = new BitSet();

  private final long[] keys;
  private int[] region = {}; // none: the moves near the target
  private final BitSet inside = new BitSet(); // the same
  private int second; // another target; 0: there is none
  private boolean joins; // the targets are the hunter's, and have to become one group
  private int quiet;
  private int most; // moves of the hunter; 0: any number
  private final Chain[] chains = new Chain[CHAINS];

  CaptureFight(
      int rows,
      int cols,
      byte hunter,
      int target,
      boolean endsWithCapture,
      int hunterThreats,
      int huntedThreats) {
    this.cols = cols;
    stride = cols + 1;
    steps = new int[] {-stride, -1, 1, stride};
    points = (rows + 2) * stride + 1;
    this.hunter = hunter;
    hunted = other(hunter);
    this.target = target;
    this.endsWithCapture = endsWithCapture;
    this.hunterThreats = hunterThreats;
    this.huntedThreats = huntedThreats;
    for (int i = 0; i < CHAINS; i++) {
      chains[i] = new Chain(this, points);
    }
    keys = new long[4 * points];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = SplitMix64.mix(0x60A1L + i);
    }
  }

  /** Lets both sides play on these points only. */
  void within(int[] points) {
    region = points.clone();
    for (int point : points) {
      inside.set(point);
    }
  }

  /**
   * Lets them play near the target, the hunter with few moves that give no atari: as many as a net
   * needs, or a race with a group of so many liberties.
   */
  void near(int liberties) {
    quiet = Math.max(QUIET_MOVES, liberties);
  }

  /**
   * Adds another target, of which one is enough to capture.
   *
   * @param joins whether both are the hunter's instead, and have to become one group
   */
  void also(int second, boolean joins) {
    this.second = second;
    this.joins = joins;
  }

  /** The second target; 0 if there is none. */
  int second() {
    return second;
  }

  /** Whether the hunter wants to connect its two targets, not to capture one. */
  boolean joins() {
    return joins;
  }

  boolean isTarget(int point) {
    return point != 0 && (point == target || point == second);
  }

  /** Gives the hunter so many moves. */
  void in(int moves) {
    most = moves;
  }

  /** The moves that the hunter has at first; 0 for any number. */
  int mostMoves() {
    return most;
  }

  /** Whether nobody plays on a point. */
  boolean isOutside(int point) {
    return hasRegion() && !inside.get(point);
  }

  /** The moves without atari that the hunter has at first, where no region is given. */
  int quietMoves() {
    return quiet;
  }

  /** The points that a piece of work looks at. */
  BitSet touchedBy(Runnable work) {
    BitSet before = (BitSet) touched.clone();
    touched.clear();
    work.run();
    BitSet looked = (BitSet) touched.clone();
    touched.or(before);
    return looked;
  }

  /** One of the chains to walk; each is in use until it is asked for again. */
  Chain chain(int number) {
    return chains[number];
  }

  boolean hasRegion() {
    return region.length > 0;
  }

  int[] region() {
    return region;
  }

  static byte other(byte side) {
    return (byte) (BLACK + WHITE - side);
  }

  static byte colour(Side side) {
    return side == Side.BLACK ? BLACK : WHITE;
  }

  /** A side's first move and what follows up to a pass, as moves on a lattice. */
  List<Move> moves(Side first, int move, List<Integer> line, Lattice lattice) {
    int passed = line.indexOf(FightPosition.PASS);
    List<Integer> points = new ArrayList<>(passed < 0 ? line : line.subList(0, passed));
    points.add(0, move);
    return moves(first, points, lattice);
  }

  /** Moves by turns, as moves on a lattice. */
  List<Move> moves(Side first, List<Integer> points, Lattice lattice) {
    List<Move> moves = new ArrayList<>();
    Side side = first;
    for (int point : points) {
      boolean isPass = point == FightPosition.PASS;
      moves.add(isPass ? new Pass(side) : new Place(side, lattice.site(site(point))));
      side = side.opponent();
    }
    return moves;
  }

  int point(int site) {
    return (site / cols + 1) * stride + site % cols + 1;
  }

  int site(int point) {
    return (point / stride - 1) * cols + point % stride - 1;
  }

  /** A board without stones, the edge around it. */
  byte[] emptyBoard() {
    byte[] colour = new byte[points];
    Arrays.fill(colour, EDGE);
    int rows = points / stride - 2;
    for (int site = 0; site < rows * cols; site++) {
      colour[point(site)] = EMPTY;
    }
    return colour;
  }

  /** A board with the stones of a position, the edge around it. */
  byte[] stones(Position position) {
    byte[] colour = emptyBoard();
    for (int site = 0; site < position.lattice().size(); site++) {
      Mark mark = position.at(site);
      colour[point(site)] = mark == Mark.BLACK ? BLACK : mark == Mark.WHITE ? WHITE : EMPTY;
    }
    return colour;
  }

  int threats(byte side) {
    return side == hunter ? hunterThreats : huntedThreats;
  }

  long key(byte side, int point) {
    return keys[2 * point + side - 1];
  }

  /** The part of a key that says more than the stones do. */
  long key(byte toMove, int ko, int threats, int quiet, int left) {
    return SplitMix64.mix(
        keys[2 * points]
            + toMove * 31L
            + ko * 1024L
            + threats * (1L << 40)
            + quiet * (1L << 50)
            + left * (1L << 56));
  }
}
