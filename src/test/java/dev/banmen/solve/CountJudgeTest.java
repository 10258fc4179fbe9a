package dev.banmen.solve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Mark;
import dev.banmen.game.Pass;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The program calls dead only what both its player and its solver do: here {@code b} and {@code w}.
 */
@Tag("long")
class CountJudgeTest {
  private static void assertDead(String diagram) {
    assertJudged(diagram, true);
  }

  private static void assertUndecided(String diagram) {
    assertJudged(diagram, false);
  }

  private static void assertJudged(String diagram, boolean isDecided) {
    String[] rows = diagram.strip().split("\\R");
    Family family = Catalog.ALL.find("go").orElseThrow();
    Map<Site, Mark> marks = new HashMap<>();
    Set<Site> expected = new TreeSet<>();
    for (int row = 0; row < rows.length; row++) {
      for (int col = 0; col < rows.length; col++) {
        char sign = rows[row].charAt(col);
        boolean isBlack = Character.toUpperCase(sign) == 'B';
        if (sign != '.') {
          marks.put(new Site(row, col), isBlack ? Mark.BLACK : Mark.WHITE);
        }
        if (Character.isLowerCase(sign)) {
          expected.add(new Site(row, col));
        }
      }
    }
    Position start = position(family, rows.length, marks);
    Position counted = after(after(start, new Pass(Side.BLACK)), new Pass(Side.WHITE));
    assertThat(CountJudge.dead(family, counted))
        .as(diagram)
        .isEqualTo(isDecided ? Optional.of(expected) : Optional.empty());
  }

  private static Position after(Position position, Pass pass) {
    return ((Played) position.play(pass)).after();
  }

  private static Position position(Family family, int size, Map<Site, Mark> marks) {
    var game = family.game(Map.of("size", "" + size));
    return Position.of(game, new Setup(marks, Optional.of(Side.BLACK)));
  }

  @Test
  void stonesWithoutRoomForEyesAreDeadAndTheWallsAreNot() {
    assertDead(
        """
        .B.BBW.W.
        .B.BBW.W.
        .B.BBW.W.
        .B.BBW.W.
        wB.BBW.Wb
        .B.BBW.W.
        .B.BBW.W.
        .B.BBW.W.
        .B.BBW.W.
        """);
  }

  /** The solver proves nothing of a stone in a wide area, which is all neutral if it lives. */
  @Test
  void aStoneThatDecidesAndIsNotProvedDeadLeavesTheGameWithoutAResult() {
    assertUndecided(
        """
        .....BW..
        .....BW..
        .....BW..
        .....BW..
        ..W..BW..
        .....BW..
        .....BW..
        .....BW..
        .....BW..
        """);
  }

  @Test
  void aStoneThatDecidesNothingIsAliveWhereItIsNotProvedDead() {
    assertDead(
        """
        .....BW..
        .....BW..
        .....BW..
        .....BW..
        .....BW..
        .....BW..
        .....BW.B
        .....BW..
        .....BW..
        """);
  }

  /** Black wins if they are dead, and White if they live and nobody owns what is around them. */
  @Test
  void manyStonesOnAWholeBoardAreNotTheGiftOfWhoeverLeaves() {
    String lines = ".B.B.B.B.BW.W.W.W.W\n";
    assertUndecided(lines.repeat(9) + "wBwBwBwBwBW.W.W.W.W\n" + lines.repeat(9));
    String wall = "BBBBBBBBBBBW.......\n";
    String room = "B....B....BW.......\n";
    String stones = "B..W.B..W.BW.......\n";
    assertUndecided((wall + room + stones + room + room).repeat(3) + wall + room + stones + room);
  }

  @Test
  void inASekiNobodyIsDead() {
    assertDead(
        """
        BWW.B.WWB
        BWBBBBBWB
        BWWWWWWWB
        BBBBBBBBB
        B.BBBBB.B
        BBBBBBBBB
        WWWWWWWWW
        .WWW.WWW.
        WWWWWWWWW
        """);
  }

  @Test
  void aGroupThatLivesIfItMovesIsNotDead() {
    assertDead(
        """
        .BBBBW.W.
        .....W.W.
        BBBBBWWW.
        WWWWWW.WW
        .W.W.W.W.
        WWWWWWWWW
        .........
        .........
        .........
        """);
  }
}
