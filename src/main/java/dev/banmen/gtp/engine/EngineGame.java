package dev.banmen.gtp.engine;

import dev.banmen.game.Board;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Verdict;
import dev.banmen.game.record.Recordable;
import dev.banmen.gtp.Vertices;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The game on the table: the one the engine is told about. Where a game has passes, either side may
 * move at any time, as the protocol has it. Elsewhere the rules say whose turn it is, and the other
 * side's pass changes nothing: controllers that let the sides alternate play those games by it.
 * Mutable.
 */
final class EngineGame {
  /** The most moves of a game, passes included. */
  static final int MOST_MOVES = 10_000;

  private static final String SIZE = "size";

  private final Family family;
  private Map<String, String> chosen;
  private Game game;
  private Setup start;
  private Position position;
  private boolean hasPasses; // then either side may move at any time
  private final List<Move> moves = new ArrayList<>();

  /**
   * A new game.
   *
   * @throws OptionFault if the options do not go together
   */
  EngineGame(Family family, Map<String, String> chosen) {
    this.family = family;
    choose(chosen);
    clear();
  }

  private void choose(Map<String, String> values) {
    game = family.game(values); // may throw
    chosen = Map.copyOf(values);
  }

  Family family() {
    return family;
  }

  /** The game by its rules. */
  Game game() {
    return game;
  }

  Position position() {
    return position;
  }

  Lattice lattice() {
    return game.lattice();
  }

  Vertices vertices() {
    return new Vertices(game);
  }

  /** Returns the values of all sites, those of the row with the highest number first. */
  double[] fromTop(double[] values) {
    int cols = lattice().cols();
    double[] ordered = new double[values.length];
    for (int i = 0; i < values.length; i++) {
      ordered[i] = values[vertices().row(i / cols) * cols + i % cols];
    }
    return ordered;
  }

  Map<String, String> chosen() {
    return chosen;
  }

  /** Whether the game has this option. */
  boolean has(String option) {
    return family.options().stream().anyMatch(known -> known.key().equals(option));
  }

  /** Returns the options with one of them changed. */
  Map<String, String> with(String option, String value) {
    Map<String, String> changed = new HashMap<>(chosen);
    changed.put(option, value);
    return changed;
  }

  /** Starts anew. */
  void clear() {
    begin(game.start(), List.of());
  }

  /** Starts anew on a board with so many rows and columns; false if the game has no such board. */
  boolean resize(int rows, int cols) {
    if (Math.min(rows, cols) < 1 || Math.max(rows, cols) > Vertices.LARGEST_BOARD) {
      return false;
    }
    for (String size : List.of(size(rows, cols), size((rows + 1) / 2, (cols + 1) / 2))) {
      try {
        Map<String, String> sized = with(SIZE, size);
        Lattice lattice = family.game(sized).lattice(); // of a doubled lattice in the second try
        if (lattice.rows() == rows && lattice.cols() == cols) {
          choose(sized);
          clear();
          return true;
        }
      } catch (OptionFault e) {
        // no such size
      }
    }
    return false;
  }

  private static String size(int rows, int cols) {
    return rows == cols ? Integer.toString(rows) : rows + "x" + cols;
  }

  /** Changes an option and keeps the moves; false, with nothing changed, if that can't be. */
  boolean change(String option, String value) {
    Map<String, String> before = chosen;
    List<Move> played = List.copyOf(moves);
    Setup begun = start;
    try {
      choose(with(option, value));
    } catch (OptionFault e) {
      return false;
    }
    if (begin(begun, played)) {
      return true;
    }
    choose(before);
    begin(begun, played);
    return false;
  }

  /**
   * Starts from a set-up with moves; returns false, with the moves up to there, if one is refused.
   */
  boolean begin(Setup setup, List<Move> played) {
    Position ruled = Position.of(game, setup);
    hasPasses = ruled.board().check(ruled.toMove().orElse(Side.BLACK), Board.PASS) == 0;
    position = hasPasses ? Position.of(Recordable.free(game), setup) : ruled;
    start = setup;
    moves.clear();
    for (Move move : played) {
      if (!play(move)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Takes a whole game over.
   *
   * @param values its options
   * @return false, with nothing changed, if this engine's rules refuse it
   */
  boolean load(Map<String, String> values, Setup setup, List<Move> played) {
    EngineGame loaded;
    try {
      loaded = new EngineGame(family, values);
    } catch (OptionFault e) {
      return false;
    }
    int largest = Math.max(loaded.lattice().rows(), loaded.lattice().cols());
    if (largest > Vertices.LARGEST_BOARD || !loaded.begin(setup, played)) {
      return false;
    }
    choose(values);
    begin(setup, played);
    return true;
  }

  /** Makes a move; false if it is refused. */
  boolean play(Move move) {
    if (moves.size() >= MOST_MOVES) {
      return false;
    }
    boolean isSkipped = move instanceof Pass && mustWait(move.side());
    if (!isSkipped) {
      Verdict verdict = position.play(move);
      if (!(verdict instanceof Played played)) {
        return false;
      }
      position = played.after();
    }
    moves.add(move);
    return true;
  }

  /** Whether a side may not move now, and its pass changes nothing. */
  boolean mustWait(Side side) {
    return !hasPasses && !position.movers().contains(side);
  }

  /** Takes the last moves back; false if there are not as many. */
  boolean undo(int count) {
    if (count > moves.size()) {
      return false;
    }
    begin(start, List.copyOf(moves.subList(0, moves.size() - count)));
    return true;
  }

  /** Returns the moves so far, those that were skipped among them. */
  List<Move> moves() {
    return List.copyOf(moves);
  }

  Setup start() {
    return start;
  }

  /** Whether nobody may move any more by the rules. */
  private boolean isOver() {
    return position.movers().isEmpty();
  }

  /** Whether the game is over for somebody who looks on: also after two passes. */
  boolean isFinished() {
    int count = moves.size();
    return isOver()
        || count >= 2
            && moves.get(count - 1) instanceof Pass
            && moves.get(count - 2) instanceof Pass
            && position.isCountable();
  }

  /** The side to move; empty once the game is over. */
  Optional<Side> toMove() {
    return isFinished() ? Optional.empty() : position.toMove();
  }

  /** Returns the legal moves of one side; none if it has to wait. */
  List<Move> legalMoves(Side side) {
    List<Move> legal = new ArrayList<>();
    if (!mustWait(side)) {
      Board board = position.board();
      int[] sites = new int[lattice().size()];
      int count = board.legal(side, sites);
      for (int i = 0; i < count; i++) {
        legal.add(new Place(side, lattice().site(sites[i])));
      }
      if (hasPasses) {
        legal.add(new Pass(side));
      }
    }
    return legal;
  }
}
