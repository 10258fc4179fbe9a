package dev.banmen.games.go.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.games.go.GoDiagram;
import dev.banmen.games.go.GoFamily;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Ladders on a board of nine lines; the group that is asked about is Black's, marked by B. */
class LaddersTest {
  private final Ladders ladders = new Ladders();
  private int group;

  /** Reads a board: X is Black, O White, B a stone of the group that is asked about. */
  private PlayoutBoard board(String drawn) {
    PlayoutBoard board = new PlayoutBoard(9, 9);
    String[] rows = drawn.strip().split("\\s*\n\\s*");
    for (int row = 0; row < rows.length; row++) {
      for (int col = 0; col < rows[row].length(); col++) {
        char sign = rows[row].charAt(col);
        if (sign != '.') {
          board.put(board.point(row, col), sign == 'O' ? PlayoutBoard.WHITE : PlayoutBoard.BLACK);
        }
        group = sign == 'B' ? board.point(row, col) : group;
      }
    }
    return board;
  }

  @Test
  void aLadderRunsToTheEdge() {
    PlayoutBoard board =
        board(
            """
            .........
            .........
            ..OO.....
            ..OBO....
            ..O......
            .........
            .........
            .........
            .........
            """);
    assertThat(ladders.isLost(board, group)).isTrue();
  }

  @Test
  void aStoneInItsWayBreaksIt() {
    PlayoutBoard board =
        board(
            """
            .........
            .........
            ..OO.....
            ..OBO....
            ..O......
            .........
            ......X..
            .........
            .........
            """);
    assertThat(ladders.isLost(board, group)).isFalse();
  }

  @Test
  void takingAStoneOfTheChaserSaves() {
    PlayoutBoard board =
        board(
            """
            .........
            ..XX.....
            .X.OO....
            ..XBO....
            ..OO.....
            .........
            .........
            .........
            .........
            """);
    assertThat(ladders.isLost(board, group)).isFalse();
  }

  @Test
  void aStoneInTheCornerIsInDangerAndOneInTheOpenIsNot() {
    String row = ".........\n";
    PlayoutBoard corner = board("B........\n" + row.repeat(8));
    assertThat(ladders.isInDanger(corner, group)).isTrue();
    PlayoutBoard open = board(row.repeat(2) + "..O......\n..BO.....\n" + row.repeat(5));
    assertThat(ladders.isInDanger(open, group)).isFalse();
  }

  @Test
  void onlyTheAtariFromTheOpenSideCatchesAStoneAtTheEdge() {
    String row = ".........\n";
    PlayoutBoard edge = board(row.repeat(2) + "O........\nB........\n" + row.repeat(5));
    assertThat(ladders.isCaughtBy(edge, group, edge.point(3, 1))).isTrue();
    assertThat(ladders.isCaughtBy(edge, group, edge.point(4, 0))).isFalse();
    assertThat(ladders.isSavedBy(edge, group, edge.point(3, 1))).isTrue();
  }

  /** Whether the black stone on D6 can only run when White gives atari at {@code a}. */
  private static boolean runs(String drawing) {
    GoDiagram board = GoDiagram.of(drawing, Side.WHITE);
    Position position = Position.of(new GoFamily().game(Map.of("size", "9")), board.setup());
    Site stone = position.game().notation().parse("D6").orElseThrow();
    return new LadderReading(position, site -> true).runs(stone, board.points().get('a'));
  }

  @Test
  void aLadderIsPlainUnlessTheRunnerCanTakeAChasingStone() {
    String plain =
        """
        . . . . . . . . .
        . . . . . . . . .
        . . O O . . . . .
        . . O X a . . . .
        . . O . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """;
    assertThat(runs(plain)).isTrue();
    String atOnce = plain.replace(". . O O . . . . .", ". . O O X . . . .");
    assertThat(runs(atOnce.replace("O X a . .", "O X a X ."))).isFalse();
  }
}
