package dev.banmen.bot;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Outcome;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Plays a game on to its end by chance, except that a move that wins at once is made if it is seen.
 * For one thread.
 */
final class Playout {
  /** A game is stopped here, and the points decide. */
  private static final int MOST_PLIES = 1000;

  /** For how many plies it looks for a move that wins at once. */
  private static final int WATCHFUL = 2;

  /** How far from a piece a move is looked at first. */
  private static final int NEAR = 2;

  private final Position position;
  private final Side first;
  private final SplittableRandom random;
  private final int cols;
  private final int[] sites;

  Playout(Position position, Side first, long seed) {
    this.position = position;
    this.first = first;
    random = new SplittableRandom(seed);
    cols = position.lattice().cols();
    sites = new int[position.lattice().size()];
  }

  Optional<Side> toMove(Board board) {
    return Position.toMove(board, first);
  }

  /**
   * Lists a side's moves: one that wins at once alone; else those near a piece first, each part in
   * an order by chance, and a pass last.
   */
  List<TreeNode> moves(Board board, Side side) {
    int count = board.legal(side, sites);
    shuffle(count);
    List<TreeNode> near = new ArrayList<>();
    List<TreeNode> far = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      TreeNode move = new TreeNode(side, sites[i]);
      if (wins(board, side, sites[i])) {
        return List.of(move);
      }
      (isNear(board, sites[i]) ? near : far).add(move);
    }
    near.addAll(far);
    if (board.check(side, Board.PASS) == 0) {
      near.add(new TreeNode(side, Board.PASS));
    }
    return near;
  }

  private void shuffle(int count) {
    for (int i = count - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      int site = sites[i];
      sites[i] = sites[other];
      sites[other] = site;
    }
  }

  private static boolean wins(Board board, Side side, int site) {
    if (board.play(side, site) != 0) {
      return false;
    }
    boolean wins =
        board.movers().isEmpty()
            && board.outcome().flatMap(Outcome::winner).stream().anyMatch(side::equals);
    board.undo();
    return wins;
  }

  private boolean isNear(Board board, int site) {
    int row = site / cols;
    int col = site % cols;
    for (int r = Math.max(0, row - NEAR); r <= row + NEAR && r * cols < sites.length; r++) {
      for (int c = Math.max(0, col - NEAR); c <= Math.min(cols - 1, col + NEAR); c++) {
        Mark mark = board.at(r * cols + c);
        if (mark == Mark.BLACK || mark == Mark.WHITE) {
          return true;
        }
      }
    }
    return false;
  }

  /** Plays on, and returns Black's result: 1, 0, or a half. The moves stay on the board. */
  double result(Board board) {
    int start = board.ply();
    Optional<Side> side = toMove(board);
    while (side.isPresent() && board.ply() - start < MOST_PLIES) {
      if (!play(board, side.get(), board.ply() - start < WATCHFUL)) {
        break;
      }
      side = toMove(board);
    }
    Optional<Outcome> outcome = board.outcome();
    if (outcome.isPresent() && outcome.get().winner().isPresent()) {
      return outcome.get().winner().get() == Side.BLACK ? 1 : 0;
    }
    return outcome.isPresent() ? 0.5 : (Math.signum(board.score().margin()) + 1) / 2;
  }

  /** Makes one move; false if there is none. A pass only where nothing else is legal. */
  private boolean play(Board board, Side side, boolean looks) {
    int count = board.legal(side, sites);
    if (count == 0) {
      return board.play(side, Board.PASS) == 0;
    }
    if (looks) {
      for (int i = 0; i < count; i++) {
        if (wins(board, side, sites[i])) {
          return board.play(side, sites[i]) == 0;
        }
      }
    }
    return board.play(side, sites[random.nextInt(count)]) == 0;
  }
}
