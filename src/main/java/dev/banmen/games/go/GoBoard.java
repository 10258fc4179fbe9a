package dev.banmen.games.go;

import dev.banmen.game.Board;
import dev.banmen.game.Countable;
import dev.banmen.game.Mark;
import dev.banmen.game.Movers;
import dev.banmen.game.Outcome;
import dev.banmen.game.Score;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A board of Go under any of its rules. Mutable, one thread.
 *
 * <p>The checks, in this order: game over, turn, (a pass is always allowed), off the board,
 * occupied, suicide, repetition.
 */
public final class GoBoard implements Board, Countable {
  private static final Mark[] MARKS = {Mark.EMPTY, Mark.BLACK, Mark.WHITE};
  private static final int OCCUPIED = GoMiss.OCCUPIED.number();
  private static final int SUICIDE = GoMiss.SUICIDE.number();
  private static final int REPETITION = GoMiss.REPETITION.number();
  private static final int PASSED = 0; // a point of the edge: never played
  private static final long WHITE_NEXT = 0x9E3779B97F4A7C15L;

  private final GoRules rules;
  private final Stones stones;
  private final Side first;
  private final boolean looksBack; // whether the ko rule looks at all boards
  private final boolean bansSuicide;
  private final boolean alternates;
  private History history; // null until a board may be one of those before
  private int known; // how many boards, from the start on, the history has

  private int ply;
  private int[] points; // of each ply: point << 4 | colour it replaced << 2 | colour
  private int[] liftedBefore; // of each ply
  private long[] hashes; // before each ply, and after the last
  private final int[] prisoners = new int[3]; // by the captor's colour
  private boolean over;

  /**
   * A board with a set-up.
   *
   * @throws IllegalArgumentException if it has a mark off the board, a fixture, or a group without
   *     liberties
   */
  public GoBoard(Grid grid, GoRules rules, Setup setup) {
    this.rules = rules;
    this.first = setup.toMove().orElse(Side.BLACK);
    this.stones = new Stones(grid);
    int room = Math.max(16, grid.rows * grid.cols);
    points = new int[room];
    liftedBefore = new int[room];
    hashes = new long[room + 1];
    for (Map.Entry<Site, Mark> entry : setup.marks().entrySet()) {
      putSetup(entry.getKey(), entry.getValue());
    }
    hashes[0] = stones.hash();
    looksBack = rules.ko() == Ko.POSITIONAL || rules.ko() == Ko.SITUATIONAL;
    bansSuicide = rules.suicide() == Suicide.FORBIDDEN;
    alternates = rules.turns() == Turns.ALTERNATE;
  }

  private GoBoard(GoBoard other) {
    rules = other.rules;
    first = other.first;
    stones = other.stones.copy();
    looksBack = other.looksBack;
    bansSuicide = other.bansSuicide;
    alternates = other.alternates;
    ply = other.ply;
    points = other.points.clone();
    liftedBefore = other.liftedBefore.clone();
    hashes = other.hashes.clone();
    prisoners[1] = other.prisoners[1];
    prisoners[2] = other.prisoners[2];
    over = other.over;
  }

  private void putSetup(Site site, Mark mark) {
    Grid grid = stones.grid;
    if (mark == Mark.EMPTY) {
      return;
    }
    boolean onBoard =
        site.row() >= 0 && site.row() < grid.rows && site.col() >= 0 && site.col() < grid.cols;
    if (mark == Mark.FIXTURE || !onBoard) {
      throw new IllegalArgumentException(mark + " on " + site);
    }
    byte side = mark == Mark.BLACK ? Stones.BLACK : Stones.WHITE;
    stones.put(side, grid.pointOf[site.row() * grid.cols + site.col()]);
    // Stones put down one by one may lack liberties for a while only if they lack them at the end.
    if (stones.liftedCount() > 0) {
      throw new IllegalArgumentException("a group at " + site + " has no liberty");
    }
  }

  @Override
  public int play(Side side, int site) {
    int miss = checkTurn(side);
    if (miss != 0) {
      return miss;
    }
    byte colour = colour(side);
    if (site == PASS) {
      pass(colour);
      return 0;
    }
    if (site < 0 || site >= stones.grid.pointOf.length) {
      return GoMiss.OFF_BOARD.number();
    }
    return playPoint(colour, stones.grid.pointOf[site]);
  }

  /**
   * Places a stone that the rules refuse: a suicide, a repetition, one out of turn, or in place of
   * a stone, which is then nobody's prisoner.
   */
  @Override
  public boolean force(Side side, int site) {
    boolean isOn = site >= 0 && site < stones.grid.pointOf.length;
    if (isOn) {
      int point = stones.grid.pointOf[site];
      byte replaced = stones.colour[point];
      if (replaced != Stones.EMPTY) {
        stones.takeOff(replaced, point);
      }
      place(colour(side), point, replaced);
    }
    return isOn;
  }

  @Override
  public int check(Side side, int site) {
    int miss = checkTurn(side);
    if (miss != 0 || site == PASS) {
      return miss;
    }
    if (site < 0 || site >= stones.grid.pointOf.length) {
      return GoMiss.OFF_BOARD.number();
    }
    return checkPoint(colour(side), stones.grid.pointOf[site]);
  }

  private int checkTurn(Side side) {
    if (over) {
      return GoMiss.GAME_OVER.number();
    }
    if (alternates && side != sideToMove()) {
      return GoMiss.NOT_YOUR_TURN.number();
    }
    return 0;
  }

  /** Plays without asking for turns or the game's end. */
  int playPoint(byte colour, int point) {
    int miss = checkPoint(colour, point);
    if (miss == 0) {
      place(colour, point, Stones.EMPTY);
    }
    return miss;
  }

  private int checkPoint(byte colour, int point) {
    if (stones.colour[point] != Stones.EMPTY) {
      return OCCUPIED;
    }
    boolean stands = stones.hasRoom(colour, point);
    if (!stands && bansSuicide) {
      return SUICIDE;
    }
    // A stone that stands makes no board of before where none of its colour ever left the point.
    boolean mayRepeat = !stands || stones.hasLeft(colour, point);
    return mayRepeat && repeated(colour, point) >= 0 ? REPETITION : 0;
  }

  private void place(byte colour, int point, byte replaced) {
    int before = stones.liftedCount();
    log(point << 4 | replaced << 2 | colour, before);
    stones.put(colour, point);
    int lifted = stones.liftedCount() - before;
    if (lifted > 0) {
      prisoners[captor(colour, point)] += lifted;
    }
    hashes[ply] = stones.hash();
  }

  /** Who holds what the play at this point lifted: a suicide leaves its point empty. */
  private int captor(byte colour, int point) {
    return stones.colour[point] == Stones.EMPTY ? Stones.opponent(colour) : colour;
  }

  private void pass(byte colour) {
    log(PASSED << 4 | colour, stones.liftedCount());
    over = rules.turns() != Turns.AS_NAMED && bothPassed();
    hashes[ply] = stones.hash();
  }

  private void log(int entry, int lifted) {
    if (ply == points.length) {
      points = Arrays.copyOf(points, 2 * ply);
      liftedBefore = Arrays.copyOf(liftedBefore, 2 * ply);
      hashes = Arrays.copyOf(hashes, 2 * ply + 1);
    }
    points[ply] = entry;
    liftedBefore[ply] = lifted;
    ply++;
  }

  @Override
  public void undo() {
    if (ply == 0) {
      throw new IllegalStateException("nothing to undo");
    }
    byte colour = colourAt(ply - 1);
    int point = pointAt(ply - 1);
    if (known > ply) {
      forget();
    }
    ply--;
    if (point != PASSED) {
      int lifted = stones.liftedCount() - liftedBefore[ply];
      prisoners[captor(colour, point)] -= lifted;
      stones.takeBack(colour, point, liftedBefore[ply]);
      if (replacedAt(ply) != Stones.EMPTY) {
        stones.put(replacedAt(ply), point);
      }
    }
    over = false; // whatever ended the game is taken back
  }

  /**
   * Each side has passed, one right after the other: where any colour may move, one is not both.
   */
  private boolean bothPassed() {
    return ply >= 2
        && pointAt(ply - 1) == PASSED
        && pointAt(ply - 2) == PASSED
        && colourAt(ply - 1) != colourAt(ply - 2);
  }

  /**
   * The number of plies after which the board that this play makes stood before, and which the ko
   * rule therefore refuses; -1 if there is none.
   */
  int repeated(byte colour, int point) {
    if (!looksBack) {
      return rules.ko() == Ko.NONE ? -1 : repeatedLast(colour, point);
    }
    recall();
    long board = stones.hashAfter(colour, point);
    long key = key(board, Stones.opponent(colour));
    for (int slot = history.find(key); slot >= 0; slot = history.findAfter(slot, key)) {
      int earlier = history.plyAt(slot);
      if (isAfter(earlier, colour, point)
          && (rules.ko() == Ko.POSITIONAL || nextAt(earlier) == Stones.opponent(colour))) {
        return earlier;
      }
    }
    return -1;
  }

  /** Has the history know all boards: most are never asked for, and it is filled in one go. */
  private void recall() {
    if (history == null) {
      history = new History(ply);
    }
    for (; known <= ply; known++) {
      if (isNews(known)) {
        history.remember(key(hashes[known], nextAt(known)), known);
      }
    }
  }

  /** Has the history forget the last board. */
  private void forget() {
    if (isNews(ply)) {
      history.forget(key(hashes[ply], nextAt(ply)), ply);
    }
    known = ply;
  }

  /** Whether the board after some plies is not just that before the last, which was a pass. */
  private boolean isNews(int plies) {
    return plies == 0 || pointAt(plies - 1) != PASSED || rules.ko() == Ko.SITUATIONAL;
  }

  /**
   * Simple ko: the board before the opponent's last move, if that took exactly one stone. Where any
   * colour may move, the last move may be one's own, and repeating that is no ko.
   */
  private int repeatedLast(byte colour, int point) {
    boolean answers = ply > 0 && colourAt(ply - 1) != colour;
    boolean tookOne = answers && stones.liftedCount() - liftedBefore[ply - 1] == 1;
    if (!tookOne || stones.hashAfter(colour, point) != hashes[ply - 1]) {
      return -1;
    }
    return isAfter(ply - 1, colour, point) ? ply - 1 : -1;
  }

  private long key(long board, byte next) {
    return rules.ko() == Ko.SITUATIONAL && next == Stones.WHITE ? board ^ WHITE_NEXT : board;
  }

  private byte nextAt(int earlier) {
    return earlier == 0 ? colour(first) : Stones.opponent(colourAt(earlier - 1));
  }

  /** Whether this play makes exactly the board that stood after an earlier ply. */
  private boolean isAfter(int earlier, byte colour, int point) {
    byte[] then = stonesAfter(earlier);
    int before = stones.liftedCount();
    stones.put(colour, point);
    boolean same = Arrays.equals(then, stones.colour);
    stones.takeBack(colour, point, before);
    return same;
  }

  /** What stood on each point after that many plies. */
  byte[] stonesAfter(int earlier) {
    byte[] then = stones.colour.clone();
    int end = stones.liftedCount();
    for (int i = ply - 1; i >= earlier; i--) {
      int point = pointAt(i);
      if (point == PASSED) {
        continue;
      }
      byte colour = colourAt(i);
      boolean suicide = then[point] == Stones.EMPTY;
      for (int k = liftedBefore[i]; k < end; k++) {
        then[stones.liftedAt(k)] = suicide ? colour : Stones.opponent(colour);
      }
      then[point] = replacedAt(i);
      end = liftedBefore[i];
    }
    return then;
  }

  /** The last ply, from 1, that put a stone on a point; 0 if a set-up did. */
  int plyOf(int point) {
    int i = ply;
    while (i > 0 && pointAt(i - 1) != point) {
      i--;
    }
    return i;
  }

  /** Number of sites. */
  public int sites() {
    return stones.grid.pointOf.length;
  }

  Stones stones() {
    return stones;
  }

  private int pointAt(int i) {
    return points[i] >> 4;
  }

  /** What stood where a ply was forced; mostly nothing. */
  private byte replacedAt(int i) {
    return (byte) (points[i] >> 2 & 3);
  }

  private byte colourAt(int i) {
    return (byte) (points[i] & 3);
  }

  static byte colour(Side side) {
    return side == Side.BLACK ? Stones.BLACK : Stones.WHITE;
  }

  private static Side side(byte colour) {
    return colour == Stones.BLACK ? Side.BLACK : Side.WHITE;
  }

  private Side sideToMove() {
    return ply == 0 ? first : side(Stones.opponent(colourAt(ply - 1)));
  }

  @Override
  public int ply() {
    return ply;
  }

  @Override
  public int last() {
    if (ply == 0) {
      return OFF;
    }
    int point = pointAt(ply - 1);
    return point == PASSED ? PASS : stones.grid.siteOf[point];
  }

  @Override
  public Side lastSide() {
    return side(colourAt(ply - 1));
  }

  @Override
  public int[] touched() {
    if (ply == 0 || pointAt(ply - 1) == PASSED) {
      return new int[0];
    }
    int point = pointAt(ply - 1);
    int from = liftedBefore[ply - 1];
    int lifted = stones.liftedCount() - from;
    int[] sites = new int[lifted + 1];
    int count = 0;
    for (int i = from; i < stones.liftedCount(); i++) {
      if (stones.liftedAt(i) != point) {
        sites[count++] = stones.grid.siteOf[stones.liftedAt(i)];
      }
    }
    if (stones.colour[point] != replacedAt(ply - 1)) {
      sites[count++] = stones.grid.siteOf[point];
    }
    int[] touched = Arrays.copyOf(sites, count);
    Arrays.sort(touched);
    return touched;
  }

  @Override
  public Mark at(int site) {
    return MARKS[stones.colour[stones.grid.pointOf[site]]];
  }

  @Override
  public Set<Side> movers() {
    if (over) {
      return Movers.NOBODY;
    }
    return rules.turns() == Turns.ANY ? Movers.BOTH : Movers.only(sideToMove());
  }

  /** Prisoners: the stones a side has captured, and those that passes have given to it. */
  @Override
  public int captures(Side side) {
    return prisoners[colour(side)] + passStones(side);
  }

  /**
   * Stones the passes so far have given to a side; where the game has ended with Black's pass,
   * White has passed once more.
   */
  private int passStones(Side side) {
    if (rules.passStones() == PassStones.NONE) {
      return 0;
    }
    int given = 0;
    for (int i = 0; i < ply; i++) {
      if (pointAt(i) == PASSED && side(colourAt(i)) != side) {
        given++;
      }
    }
    boolean oneMore = over && side == Side.BLACK && lastSide() == Side.BLACK;
    return oneMore ? given + 1 : given;
  }

  @Override
  public Score score() {
    return score(new BitSet(), new BitSet());
  }

  @Override
  public Score score(BitSet dead, BitSet neutral) {
    return new Count(this, dead, neutral).score(rules);
  }

  @Override
  public Mark[] owners(BitSet dead, BitSet neutral) {
    return new Count(this, dead, neutral).owners();
  }

  @Override
  public BitSet region(int site, BitSet dead) {
    return new Count(this, dead, new BitSet()).region(site);
  }

  @Override
  public BitSet together(int site) {
    return new Count(this, new BitSet(), new BitSet()).together(site);
  }

  @Override
  public BitSet group(int site) {
    BitSet sites = new BitSet();
    if (site != OFF && at(site) != Mark.EMPTY) {
      Group group = Group.at(stones.grid, stones.colour, stones.grid.pointOf[site]);
      group.stones().forEach(point -> sites.set(stones.grid.siteOf[point]));
    }
    return sites;
  }

  @Override
  public Optional<Outcome> outcome() {
    return over ? Optional.of(Outcome.of(score())) : Optional.empty();
  }

  @Override
  public long hash() {
    return stones.hash();
  }

  @Override
  public GoBoard copy() {
    return new GoBoard(this);
  }
}
