package dev.banmen.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Mark;
import org.junit.jupiter.api.Test;

/** Whose the points are: drawn in the same letters as the boards. */
class PassAliveTest {
  private static String owners(String diagram, Suicide suicide) {
    GoDiagram d = GoDiagram.of(diagram);
    Mark[] owners = PassAlive.owners(d.board(GoRules.EXERCISE.with(suicide)));
    StringBuilder text = new StringBuilder();
    for (int site = 0; site < owners.length; site++) {
      text.append(owners[site] == Mark.BLACK ? 'X' : owners[site] == Mark.WHITE ? 'O' : '.');
      text.append((site + 1) % d.cols() == 0 ? '\n' : ' ');
    }
    return text.toString();
  }

  private static void assertOwners(String diagram, String owners) {
    assertThat(owners(diagram, Suicide.FORBIDDEN)).isEqualTo(owners);
  }

  @Test
  void anEmptyBoardIsNobodys() {
    assertOwners(". . .\n. . .", ". . .\n. . .\n");
  }

  @Test
  void stonesInTheEyesOfALivingGroupAreItsOwn() {
    assertOwners(
        """
        . X . X O .
        X X X X . .
        O . X . . O
        . O X O O .
        """,
        """
        X X X X O .
        X X X X . .
        X X X . . O
        X X X O O O
        """);
  }

  /** One eye isn't enough: the stones in it stand. */
  @Test
  void stonesInTheOnlyEyeStand() {
    assertOwners(
        """
        . O X O
        . X X O
        X X O O
        O O O .
        """,
        """
        . O X O
        . X X O
        X X O O
        O O O O
        """);
  }

  /** Where suicide is legal, the attacker may fill an eye of two points. */
  @Test
  void anEyeWithAStoneCountsOnlyWithoutSuicide() {
    String board =
        """
        O O . X . X O
        O X X X X X O
        . X O O O O O
        X X O . . . .
        O O O . . . .
        """;
    assertOwners(
        board,
        """
        X X X X X X O
        X X X X X X O
        X X O O O O O
        X X O O O O O
        O O O O O O O
        """);
    assertThat(owners(board, Suicide.ALLOWED))
        .isEqualTo(
            """
            O O . X X X O
            O X X X X X O
            . X O O O O O
            X X O O O O O
            O O O O O O O
            """);
  }
}
