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
  private static final int PASSED = Plies.PASSED;

  /** How often the plies are scanned before a history is built: that costs more than 16 scans. */
  private static final int MOST_SCANS = 16;

  private static final long WHITE_NEXT = 0x9E3779B97F4A7C15L;

  private final GoRules rules;
  private final Stones stones;
  private final Side first;
  private final boolean isSuperko; // whether the ko rule looks at all boards
  private final boolean bansSuicide;
  private final boolean alternates;
  private History history; // null until the plies were scanned often
  private int scans; // how often the plies were scanned without a history
  private int known; // how many boards the history has, from the start on

  private final Plies plies;
  private final int[] prisoners = new int[3]; // by the captor's colour
  private boolean over;
  private int[] playedOn = {}; // after how many plies play resumed though both had passed

  /**
   * Creates a board with a set-up.
   *
   * @throws IllegalArgumentException if it has a mark off the board, a fixture, or a group without
   *     liberties
   */
  public GoBoard(Grid grid, GoRules rules, Setup setup) {
    this.rules = rules;
    this.first = setup.toMove().orElse(Side.BLACK);
    this.stones = new Stones(grid);
    for (Map.Entry<Site, Mark> entry : setup.marks().entrySet()) {
      putSetup(entry.getKey(), entry.getValue());
    }
    isSuperko = rules.ko() == Ko.POSITIONAL || rules.ko() == Ko.SITUATIONAL;
    bansSuicide = rules.suicide() == Suicide.FORBIDDEN;
    alternates = rules.turns() == TurnRule.ALTERNATE;
    plies = new Plies(Math.max(16, grid.rows * grid.cols), stones.hash(), isSuperko);
  }

  private GoBoard(GoBoard other) {
    rules = other.rules;
    first = other.first;
    stones = other.stones.copy();
    isSuperko = other.isSuperko;
    bansSuicide = other.bansSuicide;
    alternates = other.alternates;
    plies = other.plies.copy();
    prisoners[1] = other.prisoners[1];
    prisoners[2] = other.prisoners[2];
    over = other.over;
    playedOn = other.playedOn; // never changed in place
  }

  private void putSetup(Site site, Mark mark) {
    Grid grid = stones.grid;
    if (mark == Mark.EMPTY) {
      return;
    }
    if (mark == Mark.FIXTURE || !site.isWithin(grid.rows, grid.cols)) {
      throw new IllegalArgumentException(mark + " on " + site);
    }
    byte side = mark == Mark.BLACK ? Stones.BLACK : Stones.WHITE;
    stones.put(side, grid.pointOf[site.row() * grid.cols + site.col()]);
    // Stones put down one by one lack liberties for a while only if they lack them at the end.
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
   * Places a stone that the rules refuse: a suicide, a repetition, one out of turn, or one that
   * replaces a stone, which then is nobody's prisoner.
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

  /** Plays without checking turns or the game's end. */
  int playPoint(byte colour, int point) {
    int miss = checkPoint(colour, point);
    if (miss == 0) {
      place(colour, point, Stones.EMPTY);
    }
    return miss;
  }

  /** Checks a stone on a point, without turns or the game's end. */
  int checkPoint(byte colour, int point) {
    if (stones.colour[point] != Stones.EMPTY) {
      return OCCUPIED;
    }
    boolean stands = stones.hasRoom(colour, point);
    if (!stands && bansSuicide) {
      return SUICIDE;
    }
    boolean mayRepeat = !stands || stones.mayRepeat(colour, point);
    return mayRepeat && repeatedPly(colour, point) >= 0 ? REPETITION : 0;
  }

  /** The sites on which a side may put a stone, whosever turn it is. */
  public BitSet plays(Side side) {
    return sites(side, 0);
  }

  /** The sites on which only a repetition forbids a side to put a stone, whosever turn it is. */
  BitSet repetitions(Side side) {
    return sites(side, REPETITION);
  }

  private BitSet sites(Side side, int miss) {
    BitSet sites = new BitSet();
    for (int site = 0; site < stones.grid.pointOf.length; site++) {
      sites.set(site, checkPoint(colour(side), stones.grid.pointOf[site]) == miss);
    }
    return sites;
  }

  /** The point where a ko that was just taken must not be retaken at once; 0 if there is none. */
  int koPoint() {
    int point = ply() == 0 ? PASSED : plies.point(ply() - 1);
    return point == PASSED ? 0 : stones.koPoint(point, plies.liftedBefore(ply() - 1));
  }

  private void place(byte colour, int point, byte replaced) {
    int before = stones.liftedCount();
    plies.add(point, replaced, colour, before);
    stones.put(colour, point);
    int lifted = stones.liftedCount() - before;
    if (lifted > 0) {
      prisoners[captor(colour, point)] += lifted;
    }
    plies.stands(stones);
  }

  /**
   * The side that holds the stones that the play at this point lifted: a suicide leaves its point
   * empty.
   */
  private int captor(byte colour, int point) {
    return stones.colour[point] == Stones.EMPTY ? Stones.opponent(colour) : colour;
  }

  private void pass(byte colour) {
    plies.add(PASSED, Stones.EMPTY, colour, stones.liftedCount());
    over = rules.turns() != TurnRule.AS_NAMED && bothPassed();
    plies.stands(stones);
  }

  @Override
  public void undo() {
    if (ply() == 0) {
      throw new IllegalStateException("nothing to undo");
    }
    byte colour = plies.colour(ply() - 1);
    int point = plies.point(ply() - 1);
    if (known > ply()) {
      forget();
    }
    plies.removeLast();
    if (point != PASSED) {
      int lifted = stones.liftedCount() - plies.liftedBefore(ply());
      prisoners[captor(colour, point)] -= lifted;
      stones.takeBack(colour, point, plies.liftedBefore(ply()));
      if (plies.replaced(ply()) != Stones.EMPTY) {
        stones.put(plies.replaced(ply()), point);
      }
    }
    over = false; // whatever ended the game is taken back
    if (lastPlayedOn() > ply()) {
      playedOn = Arrays.copyOf(playedOn, playedOn.length - 1);
    }
  }

  @Override
  public void playOn() {
    if (!over) {
      throw new IllegalStateException("the game is not over");
    }
    over = false;
    playedOn = Arrays.copyOf(playedOn, playedOn.length + 1);
    playedOn[playedOn.length - 1] = ply();
  }

  /** The number of plies after which play last resumed; 0 if never. */
  private int lastPlayedOn() {
    return playedOn.length == 0 ? 0 : playedOn[playedOn.length - 1];
  }

  /**
   * Whether each side has passed, one right after the other: where any colour may move, one may
   * pass twice.
   */
  boolean bothPassed() {
    return ply() >= lastPlayedOn() + 2
        && plies.point(ply() - 1) == PASSED
        && plies.point(ply() - 2) == PASSED
        && plies.colour(ply() - 1) != plies.colour(ply() - 2);
  }

  /**
   * The number of plies after which the board already stood that this play makes and the ko rule
   * refuses; -1 if there is none.
   */
  int repeatedPly(byte colour, int point) {
    if (!isSuperko) {
      return rules.ko() == Ko.NONE ? -1 : repeatedLast(colour, point);
    }
    long board = stones.hashAfter(colour, point);
    if (history == null && scans++ < MOST_SCANS) {
      return scanPlies(board, colour, point);
    }
    fillHistory();
    long key = key(board, Stones.opponent(colour));
    for (int slot = history.find(key); slot >= 0; slot = history.findAfter(slot, key)) {
      int earlier = history.plyAt(slot);
      if (isNext(earlier, Stones.opponent(colour)) && isAfter(earlier, colour, point)) {
        return earlier;
      }
    }
    return -1;
  }

  /** Finds the same from the plies alone. */
  private int scanPlies(long board, byte colour, int point) {
    int earlier = plies.find(board, 0);
    while (earlier >= 0
        && !(isNext(earlier, Stones.opponent(colour)) && isAfter(earlier, colour, point))) {
      earlier = plies.find(board, earlier + 1);
    }
    return earlier;
  }

  /** Whether a colour was next after some plies, where that counts. */
  private boolean isNext(int earlier, byte colour) {
    return rules.ko() == Ko.POSITIONAL || nextAt(earlier) == colour;
  }

  /** Adds all boards to the history in one go: most boards are never looked up. */
  private void fillHistory() {
    if (history == null) {
      history = new History(ply());
    }
    for (; known <= ply(); known++) {
      long key = key(plies.hash(known), nextAt(known));
      if (addsBoard(known) && !isKnown(known, key)) {
        history.remember(key, known);
      }
    }
  }

  /** Whether the history has a board: one that a record repeats a thousand times is stored once. */
  private boolean isKnown(int number, long key) {
    for (int slot = history.find(key); slot >= 0; slot = history.findAfter(slot, key)) {
      int earlier = history.plyAt(slot);
      if (isNext(earlier, nextAt(number))
          && Arrays.equals(stonesAfter(earlier), stonesAfter(number))) {
        return true;
      }
    }
    return false;
  }

  /** Removes the last board from the history. */
  private void forget() {
    if (addsBoard(ply())) {
      history.forget(key(plies.hash(ply()), nextAt(ply())), ply());
    }
    known = ply();
  }

  /** Whether to store the board after some plies: after a pass, only for situational superko. */
  private boolean addsBoard(int number) {
    return number == 0 || plies.point(number - 1) != PASSED || rules.ko() == Ko.SITUATIONAL;
  }

  /**
   * Simple ko: the board before the opponent's last move, if that took exactly one stone. Where any
   * colour may move, the last move may be one's own, and repeating that isn't ko.
   */
  private int repeatedLast(byte colour, int point) {
    boolean answers = ply() > 0 && plies.colour(ply() - 1) != colour;
    boolean tookOne = answers && stones.liftedCount() - plies.liftedBefore(ply() - 1) == 1;
    if (!tookOne || stones.hashAfter(colour, point) != plies.hash(ply() - 1)) {
      return -1;
    }
    return isAfter(ply() - 1, colour, point) ? ply() - 1 : -1;
  }

  private long key(long board, byte next) {
    return rules.ko() == Ko.SITUATIONAL && next == Stones.WHITE ? board ^ WHITE_NEXT : board;
  }

  private byte nextAt(int earlier) {
    return earlier == 0 ? colour(first) : Stones.opponent(plies.colour(earlier - 1));
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

  /** The stone on each point after that many plies. */
  byte[] stonesAfter(int earlier) {
    return plies.stonesAfter(earlier, stones);
  }

  /** The last ply, from 1, that put a stone on a point; 0 if a set-up did. */
  int plyOf(int point) {
    return plies.lastAt(point);
  }

  GoRules rules() {
    return rules;
  }

  /** Number of sites. */
  public int sites() {
    return stones.grid.pointOf.length;
  }

  Stones stones() {
    return stones;
  }

  static byte colour(Side side) {
    return side == Side.BLACK ? Stones.BLACK : Stones.WHITE;
  }

  private static Side side(byte colour) {
    return colour == Stones.BLACK ? Side.BLACK : Side.WHITE;
  }

  private Side sideToMove() {
    return ply() == 0 ? first : side(Stones.opponent(plies.colour(ply() - 1)));
  }

  @Override
  public int ply() {
    return plies.count();
  }

  @Override
  public int last() {
    if (ply() == 0) {
      return OFF;
    }
    int point = plies.point(ply() - 1);
    return point == PASSED ? PASS : stones.grid.siteOf[point];
  }

  @Override
  public Side lastSide() {
    return side(plies.colour(ply() - 1));
  }

  @Override
  public int[] touched() {
    int[] sites = new int[stones.grid.pointOf.length];
    return Arrays.copyOf(sites, touched(sites));
  }

  @Override
  public int touched(int[] sites) {
    if (ply() == 0 || plies.point(ply() - 1) == PASSED) {
      return 0;
    }
    int point = plies.point(ply() - 1);
    int from = plies.liftedBefore(ply() - 1);
    int count = 0;
    for (int i = from; i < stones.liftedCount(); i++) {
      if (stones.liftedAt(i) != point) {
        sites[count++] = stones.grid.siteOf[stones.liftedAt(i)];
      }
    }
    if (stones.colour[point] != plies.replaced(ply() - 1)) {
      sites[count++] = stones.grid.siteOf[point];
    }
    Arrays.sort(sites, 0, count);
    return count;
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
    return rules.turns() == TurnRule.ANY ? Movers.BOTH : Movers.only(sideToMove());
  }

  /** Prisoners: the stones a side has captured, and those it got for passes. */
  @Override
  public int captures(Side side) {
    return prisoners[colour(side)] + passStones(side);
  }

  /**
   * Stones that a side got for passes so far; if the game has ended with Black's pass, White has
   * passed once more.
   */
  private int passStones(Side side) {
    if (rules.passStones() == PassStones.NONE) {
      return 0;
    }
    int given = plies.passes(colour(side.opponent()));
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
