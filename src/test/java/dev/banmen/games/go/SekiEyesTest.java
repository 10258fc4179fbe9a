package dev.banmen.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.solve.GoalSolver;
import dev.banmen.game.solve.GoalSolvers;
import dev.banmen.game.solve.GoalVerdict;
import dev.banmen.game.solve.SekiEyes;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** In a diagram, e is an eye that doesn't count, and w a dead white stone in one. */
class SekiEyesTest {
  private static final Family GO = Catalog.ALL.find("go").orElseThrow();

  private static final String BOTH_WITH_AN_EYE =
      """
      eB.WeWB..
      BBBWWWB..
      WWWBBBB..
      ..WB.....
      ..WB.....
      ..WB.....
      ..WB.....
      ..WB.....
      ..WB.....
      """;

  private static void assertEyes(String diagram) {
    assertThat(eyes("japanese", diagram)).as(diagram).isEqualTo(marked(diagram, "ew"));
  }

  private static BitSet eyes(String rules, String diagram) {
    return position(rules, diagram).neutral(marked(diagram, "wb"), new BitSet());
  }

  private static BitSet marked(String diagram, String signs) {
    String points = String.join("", diagram.strip().split("\\R"));
    BitSet marked = new BitSet();
    for (int index = 0; index < points.length(); index++) {
      marked.set(index, signs.indexOf(points.charAt(index)) >= 0);
    }
    return marked;
  }

  private static Position position(String rules, String diagram) {
    String[] rows = diagram.strip().split("\\R");
    Map<Site, Mark> marks = new HashMap<>();
    for (int row = 0; row < rows.length; row++) {
      for (int col = 0; col < rows[row].length(); col++) {
        char sign = Character.toUpperCase(rows[row].charAt(col));
        if (sign == 'B' || sign == 'W') {
          marks.put(new Site(row, col), sign == 'B' ? Mark.BLACK : Mark.WHITE);
        }
      }
    }
    String size = rows.length + "x" + rows[0].length();
    return Position.of(
        GO.game(Map.of("size", size, "rules", rules, "komi", "0")),
        new Setup(marks, Optional.of(Side.BLACK)));
  }

  @Test
  void anEyeOnEachSideCountsForNeither() {
    assertEyes(BOTH_WITH_AN_EYE);
    Position counted = position("japanese", BOTH_WITH_AN_EYE);
    assertThat(counted.score()).isEqualTo(new Score(36, 12));
  }

  @Test
  void theyCountWhereAreaIsCounted() {
    assertThat(eyes("chinese", BOTH_WITH_AN_EYE)).isEqualTo(new BitSet());
  }

  /** Black's stones in the middle have no eye, and White's on both sides one each. */
  @Test
  void eyesOnOneSideDontCountEither() {
    assertEyes(
        """
        eW.B.We
        WWBBBWW
        BBWWWBB
        .BW.WB.
        BBWWWBB
        .BW.WB.
        """);
  }

  /** Two shared points: either side can fill one, and nobody the other. */
  @Test
  void whatCanBeFilledIsFilledFirst() {
    assertEyes(
        """
        eB.WeWB..
        BB.WWWB..
        BBBWWWB..
        WWWBBBB..
        ..WB.....
        ..WB.....
        """);
  }

  @Test
  void aDeadStoneInSuchAnEyeIsAPrisonerAndNoMore() {
    String diagram =
        """
        ewB.WeWB.
        BBBWWWWB.
        WWWBBBBB.
        ..WB.....
        ..WB.....
        """;
    assertEyes(diagram);
    BitSet dead = marked(diagram, "w");
    assertThat(position("japanese", diagram).score(dead, new BitSet()))
        .isEqualTo(new Score(3 + 10 + 1, 4));
  }

  /** The points between them are not filled yet; whoever does so is safe. */
  @Test
  void smallLivingGroupsCountTheirEyesBesideUnfilledPoints() {
    assertEyes(
        """
        .B.B.W.W.
        BBBB.WWWW
        WWWW.BBBB
        W.W...B.B
        .W.W.B.B.
        """);
    assertEyes(
        """
        .BB.WW.
        BB.B.WW
        .B.BWW.
        BB.B.WW
        .BBB.W.
        """);
  }

  /** Black's two eyes are one group only by the point between them, which White could take. */
  @Test
  void aGroupThatLivesByJoiningCountsItsEyes() {
    assertEyes(
        """
        .B.B.
        BBWBB
        WWWWW
        WW.WW
        W.WWW
        """);
  }

  /** The last stone at the ko is not yet joined. */
  @Test
  void aKoThatIsNotFilledIsNoSeki() {
    assertEyes(
        """
        .B.BW.W
        BBB.BWW
        ..BBW.W
        BBB.WWW
        .B.BW.W
        """);
  }

  @Test
  void aLivingGroupBesideASekiCountsItsEyes() {
    assertEyes(
        """
        eB.WeWB.B
        BBBWWWBBB
        WWWBBBB.B
        ..WB..BBB
        ..WB.....
        """);
  }

  /** Black ought to fill it, as White could take a stone there; it has not, and that is no seki. */
  @Test
  void aFalseEyeOfALivingGroupCounts() {
    assertEyes(
        """
        .BB.BW.
        B.BBWWW
        BBBWWW.
        WWWWW..
        .......
        """);
  }

  /** Black can be captured by a ko that White begins when it likes: no seki, dead or not. */
  @Test
  void aBentFourInTheCornerIsNoSeki() {
    String corner =
        """
        WW.BW.W.W
        WBBBWWWWW
        .BWWW....
        BBW......
        WWW......
        """;
    assertEyes(corner);
    assertEyes(corner.replace('B', 'b'));
  }

  /** Where players agree that a group is dead, it is, and what it shared is the other side's. */
  @Test
  void aGroupMarkedDeadIsInNoSeki() {
    String dead = BOTH_WITH_AN_EYE.replace("eB.We", ".b.W.").replace("BBBWWWB", "bbbWWWB");
    assertEyes(dead);
    assertThat(position("japanese", dead).score(marked(dead, "b"), new BitSet()))
        .isEqualTo(new Score(36, 12 + 2 + 4 + 4 + 1));
  }

  /**
   * What somebody marks as neutral stays so, and whoever marks an eye of a seki changes nothing.
   */
  @Test
  void marksOnlyAddToIt() {
    Position counted = position("japanese", BOTH_WITH_AN_EYE);
    BitSet mark = new BitSet();
    mark.set(0);
    assertThat(counted.score(new BitSet(), mark)).isEqualTo(counted.score());
    mark.set(9 * 3);
    assertThat(counted.score(new BitSet(), mark)).isEqualTo(new Score(36, 11));
  }

  @Test
  void whereThatTakesTooMuchWorkAllEyesCount() {
    Position counted = position("japanese", BOTH_WITH_AN_EYE);
    GoGame game = (GoGame) counted.game();
    long[] asked = {0, 0};
    GoalSolvers laborious =
        (start, goal, most) -> {
          asked[0]++;
          asked[1] = most;
          GoalSolver solver = game.goalSolver(start, goal, most).orElseThrow();
          return Optional.of(
              new GoalSolver() {
                @Override
                public GoalVerdict solve(Position position) {
                  return solver.solve(position);
                }

                @Override
                public long positions() {
                  return 100 * most;
                }
              });
        };
    assertThat(SekiEyes.of(laborious, counted, new BitSet())).isEqualTo(new BitSet());
    assertThat(asked[0]).isEqualTo(1);
    assertThat(asked[1]).isPositive();
  }

  /** The game, which notes the dead pieces of each search for eyes. */
  private static Game noting(List<BitSet> searches, Game game) {
    InvocationHandler noting =
        (proxy, method, values) -> {
          if (method.getName().equals("uncounted")) {
            searches.add((BitSet) values[1]);
          }
          return method.invoke(game, values);
        };
    Class<?>[] types = {Game.class};
    return (Game) Proxy.newProxyInstance(Game.class.getClassLoader(), types, noting);
  }

  @Test
  void countsOfTheSameMarksSearchOnceInWhateverOrderAndLanguage() {
    List<BitSet> searches = new ArrayList<>();
    Position position = position("japanese", BOTH_WITH_AN_EYE);
    Position counted = position.with(noting(searches, position.game()));
    Position elsewhere = counted.with(noting(searches, position.game()));
    BitSet none = new BitSet();
    BitSet dead = new BitSet();
    dead.set(8, 9);
    for (Position one : List.of(counted, elsewhere, counted)) {
      one.score();
      one.owners(dead, none);
    }
    assertThat(searches).containsExactly(none, dead);
    assertThat(elsewhere.score()).isEqualTo(position.score());
  }
}
