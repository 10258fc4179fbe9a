package dev.banmen.game.drill;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import java.util.Optional;
import java.util.Random;

/**
 * Plays any game fast and not quite at random: of a few legal moves, the one that changes most on
 * the board, close to other pieces. Mutable, one thread.
 */
final class SensiblePlay {
  private static final int TRIED = 4; // moves to choose from
  private static final int NEAR = 2; // what a neighbour is worth, in changed sites

  private final Board board;
  private final Lattice lattice;
  private final Side first;
  private final Random random;
  private final int[] sites;
  private final int[] touched;

  SensiblePlay(Game game, Board board, Random random) {
    this.board = board;
    this.random = random;
    lattice = game.lattice();
    first = game.start().toMove().orElse(Side.BLACK);
    sites = new int[lattice.size()];
    touched = new int[lattice.size()];
  }

  /** Plays one move; false, with the board untouched, if the game is over. */
  boolean move() {
    Optional<Side> side = Position.toMove(board, first);
    if (side.isEmpty()) {
      return false;
    }
    int count = board.legal(side.get(), sites);
    if (count == 0) {
      return board.play(side.get(), Board.PASS) == 0;
    }
    int best = sites[random.nextInt(count)];
    int most = worth(side.get(), best);
    for (int i = 1; i < TRIED; i++) {
      int site = sites[random.nextInt(count)];
      int worth = worth(side.get(), site);
      if (worth > most) {
        most = worth;
        best = site;
      }
    }
    return board.play(side.get(), best) == 0;
  }

  private int worth(Side side, int site) {
    board.play(side, site);
    int changed = board.touched(touched);
    board.undo();
    return changed + (isNear(site) ? NEAR : 0);
  }

  private boolean isNear(int site) {
    int row = site / lattice.cols();
    int col = site % lattice.cols();
    for (int r = Math.max(0, row - 1); r <= Math.min(lattice.rows() - 1, row + 1); r++) {
      for (int c = Math.max(0, col - 1); c <= Math.min(lattice.cols() - 1, col + 1); c++) {
        Mark mark = board.at(r * lattice.cols() + c);
        if (mark == Mark.BLACK || mark == Mark.WHITE) {
          return true;
        }
      }
    }
    return false;
  }
}
