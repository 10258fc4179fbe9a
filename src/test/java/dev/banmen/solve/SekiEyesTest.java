package dev.banmen.solve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.SearchLimit;
import java.util.BitSet;
import java.util.HashMap;
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
    SearchLimit limit = SearchLimit.untilDone(0, () -> false);
    return SekiEyes.of(GO, position(rules, diagram), marked(diagram, "wb"), limit);
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
    BitSet eyes = eyes("japanese", BOTH_WITH_AN_EYE);
    assertThat(counted.score(new BitSet(), eyes)).isEqualTo(new Score(36, 12));
  }

  @Test
  void whoeverGivesUpHearsOfNoEyes() {
    Position counted = position("japanese", BOTH_WITH_AN_EYE);
    SearchLimit givenUp = SearchLimit.untilDone(0, () -> true);
    assertThat(SekiEyes.of(GO, counted, new BitSet(), givenUp)).isEqualTo(new BitSet());
    int[] left = {1};
    SearchLimit amid = SearchLimit.untilDone(0, () -> left[0]-- == 0);
    assertThat(SekiEyes.of(GO, counted, new BitSet(), amid)).isEqualTo(new BitSet());
  }

  /** All but the last point of a seki are filled at once; that one is then tried a second time. */
  @Test
  void noPointIsTriedAgainForEachThatIsFilled() {
    String seki = "eB.WeWB\nBBBWWWB\nWWWBBBB\n";
    String filled = "WB.WB.W\nWBWWBWW\n".repeat(5);
    int[] asked = {0};
    SearchLimit limit = SearchLimit.untilDone(0, () -> ++asked[0] < 0);
    SekiEyes.of(GO, position("japanese", seki + filled), new BitSet(), limit);
    assertThat(asked[0]).as("10 points, one again, and its eyes").isEqualTo(10 + 1 + 1);
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
    assertThat(position("japanese", diagram).score(dead, eyes("japanese", diagram)))
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
}
