package dev.banmen.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Score;
import dev.banmen.game.bot.Bot;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What is dead, by who probably owns the points. Beside each board, a digit says how surely, in
 * tenths, White owns a point; a letter, how surely Black does: {@code a} is 0.1 and {@code i} 0.9.
 */
class DeadStonesTest {
  private record Case(GoBoard board, float[] owners) {
    static Case of(String diagram) {
      StringBuilder stones = new StringBuilder();
      StringBuilder owners = new StringBuilder();
      for (String line : diagram.strip().split("\\s*\n\\s*")) {
        String[] halves = line.split("   ");
        stones.append(halves[0]).append('\n');
        owners.append(halves[1].replace(" ", ""));
      }
      GoRules rules = Preset.CHINESE.rules(0, 0);
      float[] sure = new float[owners.length()];
      for (int site = 0; site < sure.length; site++) {
        char letter = owners.charAt(site);
        sure[site] = (letter <= '9' ? '0' - letter : letter - 'a' + 1) / 10f;
      }
      return new Case(GoDiagram.of(stones.toString()).board(rules), sure);
    }

    BitSet dead() {
      return new DeadStones(board, owners, Bot.DEAD, Bot.DEAD).sites();
    }

    Score score() {
      return board.score(dead(), new BitSet());
    }
  }

  private static void assertDead(String diagram, int... sites) {
    Integer[] expected = Arrays.stream(sites).boxed().toArray(Integer[]::new);
    for (String drawn : List.of(diagram, swapped(diagram))) {
      assertThat(Case.of(drawn).dead().stream()).as(drawn).containsExactly(expected);
    }
  }

  private static String swapped(String diagram) {
    String from = "XO123456789abcdefghi";
    String to = "OXabcdefghi123456789";
    return diagram
        .chars()
        .map(c -> from.indexOf(c) < 0 ? c : to.charAt(from.indexOf(c)))
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  /** One stone in White's area is surely dead, three near it hardly. */
  private static final String LEFT_OVER =
      """
      . . . . . O X . .   9 9 9 9 9 9 i i i
      . . . . . O X . .   9 9 9 9 9 9 i i i
      . . X . . O X . .   9 9 9 9 9 9 i i i
      . . . X . O X . .   9 9 7 3 8 9 i i i
      . . X X . O X . .   9 8 3 3 8 9 i i i
      . . . . . O X . .   9 9 9 9 9 9 i i i
      O O O O O O X . .   9 9 9 9 9 9 i i i
      X X X X X X X . .   i i i i i i i i i
      . . . . . . . . .   i i i i i i i i i
      """;

  /**
   * The end of a game of level 8 against itself. Black's stones at the top are dead to the left and
   * open to the right, 0.43 on average.
   */
  private static final String FINISHED =
      """
      . O X X O X X X X X X X .   9 9 7 9 9 9 9 9 7 4 b e 7
      O O O X O . X O O O X O O   9 9 9 9 9 9 9 9 9 9 b 9 9
      . O X X X X . X . O O O .   9 9 8 9 9 9 9 9 9 9 9 9 9
      O O X O O . X O O O O . O   9 9 7 9 9 9 9 9 9 9 9 9 9
      . O O X O O O O O . O . O   9 9 9 9 9 9 9 9 9 9 9 9 9
      . . O X X X X X X O O O X   9 9 9 9 9 9 9 9 9 9 9 9 i
      . . O X X O . . O X X X X   9 9 9 9 9 9 9 9 9 i i i i
      . O X X O . O O O O X . .   9 9 9 9 9 9 9 9 9 9 i i i
      X O O O O O X X X O X . .   9 9 9 9 9 9 i i i 9 i i i
      . O . O O X . . . X X . .   9 9 9 9 9 i i i i i i i i
      X O X . O X . . . . . . .   9 9 9 9 9 i i i i i i i i
      . X O O X . X X . . . . .   9 9 9 9 i i i i i i i i i
      . X . O X X . . . . . . .   9 9 9 9 i i i i i i i i i
      """;

  @Test
  void inAFinishedGameNoAreaBecomesNeutralByOneGroup() {
    Case drawn = Case.of(FINISHED);
    BitSet group = drawn.board.group(5);
    assertThat(group.stream()).containsExactly(5, 6, 7, 8, 9, 10, 11, 19, 23);
    assertThat(drawn.dead().stream()).contains(5, 11, 23);
    assertThat(drawn.score().margin()).isEqualTo(-73);
    BitSet others = drawn.dead();
    others.andNot(group);
    assertThat(drawn.board.score(others, new BitSet()).margin()).isEqualTo(-40);
  }

  @Test
  void whatIsLeftInAnAreaDiesWithIt() {
    assertDead(LEFT_OVER, 2 * 9 + 2, 3 * 9 + 3, 4 * 9 + 2, 4 * 9 + 3);
    assertThat(Case.of(LEFT_OVER).score()).isEqualTo(new Score(39, 42));
  }

  @Test
  void itDiesAlsoWhereNothingElseIsDead() {
    String alone = LEFT_OVER.replace(". . X . . O X . .", ". . . . . O X . .");
    assertDead(alone, 3 * 9 + 3, 4 * 9 + 2, 4 * 9 + 3);
  }

  @Test
  void whatSurelyLivesThereStays() {
    String sure = LEFT_OVER.replace("7 3 8", "7 f 8").replace("8 3 3 8", "8 f f 8");
    assertDead(sure, 2 * 9 + 2);
    assertThat(Case.of(sure).score().margin()).as("neutral").isEqualTo(39 + 3 - 12);
  }

  @Test
  void anAreaThatIsHardlyTheOthersStays() {
    assertDead(LEFT_OVER.replace('9', '4'));
  }

  @Test
  void eachAreaIsDecidedAlone() {
    assertDead(
        """
        X . O . .   3 9 9 i i
        . . O . .   9 9 9 i i
        O O O . .   9 9 9 i i
        X X X X X   i i i i i
        O O O O O   9 9 9 9 9
        . X . X .   8 d 8 d 8
        . . X . .   8 8 d 8 8
        """,
        0);
  }

  @Test
  void aSmallGroupWithEyesLivesInAnArea() {
    assertDead(
        """
        . X . X O . . O X .   3 2 3 2 9 9 9 9 i i
        X X X X O . . O X .   2 2 2 2 9 9 9 9 i i
        O O O O O X . O X .   9 9 9 9 9 9 9 9 i i
        . . . . . . . O X .   9 9 9 9 9 9 9 9 i i
        O O O O O O O O X .   9 9 9 9 9 9 9 9 i i
        """,
        2 * 10 + 5);
    assertDead(
        """
        . X . X . . . O X .   3 2 3 2 9 9 9 9 i i
        X X X X . . . O X .   2 2 2 2 9 9 9 9 i i
        . . . . . X . O X .   9 9 9 9 9 9 9 9 i i
        . . . . . . . O X .   9 9 9 9 9 9 9 9 i i
        O O O O O O O O X .   9 9 9 9 9 9 9 9 i i
        """,
        2 * 10 + 5);
  }

  @Test
  void aSekiStays() {
    assertDead(
        """
        X . O X .   2 0 b i i
        X . O X .   2 0 b i i
        O O O X .   b b b i i
        X X X X .   i i i i i
        """);
  }

  /** A stone of each side, neither surely alive, stands between the two areas. */
  @Test
  void aBorderThatIsNotSettledChangesNothing() {
    assertDead(
        """
        O O O O X X X X   9 9 9 9 i i i i
        . . . X O . . .   9 9 9 1 a i i i
        . . . O X . . .   9 9 9 9 i i i i
        O O O O X X X X   9 9 9 9 i i i i
        """);
  }

  /** Two stones live beside an open border, as what surely lives is in the same area. */
  @Test
  void aBorderThatIsStillOpenChangesNothing() {
    assertDead(
        """
        . X . . O . . . .   i i 2 9 9 9 9 9 9
        . X . . O . X . .   i i 2 9 9 9 9 9 9
        . X . . O . . . .   i i 2 9 9 9 9 9 9
        . X X . O . . . .   i i i 9 9 9 9 9 9
        . . . . . . . . .   i i 2 9 9 9 9 9 9
        """,
        9 + 6);
  }

  @Test
  void howSureOneMustBeIsSaidForEachSide() {
    Case drawn = Case.of(LEFT_OVER);
    assertThat(new DeadStones(drawn.board, drawn.owners, 0.8, 0.5).sites().stream())
        .containsExactly(20, 30, 38, 39);
    assertThat(new DeadStones(drawn.board, drawn.owners, 0.95, 0.5).sites().isEmpty()).isTrue();
    assertThat(new DeadStones(drawn.board, drawn.owners, 0.5, -1).sites().cardinality())
        .as("nothing living surrounds the area")
        .isEqualTo(1 + 12);
  }
}
