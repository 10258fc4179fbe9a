package dev.banmen.games.dots;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Setup;
import dev.banmen.game.Size;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every line not yet drawn may be drawn by either side: m lines have m!/(m-d)! sequences of d,
 * whatever turns the boxes give.
 */
class DotsPerftTest {
  @ParameterizedTest
  @CsvSource({
    "1,1,1", "1,2,1", "1,2,2", "2,2,4", "2,2,5", "2,3,7", "3,2,7", "1,8,7", "3,3,6", "4,4,5",
    "9,9,3"
  })
  void sequencesAreCountedAsFallingFactorials(int rows, int cols, int depth) {
    int lines = rows * (cols - 1) + (rows - 1) * cols;
    long expected =
        depth > lines
            ? 0
            : LongStream.rangeClosed(lines - depth + 1, lines).reduce(1, (a, b) -> a * b);
    DotsGame game = new DotsGame(new Size(rows, cols), Ties.DRAW);
    DotsBoard board = (DotsBoard) game.newBoard(Setup.EMPTY);
    assertThat(leaves(game, board, depth)).isEqualTo(expected);
  }

  private static long leaves(DotsGame game, DotsBoard board, int depth) {
    if (depth == 0) {
      return 1;
    }
    long leaves = 0;
    for (int site = 0; site < game.lattice().size(); site++) {
      if (board.play(board.turn(), site) == 0) {
        leaves += leaves(game, board, depth - 1);
        board.undo();
      }
    }
    return leaves;
  }
}
