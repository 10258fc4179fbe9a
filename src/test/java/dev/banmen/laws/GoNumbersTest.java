package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Go on tiny boards, counted exhaustively and compared with published numbers. */
class GoNumbersTest {
  /** Tromp and Farnebäck, Combinatorics of Go, table of L(m, n). */
  @ParameterizedTest
  @CsvSource({
    "1x1, 1",
    "1x2, 5",
    "2x1, 5",
    "1x3, 15",
    "3x1, 15",
    "1x4, 41",
    "1x5, 113",
    "2x2, 57",
    "2x3, 489",
    "3x2, 489",
    "2x4, 4125",
    "3x3, 12675"
  })
  void asManySetUpsAreWithoutFaultAsThereAreLegalPositions(String size, int legal) {
    Game game = Outside.game("go", "size=" + size);
    int count = 0;
    int boards = (int) Math.pow(3, game.lattice().size());
    for (int board = 0; board < boards; board++) {
      count += game.faults(setup(game, board)).isEmpty() ? 1 : 0;
    }
    assertThat(count).isEqualTo(legal);
  }

  /** The board whose points are the digits to base three. */
  private static Setup setup(Game game, int board) {
    Map<Site, Mark> marks = new HashMap<>();
    for (int site = 0, rest = board; rest > 0; site++, rest /= 3) {
      if (rest % 3 > 0) {
        marks.put(game.lattice().site(site), rest % 3 == 1 ? Mark.BLACK : Mark.WHITE);
      }
    }
    return new Setup(marks, Optional.empty());
  }

  /**
   * Nodes at each depth from 1 on: Black first, suicide allowed, positional superko, a pass is a
   * ply, two end the game. Computed outside by a program that also finds Tromp's counts.
   */
  @ParameterizedTest
  @CsvSource({
    "1x3, 4 11 22 41 58 78 98 110 116 128",
    "2x2, 5 21 68 156 316 604 1088 2184 4184 8024 13800 23560",
    "2x3, 7 43 222 942 3378 9834 26504 64116",
    "3x3, 10 91 738 5281 33384 180768",
    "4x4, 17 273 4112 57984"
  })
  void trompTaylorHasAsManyLinesOfPlay(String size, String expected) {
    Game game = Outside.game("go", "size=" + size + " rules=tromp-taylor komi=0");
    Board board = game.newBoard(game.start());
    int depth = 0;
    for (String nodes : expected.split(" ")) {
      depth++;
      assertThat(perft(board, game.lattice().size(), depth))
          .as("depth %d", depth)
          .isEqualTo(Long.parseLong(nodes));
    }
  }

  private static long perft(Board board, int size, int depth) {
    if (depth == 0) {
      return 1;
    }
    long nodes = 0;
    for (Side side : board.movers()) {
      for (int site = Board.PASS; site < size; site++) {
        if (board.play(side, site) == 0) {
          nodes += perft(board, size, depth - 1);
          board.undo();
        }
      }
    }
    return nodes;
  }

  /**
   * Games in which either colour plays at any time and no board comes twice: the simple paths from
   * the empty board. Tromp and Farnebäck, Combinatorics of Go, number of games.
   */
  @ParameterizedTest
  @CsvSource({"1x1, 1", "1x2, 9", "1x3, 907"})
  void thereAreAsManyGamesWithoutRepetition(String size, long games) {
    Game game = Outside.game("go", "size=" + size + " rules=exercise suicide=allowed");
    assertThat(paths(game.newBoard(game.start()), game.lattice().size())).isEqualTo(games);
  }

  private static long paths(Board board, int size) {
    long paths = 1;
    for (Side side : Side.values()) {
      for (int site = 0; site < size; site++) {
        if (board.play(side, site) == 0) {
          paths += paths(board, size);
          board.undo();
        }
      }
    }
    return paths;
  }
}
