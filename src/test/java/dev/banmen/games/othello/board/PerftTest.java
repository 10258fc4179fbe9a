package dev.banmen.games.othello.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Move;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.games.othello.OthelloGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Counts the leaves of the tree of all games to a depth. Where a pass is a ply and a game that
 * ended earlier is one leaf: Aart Bik's table for Reversi (www.aartbik.com). Where a pass costs no
 * depth: Egaroucid, {@code bin/perft.py}.
 */
class PerftTest {
  @ParameterizedTest
  @CsvSource({
    "1, 4",
    "2, 12",
    "3, 56",
    "4, 244",
    "5, 1396",
    "6, 8200",
    "7, 55092",
    "8, 390216",
    "9, 3005288"
  })
  void theTreeHasThePublishedNumberOfLeaves(int depth, long leaves) {
    assertThat(leaves(new BitBoard(new OthelloGame(8).start()), depth, 1)).isEqualTo(leaves);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 4",
    "2, 12",
    "3, 56",
    "4, 244",
    "5, 1396",
    "6, 8200",
    "7, 55092",
    "8, 390216",
    "9, 3005320"
  })
  void theTreeHasThePublishedNumberOfLeavesWithFreePasses(int depth, long leaves) {
    assertThat(leaves(new BitBoard(new OthelloGame(8).start()), depth, 0)).isEqualTo(leaves);
  }

  /** Counts leaves by play and undo; those of the last ply are not played. */
  private static long leaves(BitBoard board, int depth, int passCost) {
    if (board.movers().isEmpty() || depth == 0) {
      return 1;
    }
    Side side = board.turn();
    long moves = board.moves();
    long leaves = 0;
    if (moves == 0) {
      board.play(side, Board.PASS);
      leaves = leaves(board, depth - passCost, passCost);
      board.undo();
    } else if (depth == 1) {
      leaves = Long.bitCount(moves);
    }
    for (; depth > 1 && moves != 0; moves &= moves - 1) {
      board.play(side, Long.numberOfTrailingZeros(moves));
      leaves += leaves(board, depth - 1, passCost);
      board.undo();
    }
    return leaves;
  }

  @ParameterizedTest
  @CsvSource({"4, 244", "6, 8200", "7, 55092"})
  void theBoardOfRaysHasTheSameTree(int depth, long leaves) {
    assertThat(leavesOfRays(new RayBoard(8, new OthelloGame(8).start(), MoveRights.KEPT), depth))
        .isEqualTo(leaves);
  }

  private static long leavesOfRays(RayBoard board, int depth) {
    if (depth == 0 || board.movers().isEmpty()) {
      return 1;
    }
    Side side = board.turn();
    long leaves = 0;
    for (int site = Board.PASS; site < 64; site++) {
      if (board.play(side, site) == 0) {
        leaves += leavesOfRays(board, depth - 1);
        board.undo();
      }
    }
    return leaves;
  }

  @Test
  void positionsHaveTheSameTree() {
    assertThat(leaves(Position.start(new OthelloGame(8)), 5)).isEqualTo(1396);
  }

  private static long leaves(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    long leaves = 0;
    for (Move move : position.legalMoves()) {
      leaves += leaves(((Played) position.play(move)).after(), depth - 1);
    }
    return leaves;
  }
}
