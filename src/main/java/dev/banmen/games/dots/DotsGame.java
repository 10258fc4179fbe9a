package dev.banmen.games.dots;

import dev.banmen.game.Board;
import dev.banmen.game.Change;
import dev.banmen.game.Effect;
import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.SetupFault;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Size;
import dev.banmen.game.Vocabulary;
import dev.banmen.game.facet.Coach;
import dev.banmen.game.facet.HasCoach;
import dev.banmen.game.facet.HasLayers;
import dev.banmen.game.facet.Layer;
import dev.banmen.game.facet.ScoreLimit;
import dev.banmen.game.record.HasExercise;
import dev.banmen.game.record.Recordable;
import dev.banmen.games.dots.drill.BoxReferee;
import dev.banmen.text.Language;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** Dots and Boxes on a board of one size, with one rule for ties. Immutable. */
final class DotsGame
    implements Game, BoxReferee, HasCoach, HasExercise, HasLayers, Recordable, ScoreLimit {
  private final Size dots;
  private final Ties ties;
  private final boolean isFree;
  private final Lattice lattice;
  private final Vocabulary words;

  DotsGame(Size dots, Ties ties) {
    this(dots, ties, false, new Vocabulary(DotsGame.class, Language.ENGLISH));
  }

  /** Creates the game with its turns, or with lines drawn by the named side. */
  private DotsGame(Size dots, Ties ties, boolean isFree, Vocabulary words) {
    this.words = words;
    this.dots = dots;
    this.ties = ties;
    this.isFree = isFree;
    lattice = lattice(2 * dots.rows() - 1, 2 * dots.cols() - 1);
  }

  private static Lattice lattice(int rows, int cols) {
    BitSet lines = new BitSet(rows * cols);
    for (int row = 0; row < rows; row++) {
      for (int col = 1 - row % 2; col < cols; col += 2) {
        lines.set(row * cols + col);
      }
    }
    return new Lattice(rows, cols, Ground.LINES, lines);
  }

  @Override
  public Game with(Vocabulary other) {
    return other == words ? this : new DotsGame(dots, ties, isFree, other);
  }

  @Override
  public String id() {
    return "dots";
  }

  @Override
  public String summary() {
    return words.text(ties == Ties.DRAW ? "summary.draw" : "summary.second", dots);
  }

  @Override
  public Lattice lattice() {
    return lattice;
  }

  @Override
  public List<SetupFault> faults(Setup setup) {
    return new DotsSetup(this, setup).faults();
  }

  @Override
  public Board newBoard(Setup setup) {
    SetupFault.refuse(faults(setup));
    return new DotsBoard(dots.rows(), dots.cols(), ties, setup, isFree);
  }

  @Override
  public Game free() {
    return isFree ? this : new DotsGame(dots, ties, true, words);
  }

  @Override
  public int mostPoints() {
    return (dots.rows() - 1) * (dots.cols() - 1);
  }

  @Override
  public List<DotsMiss> misses() {
    return List.of(DotsMiss.values());
  }

  @Override
  public Notation notation() {
    return new DotsNotation();
  }

  /** The notation of records: the exercise's steps name dots anywhere. */
  @Override
  public Notation recordNotation() {
    return new DotsNotation(true);
  }

  /** Explains a move; for two dots with no line between, which are one site or none, names both. */
  @Override
  public Explanation explain(Position before, Move move, String written) {
    Optional<DotPair> pair = DotPair.read(written, true).filter(DotPair::isTwo);
    return new DotsExplainer(this, (DotsBoard) before.board(), before::number).explain(move, pair);
  }

  @Override
  public List<Effect> effects(Move move, List<Change> changes) {
    List<Site> boxes =
        changes.stream().map(Change::site).filter(site -> !lattice.isOpen(site)).toList();
    return boxes.isEmpty() ? List.of() : List.of(new Effect("completed", boxes));
  }

  /** Returns the numbers of the steps in error; empty if there are none. A pass isn't a step. */
  @Override
  public String exercise(Position start, List<Move> tried) {
    Board board = start.board();
    StringBuilder wrong = new StringBuilder();
    int step = 0;
    for (Move move : tried) {
      if (move instanceof Place place) {
        step++;
        if (board.play(move.side(), lattice.index(place)) != 0) {
          wrong.append(wrong.length() == 0 ? "" : " ").append(step);
        }
      }
    }
    return wrong.length() == 0 ? "" : words.text("exercise", wrong);
  }

  @Override
  public List<Layer> layers() {
    return List.of(new Layer("chains", ChainLayer::of), new Layer("safe", SafeLayer::of));
  }

  @Override
  public List<Site> takings(Position position) {
    Optional<Side> side = position.toMove();
    if (side.isEmpty()) {
      return List.of();
    }
    DotsBoard board = (DotsBoard) position.board();
    return FreeBoxes.inARow(board, side.get()).stream().map(lattice::site).toList();
  }

  @Override
  public boolean hasSafeLine(Position position) {
    return !SafeLayer.of(position).overlay().hints().isEmpty();
  }

  @Override
  public List<List<Site>> chains(Position position) {
    return Chains.of(position).chains();
  }

  @Override
  public Coach coach() {
    return new DotsCoach(this);
  }

  @Override
  public Vocabulary words() {
    return words;
  }

  Ties ties() {
    return ties;
  }

  /** Rows and columns of dots. */
  @Override
  public Size size() {
    return dots;
  }
}
