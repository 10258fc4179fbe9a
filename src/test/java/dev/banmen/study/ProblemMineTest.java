package dev.banmen.study;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.study.ProblemMine.MinedProblem;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Problems from recorded games are right, by a solver that knows nothing of the program. */
class ProblemMineTest {
  @Test
  void exactlyOneMoveWinsInOthello() {
    assertThat(MinedProblems.checked("othello", Map.of(), 8, 8, PlainOthello::wins)).isPositive();
  }

  @Test
  void exactlyOneMoveWinsInDotsAndBoxes() {
    assertThat(MinedProblems.checked("dots", Map.of("size", "2x3"), 6, 99, PlainDots::wins))
        .isPositive();
  }

  @Test
  @Tag("thorough")
  void thousandsOfProblemsAreRight() {
    assertThat(MinedProblems.checked("othello", Map.of(), 2_000, 12, PlainOthello::wins))
        .isPositive();
  }

  @Test
  void gamesWithoutASolverHaveNone() {
    assertThat(MinedProblems.of(MinedProblems.random("othello", Map.of("size", "6"), 1))).isEmpty();
  }

  @Test
  void ofAGameThereAreAFewThatStandApart() {
    for (long seed = 1; seed < 5; seed++) {
      List<Integer> after =
          MinedProblems.of(MinedProblems.random("othello", Map.of(), seed)).stream()
              .map(MinedProblem::move)
              .toList();
      assertThat(after.size()).isLessThanOrEqualTo(3);
      for (int i = 1; i < after.size(); i++) {
        assertThat(after.get(i) - after.get(i - 1)).isGreaterThanOrEqualTo(4);
      }
    }
  }

  @Test
  void levelsFromTheOneSaidOnFindTheMove() {
    for (long seed = 1; seed < 3; seed++) {
      for (MinedProblem problem :
          MinedProblems.of(MinedProblems.random("othello", Map.of(), seed))) {
        assertThat(problem.level()).isBetween(1, 11);
      }
    }
  }

  /** Othello as its rules are, and every line to its end. */
  private static final class PlainOthello {
    private static final int[] WAYS = {-9, -8, -7, -1, 1, 7, 8, 9};

    static boolean wins(Position position, Move move) {
      int[] board = new int[64];
      for (int site = 0; site < 64; site++) {
        board[site] =
            position.at(site) == Mark.BLACK ? 1 : position.at(site) == Mark.WHITE ? -1 : 0;
      }
      int side = move.side() == Side.BLACK ? 1 : -1;
      int[] after = board.clone();
      if (move instanceof Place place) {
        play(after, 8 * place.site().row() + place.site().col(), side);
      }
      return -best(after, -side, -1, 0, move instanceof Pass) > 0;
    }

    /** 1 if the side wins, 0 for a draw, -1 if it loses. */
    private static int best(int[] board, int side, int alpha, int beta, boolean hasPassed) {
      int most = -2;
      for (int site = 0; site < 64 && most < beta; site++) {
        int[] after = board[site] == 0 ? board.clone() : null;
        if (after != null && play(after, site, side)) {
          most = Math.max(most, -best(after, -side, -beta, -Math.max(alpha, most), false));
        }
      }
      if (most > -2) {
        return most;
      } else if (!hasPassed) {
        return -best(board, -side, -beta, -alpha, true);
      }
      int lead = 0;
      for (int disc : board) {
        lead += disc;
      }
      return Integer.signum(lead * side);
    }

    private static boolean play(int[] board, int site, int side) {
      boolean isLegal = false;
      for (int way : WAYS) {
        int at = site;
        int flips = 0;
        while (isBeside(at, at + way) && board[at + way] == -side) {
          at += way;
          flips++;
        }
        if (flips > 0 && isBeside(at, at + way) && board[at + way] == side) {
          isLegal = true;
          for (int back = at; back != site; back -= way) {
            board[back] = side;
          }
        }
      }
      board[site] = isLegal ? side : board[site];
      return isLegal;
    }

    private static boolean isBeside(int one, int other) {
      return other >= 0 && other < 64 && Math.abs(one % 8 - other % 8) <= 1;
    }
  }

  /** Dots and Boxes as its rules are, on a doubled lattice, and every line to its end. */
  private static final class PlainDots {
    static boolean wins(Position position, Move move) {
      int rows = position.lattice().rows();
      int cols = position.lattice().cols();
      boolean[] drawn = new boolean[rows * cols];
      int lead = 0;
      for (int site = 0; site < drawn.length; site++) {
        boolean isBox = site / cols % 2 == 1 && site % cols % 2 == 1;
        drawn[site] = position.at(site) != Mark.EMPTY;
        if (isBox) {
          lead += position.at(site) == Mark.BLACK ? 1 : position.at(site) == Mark.WHITE ? -1 : 0;
        }
      }
      int line = position.lattice().index(((Place) move).site());
      int side = move.side() == Side.BLACK ? 1 : -1;
      int boxes = draw(drawn, line, rows, cols);
      int gained = boxes > 0 ? boxes + most(drawn, rows, cols) : -most(drawn, rows, cols);
      return side * lead + gained > 0;
    }

    /** How many boxes more the side to move gets of those that are left. */
    private static int most(boolean[] drawn, int rows, int cols) {
      int most = Integer.MIN_VALUE;
      for (int line = 0; line < drawn.length; line++) {
        if ((line / cols + line % cols) % 2 == 1 && !drawn[line]) {
          boolean[] after = drawn.clone();
          int boxes = draw(after, line, rows, cols);
          int rest = most(after, rows, cols);
          most = Math.max(most, boxes > 0 ? boxes + rest : -rest);
        }
      }
      return most == Integer.MIN_VALUE ? 0 : most;
    }

    private static int draw(boolean[] drawn, int line, int rows, int cols) {
      drawn[line] = true;
      int row = line / cols;
      int col = line % cols;
      boolean isAcross = row % 2 == 0;
      int first = isAcross ? line - cols : line - 1;
      int second = isAcross ? line + cols : line + 1;
      int boxes = (isAcross ? row > 0 : col > 0) && isClosed(drawn, first, cols) ? 1 : 0;
      boolean hasSecond = isAcross ? row < rows - 1 : col < cols - 1;
      return boxes + (hasSecond && isClosed(drawn, second, cols) ? 1 : 0);
    }

    private static boolean isClosed(boolean[] drawn, int box, int cols) {
      return drawn[box - cols] && drawn[box + cols] && drawn[box - 1] && drawn[box + 1];
    }
  }
}
