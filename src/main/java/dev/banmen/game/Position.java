package dev.banmen.game;

import dev.banmen.text.Language;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;

/**
 * A game at one moment, with all that led to it. Immutable, for any thread; one class for all
 * games, made over a {@link Board} that nobody else holds. Equality is identity: two positions may
 * show the same board and differ in what went before; {@link #sameBoard} compares what is seen.
 */
public final class Position {
  private final Game game;
  private final Side first; // of the sides that may begin, the one to ask
  private final Board board;
  private final IntUnaryOperator numbers;
  private final Position beginning; // null where it is not known without taking back
  private final boolean isLent; // for one look, which may have the board itself

  Position(Game game, Side first, Board board, IntUnaryOperator numbers) {
    this(game, first, board, numbers, null, false);
  }

  private Position(
      Game game,
      Side first,
      Board board,
      IntUnaryOperator numbers,
      Position beginning,
      boolean isLent) {
    this.numbers = numbers;
    this.beginning = beginning;
    this.game = game;
    this.first = first;
    this.board = board;
    this.isLent = isLent;
  }

  /** The position in which a game begins. */
  public static Position start(Game game) {
    return of(game, game.start());
  }

  /**
   * A position set up by hand.
   *
   * @throws IllegalArgumentException if the set-up has faults
   */
  public static Position of(Game game, Setup setup) {
    Side first = setup.toMove().orElse(Side.BLACK);
    return new Position(game, first, game.newBoard(setup), IntUnaryOperator.identity());
  }

  /**
   * The game as it stands on a board.
   *
   * @param setup what the board began with
   * @param board copied
   * @param numbers the numbers by which people know its plays, see {@link #number}; immutable
   */
  public static Position on(Game game, Setup setup, Board board, IntUnaryOperator numbers) {
    return new Position(game, setup.toMove().orElse(Side.BLACK), board.copy(), numbers);
  }

  /**
   * What the rules say of a move on a board, as {@link #explain(Move, String)} of the position
   * there: without the copy of it that a position needs.
   *
   * @param setup what the board began with
   * @param board left as it is
   * @param numbers the numbers by which people know its plays
   * @param written for the move's site
   */
  public static Explanation explanation(
      Game game, Setup setup, Board board, IntUnaryOperator numbers, Move move, String written) {
    int plies = board.ply();
    Position lent = lent(game, setup, board, numbers);
    Explanation explanation = lent.explain(move, written);
    while (board.ply() > plies) { // some try what they tell of
      board.undo();
    }
    return explanation;
  }

  /**
   * The game as it stands on a board that is not copied: to be looked at until the board changes.
   *
   * @param setup what the board began with
   * @param numbers the numbers by which people know its plays
   */
  public static Position lent(Game game, Setup setup, Board board, IntUnaryOperator numbers) {
    return new Position(game, setup.toMove().orElse(Side.BLACK), board, numbers, null, true);
  }

  /** This game as it stands on another board of it, likewise. */
  public Position lent(Board other) {
    return new Position(game, first, other, numbers, null, true);
  }

  public Game game() {
    return game;
  }

  public Lattice lattice() {
    return game.lattice();
  }

  /** What stands on a site of the board. */
  public Mark at(Site site) {
    int index = lattice().index(site);
    if (index == Board.OFF) {
      throw new IllegalArgumentException(site + " is off the board");
    }
    return board.at(index);
  }

  /** What stands on a site with an index, from 0 to the lattice's size. */
  public Mark at(int index) {
    return board.at(index);
  }

  /** Who may move: nobody once the game is over, one side, or both. */
  public Set<Side> movers() {
    return board.movers();
  }

  /**
   * Who is to move; where both may, the opponent of whoever moved last, and at first the side that
   * the set-up names.
   */
  public Optional<Side> toMove() {
    return toMove(board, first);
  }

  /**
   * Who is to move on a board.
   *
   * @param first the side that its set-up names, or else black
   */
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

  /** The count as it stands now. */
  public Score score() {
    return board.score();
  }

  /** How many prisoners a side has, see {@link Board#captures}. */
  public int captures(Side side) {
    return board.captures(side);
  }

  /** How the game ended by the rules; empty while it goes on. */
  public Optional<Outcome> outcome() {
    return board.outcome();
  }

  /** Number of plays so far, passes included. */
  public int ply() {
    return board.ply();
  }

  /**
   * The number by which people know the last of so many plays: in a recording, moves that were
   * refused take a number too, and a board that is set up anew goes on counting.
   *
   * @param ply 0 for what stood before the first play
   */
  public int number(int ply) {
    return numbers.applyAsInt(ply);
  }

  /** The hash of what stands on the board, see {@link Board#hash}. */
  public long hash() {
    return board.hash();
  }

  /** The last play; empty at the start. */
  public Optional<Move> last() {
    if (board.ply() == 0) {
      return Optional.empty();
    }
    Side side = board.lastSide();
    int site = board.last();
    return Optional.of(site == Board.PASS ? new Pass(side) : new Place(side, lattice().site(site)));
  }

  /**
   * Plays a move. A refusal leaves this position, which never changes, as the one to go on from.
   */
  public Verdict play(Move move) {
    Board next = board.copy();
    int miss = next.play(move.side(), index(move));
    if (miss != 0) {
      return new Missed(game.miss(miss));
    }
    List<Change> changes = changes(board, next);
    Position root = ply() == 0 ? this : beginning;
    return new Played(new Position(game, first, next, numbers, root, false), changes);
  }

  /** What the last move changed on the board; nothing at the start. */
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
    int miss = board.copy().check(move.side(), index(move));
    return miss == 0 ? Optional.empty() : Optional.of(game.miss(miss));
  }

  /**
   * Every move that would be played, of each side that may move: reading order, a pass last.
   *
   * @return an unmodifiable list
   */
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

  /** Why the move is refused, or what it would do. */
  public Explanation explain(Move move) {
    return explain(move, "");
  }

  /**
   * The same of a move that somebody wrote.
   *
   * @param written for its site, see {@link Game#explain}
   */
  public Explanation explain(Move move, String written) {
    return drawn(move, game.explain(this, move, written));
  }

  /** A move after the end is answered with what won, too. */
  private Explanation drawn(Move move, Explanation why) {
    if (!board.movers().isEmpty()) {
      return why; // and the board is not copied, which records of many refused moves would feel
    }
    boolean isOver = miss(move).filter(miss -> miss.number() == Miss.GAME_OVER).isPresent();
    Overlay won = isOver ? game.winningOverlay(this) : Overlay.NONE;
    return won.equals(Overlay.NONE) ? why : why.over(won);
  }

  /**
   * This game after its first plays.
   *
   * @param ply how many of them, 0 to {@link #ply()}
   */
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
   * This game with play going on after both sides have passed, see {@link Countable#playOn}.
   *
   * @throws IllegalStateException if it is not at its count
   */
  public Position playedOn() {
    Board next = board.copy();
    if (!(next instanceof Countable countable)) {
      throw new IllegalStateException(game.id() + " has no count");
    }
    countable.playOn();
    return new Position(game, first, next, numbers, beginning, false);
  }

  /** The same position of the same game in another language. */
  public Position in(Language language) {
    Game other = game.in(language);
    return other == game ? this : new Position(other, first, board, numbers, null, false);
  }

  /** Whether the other is this position, in whatever language. */
  public boolean isSameAs(Position other) {
    return board == other.board;
  }

  /** What stands on the board, and who is to move: what another game could begin with. */
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

  /** A board with this game so far, for whoever needs to search. */
  public Board board() {
    return isLent ? board : board.copy();
  }

  /** Whether the count depends on what the players agree is dead or neutral. */
  public boolean isCountable() {
    return board instanceof Countable;
  }

  /**
   * The count with these pieces taken off and these empty sites counting for nobody; the plain
   * count in games where nothing is agreed on.
   */
  public Score score(BitSet dead, BitSet neutral) {
    return board instanceof Countable countable ? countable.score(dead, neutral) : board.score();
  }

  /** Whose each site is in that count, by index; empty in games where nothing is agreed on. */
  public List<Mark> owners(BitSet dead, BitSet neutral) {
    return board instanceof Countable countable
        ? List.of(countable.owners(dead, neutral))
        : List.of();
  }

  /** The sites without a living piece around this one; empty where nothing is agreed on. */
  public BitSet region(Site site, BitSet dead) {
    return board instanceof Countable countable
        ? countable.region(lattice().index(site), dead)
        : new BitSet();
  }

  /** The pieces that live or die with the one on this site; empty in games that take none off. */
  public BitSet together(Site site) {
    return board instanceof Countable countable
        ? countable.together(lattice().index(site))
        : new BitSet();
  }

  /** Of those the ones that are joined to it; empty in games that take none off. */
  public BitSet group(Site site) {
    return board instanceof Countable countable
        ? countable.group(lattice().index(site))
        : new BitSet();
  }

  private int index(Move move) {
    return move instanceof Place place ? lattice().index(place.site()) : Board.PASS;
  }
}
