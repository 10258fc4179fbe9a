package dev.banmen.study;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.record.RecordTree;
import dev.banmen.record.Replay;
import dev.banmen.study.ProblemMine.MinedProblem;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
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

  /** Up to three moves, whatever both sides play. */
  @Test
  void noOtherMoveOfGomokuWinsAsFast() {
    int count = 0;
    for (long seed = 1; count < 6; seed++) {
      for (MinedProblem problem : of("gomoku", "9", seed)) {
        RecordTree tree = problem.recording().tree();
        int moves = Integer.parseInt(tree.text(RecordTree.ROOT, "GOAL").substring(5));
        if (moves <= 3) {
          Replay replay = Replay.of(problem.recording(), Catalog.ALL);
          Position position = Position.of(replay.game(), replay.position().setup());
          int first = tree.firstChild(RecordTree.ROOT);
          int side = side(replay.move(first).orElseThrow());
          int[] board = board(position);
          List<Integer> winning =
              IntStream.range(0, board.length)
                  .filter(p -> new PlainThreats.Rows(9).winsIn(board, p, side, moves))
                  .boxed()
                  .toList();
          assertThat(winning).containsExactly(point(position, replay.move(first).orElseThrow()));
          count++;
        }
      }
    }
  }

  @Test
  void theRightLineIsAWin() {
    for (String family : List.of("gomoku", "capture")) {
      for (long seed = 1; seed < 12; seed++) {
        for (MinedProblem problem : of(family, "9", seed)) {
          RecordTree tree = problem.recording().tree();
          int first = tree.firstChild(RecordTree.ROOT);
          Replay replay = Replay.of(problem.recording(), Catalog.ALL);
          Side side = replay.move(first).orElseThrow().side();
          Family game = Catalog.ALL.find(family).orElseThrow();
          Position position =
              Position.of(game.game(problem.recording().chosen()), replay.position().setup());
          int plies = 0;
          for (int node = first; node != RecordTree.NONE; node = tree.firstChild(node)) {
            position = ((Played) position.play(replay.move(node).orElseThrow())).after();
            plies++;
          }
          if (family.equals("gomoku") || position.isOver()) { // a capture may go without saying
            assertThat(position.outcome().orElseThrow().winner()).contains(side);
            assertThat((plies + 1) / 2).isEqualTo(problem.level());
          }
        }
      }
    }
  }

  private static List<MinedProblem> of(String family, String size, long seed) {
    return MinedProblems.of(MinedProblems.played(family, Map.of("size", size), seed));
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
