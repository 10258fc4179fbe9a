package dev.banmen.study;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Wins by threats are right, by a search that knows nothing of the program. */
class ForcedProblemsTest {
  private static int[] board(Position position) {
    int[] board = new int[position.lattice().size()];
    for (int i = 0; i < board.length; i++) {
      Mark mark = position.at(i);
      board[i] = mark == Mark.EMPTY ? 0 : mark == Mark.BLACK ? 1 : -1;
    }
    return board;
  }

  private static int point(Position position, Move move) {
    return position.lattice().index(((Place) move).site());
  }

  private static int side(Move move) {
    return move.side() == Side.BLACK ? 1 : -1;
  }

  private static int gomoku(int wanted) {
    return MinedProblems.checked(
        seed -> MinedProblems.played("gomoku", Map.of("size", "9"), seed),
        wanted,
        99,
        (position, move) ->
            new PlainThreats.Rows(9).wins(board(position), point(position, move), side(move)));
  }

  private static int capture(int wanted) {
    return MinedProblems.checked(
        seed -> MinedProblems.played("capture", Map.of("size", "7"), seed),
        wanted,
        99,
        (position, move) ->
            new PlainThreats.Captures(7).wins(board(position), point(position, move), side(move)));
  }

  @Test
  void exactlyOneMoveWinsByFours() {
    assertThat(gomoku(10)).isPositive();
  }

  @Test
  void exactlyOneMoveWinsByAtaris() {
    assertThat(capture(10)).isPositive();
  }

  @Test
  @Tag("thorough")
  void thousandsOfWinsByFoursAreRight() {
    assertThat(gomoku(2_000)).isPositive();
  }

  @Test
  @Tag("thorough")
  void thousandsOfWinsByAtarisAreRight() {
    assertThat(capture(2_000)).isPositive();
  }
}
