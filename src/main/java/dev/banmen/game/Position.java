package dev.banmen.game;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/**
 * A game at one moment, with its history: one class for all games, over a {@link Board} of its own.
 * Immutable, for any thread; but one made with {@link #onShared} is valid only until its board
 * changes. Equality is identity: two positions may show the same board and differ in their history;
 * {@link #sameBoard} compares the boards.
 */
public final class Position {
  private final Game game;
  private final Side first; // of the sides that may start, the one to ask
  private final Board board;
  private final IntUnaryOperator numbers;
  private final Position beginning; // null where it is not known without undoing
  private final boolean lendsBoard; // the board itself, not a copy
  private final Counts counts;

  /** What counts have found, in whatever words the game speaks. For any thread. */
  private static final class Counts {
    static final int MOST = 4; // without marks, and before and after a mark, and one to spare

    volatile List<Uncounted> uncounted = List.of(); // the newest first
    volatile Optional<Outcome> boardOutcome; // null before the first
    volatile Optional<Outcome> outcome; // without marks; null before the first
  }

  /** The sites that the game doesn't count with these pieces dead. Never changed. */
  private record Uncounted(BitSet dead, BitSet sites) {}

  Position(Game game, Side first, Board board, IntUnaryOperator numbers) {
    this(game, first, board, numbers, null, false, new Counts());
  }

  private Position(
      Game game,
      Side first,
      Board board,
      IntUnaryOperator numbers,
      Position beginning,
      boolean lendsBoard,
      Counts counts) {
    this.numbers = numbers;
    this.beginning = beginning;
    this.game = game;
    this.first = first;
    this.board = board;
    this.lendsBoard = lendsBoard;
    this.counts = counts;
  }

  public static Position start(Game game) {
    return of(game, game.start());
  }

  /**
   * Returns a position set up by hand.
   *
   * @throws IllegalArgumentException if the set-up has faults
   */
  public static Position of(Game game, Setup setup) {
    Side first = setup.toMove().orElse(Side.BLACK);
    return new Position(game, first, game.newBoard(setup), IntUnaryOperator.identity());
  }

  /**
   * Returns the position on a copy of a board that started with this set-up.
   *
   * @param numbers the numbers by which people know its plays, see {@link #number}; immutable
   */
  public static Position on(Game game, Setup setup, Board board, IntUnaryOperator numbers) {
    return new Position(game, setup.toMove().orElse(Side.BLACK), board.copy(), numbers);
  }

  /**
   * Explains a move on a board as {@link #explain(Move, String)} does, without the copy of the
   * board that a position needs; the board is left as it is.
   */
  public static Explanation explanation(
      Game game, Setup setup, Board board, IntUnaryOperator numbers, Move move, String written) {
    int plies = board.ply();
    Position onShared = onShared(game, setup, board, numbers);
    Explanation explanation = onShared.explain(move, written);
    while (board.ply() > plies) { // some explanations play moves
      board.undo();
    }
    return explanation;
  }

  /** Returns the position on a board itself, not a copy: valid until the board changes. */
  public static Position onShared(Game game, Setup setup, Board board, IntUnaryOperator numbers) {
    return new Position(
        game, setup.toMove().orElse(Side.BLACK), board, numbers, null, true, new Counts());
  }

  /** Returns the position of this game on another board of it, also not copied. */
  public Position onShared(Board other) {
    return new Position(game, first, other, numbers, null, true, new Counts());
  }

  public Game game() {
    return game;
  }

  public Lattice lattice() {
    return game.lattice();
  }

  public Mark at(Site site) {
    int index = lattice().index(site);
    if (index == Board.OFF) {
      throw new IllegalArgumentException(site + " is off the board");
    }
    return board.at(index);
  }

  /** The mark on the site with this index, 0 to the lattice's size less 1. */
  public Mark at(int index) {
    return board.at(index);
  }

  /** On how many sites there is this mark. */
  public int count(Mark mark) {
    int count = 0;
    for (int index = 0; index < lattice().size(); index++) {
      count += at(index) == mark ? 1 : 0;
    }
    return count;
  }

  /** The sides that may move: nobody once the game is over, one side, or both. */
  public Set<Side> movers() {
    return board.movers();
  }

  /**
   * The side to move; where both may, the opponent of the last mover, and at first the side that
   * the set-up names.
   */
  public Optional<Side> toMove() {
    return toMove(board, first);
  }

  /** The side to move on a board; first is the side that its set-up names, or else black. */
  public static Optional<Side> toMove(Board board, Side first) {
    Set<Side> movers = board.movers();
    if (movers.size() < 2) {
      return movers.stream().findFirst();
    }
    return Optional.of(board.ply() == 0 ? first : board.lastSide().opponent());
  }

  Side first() {
    return first;
  }

  public Score score() {
    return score(new BitSet(), new BitSet());
  }

  /** How many prisoners a side has, see {@link Board#captures}. */
  public int captures(Side side) {
    return board.captures(side);
  }

  /** Whether the rules end the game here; costs no count, as {@link #outcome} may. */
  public boolean isOver() {
    return boardOutcome().isPresent();
  }

  private Optional<Outcome> boardOutcome() {
    Optional<Outcome> known = counts.boardOutcome;
    if (known == null) {
      known = board.outcome();
      counts.boardOutcome = known;
    }
    return known;
  }

  public Optional<Outcome> outcome() {
    Optional<Outcome> known = counts.outcome;
    if (known == null) {
      BitSet none = new BitSet();
      Optional<Outcome> over = boardOutcome();
      boolean isAll = over.isEmpty() || neutral(none, none).isEmpty();
      known = isAll ? over : Optional.of(Outcome.of(score()));
      counts.outcome = known;
    }
    return known;
  }

  public int ply() {
    return board.ply();
  }

  /**
   * Returns the number people know a play by: in a recording, refused moves take a number too, and
   * numbering continues on a board that is set up anew.
   *
   * @param ply the number of plays up to this one; 0 for the start
   */
  public int number(int ply) {
    return numbers.applyAsInt(ply);
  }

  /** The last play; empty at the start. */
  public Optional<Move> last() {
    return board.ply() == 0 ? Optional.empty() : Optional.of(last(board));
  }

  private Move last(Board played) {
    Side side = played.lastSide();
    int site = played.last();
    return site == Board.PASS ? new Pass(side) : new Place(side, lattice().site(site));
  }

  /** All plays that led here, in their order; unmodifiable. */
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>(lastMoves(ply()));
    Collections.reverse(moves);
    return Collections.unmodifiableList(moves);
  }

  /** The last plays, the newest first: this many, or all if there are fewer; unmodifiable. */
  public List<Move> lastMoves(int most) {
    List<Move> moves = new ArrayList<>();
    Board earlier = board.copy();
    while (earlier.ply() > 0 && moves.size() < most) {
      moves.add(last(earlier));
      earlier.undo();
    }
    return Collections.unmodifiableList(moves);
  }

  /** Plays a move. After a refusal, continue from this position, which never changes. */
  public Verdict play(Move move) {
    Board next = board.copy();
    int miss = next.play(move.side(), lattice().index(move));
    if (miss != 0) {
      return new Missed(game.miss(miss));
    }
    List<Change> changes = changes(board, next);
    Position root = ply() == 0 ? this : beginning;
    return new Played(new Position(game, first, next, numbers, root, false, new Counts()), changes);
  }

  /** The changes that the last move made on the board; none at the start. */
  public List<Change> changes() {
    if (board.ply() == 0) {
      return List.of();
    }
    Board before = board.copy();
    before.undo();
    return changes(before, board);
  }

  private List<Change> changes(Board before, Board after) {
    int[] touched = new int[lattice().size()];
    int count = after.touched(touched);
    List<Change> changes = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      int site = touched[i];
      changes.add(new Change(lattice().site(site), before.at(site), after.at(site)));
    }
    return changes;
  }

  /** Why a move would be refused; empty if it would be played. */
  public Optional<Miss> miss(Move move) {
    int miss = board.copy().check(move.side(), lattice().index(move));
    return miss == 0 ? Optional.empty() : Optional.of(game.miss(miss));
  }

  /** Every legal move of each side that may move: reading order, a pass last; unmodifiable. */
  public List<Move> legalMoves() {
    List<Move> moves = new ArrayList<>();
    Board scratch = board.copy();
    for (Side side : Side.values()) {
      if (board.movers().contains(side)) {
        addLegal(scratch, side, moves);
      }
    }
    return Collections.unmodifiableList(moves);
  }

  private void addLegal(Board scratch, Side side, List<Move> moves) {
    int[] sites = new int[lattice().size()];
    int count = scratch.legal(side, sites);
    for (int i = 0; i < count; i++) {
      moves.add(new Place(side, lattice().site(sites[i])));
    }
    if (scratch.check(side, Board.PASS) == 0) {
      moves.add(new Pass(side));
    }
  }

  public Explanation explain(Move move) {
    return explain(move, "");
  }

  /**
   * Explains why a move is refused or what it would do.
   *
   * @param written the text of its site, see {@link Game#explain}
   */
  public Explanation explain(Move move, String written) {
    return drawn(move, game.explain(this, move, written));
  }

  /** Returns what won by the rules, if the game is over; empty if nothing on the board shows it. */
  public Overlay winningOverlay() {
    return board.movers().isEmpty() ? game.winningOverlay(this) : Overlay.NONE;
  }

  /** Adds what won to the explanation of a move after the end. */
  private Explanation drawn(Move move, Explanation why) {
    if (!board.movers().isEmpty()) {
      return why; // and the board is not copied, which records of many refused moves would feel
    }
    boolean isOver = miss(move).filter(miss -> miss.number() == Miss.GAME_OVER).isPresent();
    Overlay won = isOver ? winningOverlay() : Overlay.NONE;
    return won.equals(Overlay.NONE) ? why : why.over(won);
  }

  /** Returns this game after its first plays, 0 to {@link #ply()} of them. */
  public Position after(int ply) {
    if (ply < 0 || ply > board.ply()) {
      throw new IllegalArgumentException("ply " + ply + " of " + board.ply());
    }
    if (ply == board.ply()) {
      return this;
    } else if (ply == 0 && beginning != null) {
      return beginning;
    }
    Board earlier = board.copy();
    while (earlier.ply() > ply) {
      earlier.undo();
    }
    return new Position(game, first, earlier, numbers);
  }

  /**
   * Resumes play after both sides have passed, see {@link Countable#playOn}.
   *
   * @throws IllegalStateException if it is not at its count
   */
  public Position playedOn() {
    Board next = board.copy();
    if (!(next instanceof Countable countable)) {
      throw new IllegalStateException(game.id() + " has no count");
    }
    countable.playOn();
    return new Position(game, first, next, numbers, beginning, false, new Counts());
  }

  /** Returns this position in a game that differs from this one only in its words. */
  public Position with(Game other) {
    return other == game ? this : new Position(other, first, board, numbers, null, false, counts);
  }

  /** Whether the other is this position, in any language. */
  public boolean isSameAs(Position other) {
    return board == other.board;
  }

  /** Returns the marks on the board and who is to move, for another game to start from. */
  public Setup setup() {
    Map<Site, Mark> marks = new HashMap<>();
    for (int site = 0; site < lattice().size(); site++) {
      if (board.at(site) != Mark.EMPTY) {
        marks.put(lattice().site(site), board.at(site));
      }
    }
    return new Setup(marks, toMove());
  }

  /** Whether the same pieces stand on the same sites, whoever is to move. */
  public boolean sameBoard(Position other) {
    if (!lattice().equals(other.lattice())) {
      return false;
    }
    for (int site = 0; site < lattice().size(); site++) {
      if (board.at(site) != other.board.at(site)) {
        return false;
      }
    }
    return true;
  }

  /** Returns a board with this game so far, for searching. */
  public Board board() {
    return lendsBoard ? board : board.copy();
  }

  /** Whether the count depends on what the players agree is dead or neutral. */
  public boolean isCountable() {
    return board instanceof Countable;
  }

  /**
   * Returns the sites that are neutral by agreement, and those that the game doesn't count anyway.
   */
  public BitSet neutral(BitSet dead, BitSet agreed) {
    BitSet neutral = (BitSet) agreed.clone();
    neutral.or(uncounted(dead));
    return neutral;
  }

  private BitSet uncounted(BitSet dead) {
    List<Uncounted> known = counts.uncounted;
    for (Uncounted one : known) {
      if (one.dead().equals(dead)) {
        return one.sites();
      }
    }
    Uncounted fresh = new Uncounted((BitSet) dead.clone(), game.uncounted(this, dead));
    counts.uncounted = Stream.concat(Stream.of(fresh), known.stream()).limit(Counts.MOST).toList();
    return fresh.sites();
  }

  /** Returns the count with these pieces off and these empty sites neutral, where that counts. */
  public Score score(BitSet dead, BitSet neutral) {
    return board instanceof Countable countable
        ? countable.score(dead, neutral(dead, neutral))
        : board.score();
  }

  /** Returns each site's owner in that count, by index; empty where nothing is agreed on. */
  public List<Mark> owners(BitSet dead, BitSet neutral) {
    return board instanceof Countable countable
        ? List.of(countable.owners(dead, neutral(dead, neutral)))
        : List.of();
  }

  /** Returns the sites without a living piece around this one; empty where nothing is agreed on. */
  public BitSet region(Site site, BitSet dead) {
    return board instanceof Countable countable
        ? countable.region(lattice().index(site), dead)
        : new BitSet();
  }

  /** Returns the pieces that live or die with the one here; empty in games that take none off. */
  public BitSet together(Site site) {
    return board instanceof Countable countable
        ? countable.together(lattice().index(site))
        : new BitSet();
  }

  /** Returns those of them that are joined to it; empty in games that take none off. */
  public BitSet group(Site site) {
    return board instanceof Countable countable
        ? countable.group(lattice().index(site))
        : new BitSet();
  }
}
