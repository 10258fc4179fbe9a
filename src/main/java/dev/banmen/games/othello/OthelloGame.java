package dev.banmen.games.othello;

import dev.banmen.game.Board;
import dev.banmen.game.Change;
import dev.banmen.game.Effect;
import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Outcome;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Setup;
import dev.banmen.game.SetupFault;
import dev.banmen.game.Site;
import dev.banmen.game.Vocabulary;
import dev.banmen.game.facet.Coach;
import dev.banmen.game.facet.HasCoach;
import dev.banmen.game.facet.HasLayers;
import dev.banmen.game.facet.Layer;
import dev.banmen.game.facet.ScoreLimit;
import dev.banmen.game.facet.ScoreTable;
import dev.banmen.game.facet.ScoreWords;
import dev.banmen.game.record.HasExercise;
import dev.banmen.game.record.HasOpenings;
import dev.banmen.game.record.Recordable;
import dev.banmen.games.othello.board.BoardSize;
import dev.banmen.games.othello.board.MoveRights;
import dev.banmen.games.othello.board.OthelloMiss;
import dev.banmen.games.othello.record.RecordedSquares;
import dev.banmen.text.Language;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** Othello on a square board of one even size. Immutable. */
public final class OthelloGame
    implements Game,
        HasCoach,
        HasExercise,
        HasLayers,
        HasOpenings,
        Recordable,
        ScoreLimit,
        ScoreTable,
        ScoreWords {
  private static final int NAMED = 8; // rows of the boards whose openings have names

  private final BoardSize size;
  private final Notation notation;
  private final MoveRights turns;
  private final Game free;
  private final Vocabulary words;

  /**
   * Creates Othello on this many rows and columns.
   *
   * @param size even, 4 to 16
   */
  public OthelloGame(int size) {
    this(size, BoardSize.NOTATION);
  }

  /** Creates Othello with another notation. */
  public OthelloGame(int size, Notation notation) {
    this(size, notation, MoveRights.KEPT);
  }

  private OthelloGame(int size, Notation notation, MoveRights turns) {
    this.words = new Vocabulary(OthelloGame.class, Language.ENGLISH);
    this.size = BoardSize.of(size);
    this.notation = notation;
    this.turns = turns;
    this.free = turns == MoveRights.FREE ? this : new OthelloGame(size, notation, MoveRights.FREE);
  }

  private OthelloGame(OthelloGame other, Vocabulary words) {
    this.words = words;
    size = other.size;
    notation = other.notation;
    turns = other.turns;
    free = other.free == other ? this : new OthelloGame((OthelloGame) other.free, words);
  }

  @Override
  public Game with(Vocabulary other) {
    return other == words ? this : new OthelloGame(this, other);
  }

  @Override
  public String id() {
    return "othello";
  }

  @Override
  public String summary() {
    return size.rows() + "x" + size.rows();
  }

  @Override
  public Lattice lattice() {
    return size.lattice();
  }

  /**
   * The start: two discs each on the central squares, White's on the long diagonal, Black to move
   * (rule 1).
   */
  @Override
  public Setup start() {
    return size.start();
  }

  /** Counts the empty squares for the winner, or half for each side of a draw. */
  @Override
  public List<Part> scoreTable(Position position, BitSet dead, BitSet neutral) {
    Score score = position.score();
    Part discs = Part.of(words.score(), score.black(), score.white());
    double empty = lattice().size() - score.black() - score.white();
    if (!position.isOver() || empty == 0) {
      return List.of(discs);
    }
    double margin = score.margin();
    double black = margin > 0 ? empty : margin < 0 ? 0 : empty / 2;
    return List.of(
        discs,
        Part.of(words.text("part.empty"), black, empty - black),
        Part.of(words.text("part.sum"), score.black() + black, score.white() + empty - black));
  }

  @Override
  public int mostPoints() {
    return lattice().size();
  }

  /** Says what the empty squares count for at the end, if there are any. */
  @Override
  public String resultNote(Position position) {
    Optional<Outcome> outcome = position.outcome();
    Score score = position.score();
    int empty = lattice().size() - (int) (score.black() + score.white());
    if (outcome.isEmpty() || empty == 0) {
      return "";
    }
    return outcome
        .get()
        .winner()
        .map(winner -> words.text("result.empty", empty, words.side(winner)))
        .orElseGet(() -> words.text("result.empty.draw", empty));
  }

  @Override
  public Board newBoard(Setup setup) {
    SetupFault.refuse(faults(setup));
    return size.board(setup, turns);
  }

  @Override
  public List<? extends Miss> misses() {
    return List.of(OthelloMiss.values());
  }

  @Override
  public Notation notation() {
    return notation;
  }

  /** Returns the game without turns and without an end: only the discs decide what is refused. */
  @Override
  public Game free() {
    return free;
  }

  @Override
  public Notation recordNotation() {
    return new RecordedSquares();
  }

  @Override
  public Explanation explain(Position before, Move move, String written) {
    return new OthelloExplainer(this, before).explain(move);
  }

  @Override
  public List<Effect> effects(Move move, List<Change> changes) {
    List<Site> flipped =
        changes.stream()
            .filter(change -> change.before() != Mark.EMPTY && change.after() != Mark.EMPTY)
            .map(Change::site)
            .toList();
    return flipped.isEmpty() ? List.of() : List.of(new Effect("flipped", flipped));
  }

  /**
   * Returns the line of counts after the last move; the exercise treats a refused one as a fault.
   */
  @Override
  public String exercise(Position start, List<Move> tried) {
    Board board = start.board();
    String counts = "";
    for (Move move : tried) {
      boolean isPlayed = board.play(move.side(), lattice().index(move)) == 0;
      counts = isPlayed && move instanceof Place ? counts(board.score()) : "";
    }
    return counts;
  }

  private static String counts(Score score) {
    return "Black - " + twoCells(score.black()) + " White - " + twoCells(score.white());
  }

  private static String twoCells(double discs) {
    return (discs < 10 ? " " : "") + Score.points(discs);
  }

  @Override
  public List<Layer> layers() {
    return List.of(new Layer("frontier", FrontierLayer::of), new Layer("stable", StableLayer::of));
  }

  /**
   * The names of Robert Gatliff's catalogue of openings (samsoft.org.uk/reversi/openings.htm), and
   * those that NBoard's list (com.welty.nboard.thor.ThorOpeningMap) has in addition; in what both
   * have they name the same positions, but for one Ganglion. Only on 8x8.
   */
  @Override
  public List<NamedOpening> openings() {
    return size.rows() == NAMED
        ? HasOpenings.read(OthelloGame.class, words, BoardSize.NOTATION)
        : List.of();
  }

  @Override
  public Coach coach() {
    return new OthelloCoach(this);
  }

  @Override
  public Vocabulary words() {
    return words;
  }
}
