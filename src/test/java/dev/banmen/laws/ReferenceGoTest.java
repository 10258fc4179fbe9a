package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Outcome;
import dev.banmen.game.Score;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.laws.ReferenceGo.Rules;
import dev.banmen.laws.ReferenceGo.SlowKo;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The reference itself, on diagrams worked out by hand. */
class ReferenceGoTest {
  private static final Rules TROMP_TAYLOR = new Rules(SlowKo.POSITIONAL, true, false, false, 0);
  private static final Rules CHINESE = new Rules(SlowKo.POSITIONAL, false, false, false, 7.5);
  private static final Rules EXERCISE = new Rules(SlowKo.POSITIONAL, false, true, false, 0);

  private static ReferenceGo go(Rules rules, Side toMove, String diagram) {
    return ReferenceGo.of(rules, ModelStones.of(diagram), toMove);
  }

  private static ReferenceGo play(ReferenceGo go, Side side, int site) {
    assertThat(go.miss(side, site)).isZero();
    return go.after(side, site);
  }

  @Test
  void checksComeInTheOrderOfTheRules() {
    ReferenceGo go =
        go(
            CHINESE,
            Side.BLACK,
            """
            .WB
            W.B
            ...
            """);
    assertThat(go.miss(Side.WHITE, Board.OFF)).isEqualTo(5);
    assertThat(go.miss(Side.BLACK, Board.OFF)).isEqualTo(4);
    assertThat(go.miss(Side.BLACK, 1)).isEqualTo(1);
    assertThat(go.miss(Side.BLACK, 0)).isEqualTo(2);
    assertThat(go.miss(Side.BLACK, 4)).isZero();
    ReferenceGo over = go.after(Side.BLACK, Board.PASS).after(Side.WHITE, Board.PASS);
    assertThat(over.miss(Side.WHITE, Board.OFF)).isEqualTo(6);
  }

  @Test
  void captureComesBeforeSuicide() {
    ReferenceGo go =
        go(
            CHINESE,
            Side.BLACK,
            """
            .WB
            WB.
            B..
            """);
    ReferenceGo after = play(go, Side.BLACK, 0);
    assertThat(after.stones())
        .isEqualTo(
            ModelStones.of(
                """
                B.B
                .B.
                B..
                """));
    assertThat(after.captures(Side.BLACK)).isEqualTo(2);
  }

  @Test
  void anAllowedSuicideLiftsTheOwnGroup() {
    String diagram =
        """
        .BW
        WW.
        """;
    assertThat(go(CHINESE, Side.BLACK, diagram).miss(Side.BLACK, 0)).isEqualTo(2);
    ReferenceGo after = play(go(TROMP_TAYLOR, Side.BLACK, diagram), Side.BLACK, 0);
    assertThat(after.stones())
        .isEqualTo(
            ModelStones.of(
                """
                ..W
                WW.
                """));
    assertThat(after.captures(Side.WHITE)).isEqualTo(2);
  }

  @Test
  void eachKoRuleForbidsWhatItSays() {
    String ko =
        """
        .BW..
        BW.W.
        .BW..
        .....
        """;
    for (SlowKo rule : SlowKo.values()) {
      Rules rules = new Rules(rule, false, false, false, 0);
      ReferenceGo taken = play(go(rules, Side.BLACK, ko), Side.BLACK, 7);
      assertThat(taken.captures(Side.BLACK)).isEqualTo(1);
      assertThat(taken.miss(Side.WHITE, 6)).as("%s", rule).isEqualTo(rule == SlowKo.NONE ? 0 : 3);
      ReferenceGo threat = play(play(taken, Side.WHITE, 15), Side.BLACK, 19);
      assertThat(threat.miss(Side.WHITE, 6)).as("%s, after a threat", rule).isZero();
      ReferenceGo passed = taken.after(Side.WHITE, Board.PASS).after(Side.BLACK, 19);
      assertThat(passed.miss(Side.WHITE, 6)).as("%s, after pass and play", rule).isZero();
    }
  }

  @Test
  void simpleKoForgetsWhatTheMoverDidHimself() {
    String diagram =
        """
        .W
        W.
        """;
    Rules rules = new Rules(SlowKo.SIMPLE, true, true, false, 0);
    ReferenceGo gone = play(go(rules, Side.BLACK, diagram), Side.BLACK, 0);
    assertThat(gone.stones()).isEqualTo(ModelStones.of(diagram));
    assertThat(gone.miss(Side.BLACK, 0)).isZero();
  }

  @Test
  void onlyPositionalSuperkoForbidsASuicideThatChangesNothing() {
    String diagram =
        """
        .W
        W.
        """;
    for (SlowKo rule : SlowKo.values()) {
      ReferenceGo go = go(new Rules(rule, true, false, false, 0), Side.BLACK, diagram);
      assertThat(go.miss(Side.BLACK, 0)).isEqualTo(rule == SlowKo.POSITIONAL ? 3 : 0);
    }
  }

  @Test
  void theEmptyBoardIsAnEarlierPosition() {
    ReferenceGo go = ReferenceGo.of(EXERCISE, 1, 2, Setup.EMPTY);
    ReferenceGo taken = play(play(go, Side.BLACK, 0), Side.WHITE, 1);
    assertThat(taken.stones().marks()).isEqualTo(".W");
    assertThat(taken.miss(Side.BLACK, 0)).isEqualTo(3);
    assertThat(taken.miss(Side.WHITE, 0)).isEqualTo(2);
  }

  @Test
  void areaCountsStonesAndWhatTheySurround() {
    String diagram =
        """
        .B.W.
        BB.W.
        .B.WW
        """;
    assertThat(go(CHINESE, Side.BLACK, diagram).score()).isEqualTo(new Score(6, 6 + 7.5));
    Rules japanese = new Rules(SlowKo.SIMPLE, false, false, true, 6.5);
    assertThat(go(japanese, Side.BLACK, diagram).score()).isEqualTo(new Score(2, 2 + 6.5));
    assertThat(ReferenceGo.of(CHINESE, 3, 3, Setup.EMPTY).score()).isEqualTo(new Score(0, 7.5));
  }

  @Test
  void deadStonesAreTakenOffBeforeTheCount() {
    String diagram =
        """
        .B.W.
        BBWW.
        .B.WB
        """;
    ReferenceGo chinese = go(CHINESE, Side.BLACK, diagram);
    assertThat(chinese.together(14)).containsExactly(14);
    assertThat(chinese.score()).isEqualTo(new Score(7, 4 + 7.5));
    assertThat(chinese.score(chinese.together(14), Set.of())).isEqualTo(new Score(6, 7 + 7.5));
    ReferenceGo japanese =
        go(new Rules(SlowKo.SIMPLE, false, false, true, 6.5), Side.BLACK, diagram);
    assertThat(japanese.score(japanese.together(14), Set.of()))
        .isEqualTo(new Score(2, 3 + 1 + 6.5));
  }

  @Test
  void stonesThatShareAnEyeLiveAndDieTogether() {
    ReferenceGo go =
        go(
            CHINESE,
            Side.BLACK,
            """
            B.BWB
            .WWWW
            """);
    assertThat(go.together(0)).containsExactly(0, 2);
    assertThat(go.together(4)).containsExactly(4);
    assertThat(go.together(1)).isEmpty();
  }

  @Test
  void twoPassesEndTheGameAndThePlayInBetweenGoesOn() {
    ReferenceGo go = ReferenceGo.of(CHINESE, 3, 3, Setup.EMPTY).after(Side.BLACK, Board.PASS);
    assertThat(go.outcome()).isEmpty();
    ReferenceGo over = go.after(Side.WHITE, Board.PASS);
    assertThat(over.movers()).isEmpty();
    assertThat(over.outcome())
        .contains(new Outcome(Optional.of(Side.WHITE), Outcome.Reason.SCORE, 7.5));
    ReferenceGo on = go.after(Side.WHITE, 4).after(Side.BLACK, Board.PASS);
    assertThat(on.movers()).containsExactly(Side.WHITE);
  }

  @Test
  void underPassStonesEachPassCostsOneAndWhitePassesLast() {
    Rules aga = new Rules(SlowKo.SITUATIONAL, false, false, false, true, 7.5);
    ReferenceGo go = ReferenceGo.of(aga, 3, 3, Setup.EMPTY);
    ReferenceGo once = go.after(Side.BLACK, Board.PASS);
    assertThat(once.captures(Side.WHITE)).isEqualTo(1);
    assertThat(once.captures(Side.BLACK)).isZero();
    assertThat(once.after(Side.WHITE, Board.PASS).captures(Side.BLACK)).isEqualTo(1);
    ReferenceGo over = go.after(Side.BLACK, 4).after(Side.WHITE, Board.PASS);
    assertThat(over.captures(Side.BLACK)).isEqualTo(1);
    ReferenceGo end = over.after(Side.BLACK, Board.PASS);
    assertThat(end.captures(Side.BLACK)).isEqualTo(2);
    assertThat(end.captures(Side.WHITE)).isEqualTo(1);
    assertThat(end.score()).isEqualTo(new Score(9, 7.5));
  }

  @Test
  void oneSidePassingTwiceDoesNotEndTheExercise() {
    ReferenceGo go = ReferenceGo.of(EXERCISE, 3, 3, Setup.EMPTY);
    ReferenceGo twice = go.after(Side.BLACK, Board.PASS).after(Side.BLACK, Board.PASS);
    assertThat(twice.outcome()).isEmpty();
    assertThat(twice.after(Side.WHITE, Board.PASS).movers()).isEmpty();
  }
}
