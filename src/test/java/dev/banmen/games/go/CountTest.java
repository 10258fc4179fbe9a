package dev.banmen.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.facet.ScoreWords;
import java.util.BitSet;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The count: area, territory, dead stones, komi and pass stones. */
class CountTest {
  private static GoRules rules(Scoring scoring, PassStones passStones, double komi) {
    return new GoRules(
        TurnRule.ALTERNATE, Ko.POSITIONAL, Suicide.FORBIDDEN, scoring, passStones, komi);
  }

  private static final String ENDED =
      """
      . X O . O
      X X O O .
      . X O . .
      X X O x O
      . X O O .
      """;

  @Test
  void areaIsStonesAndTheEmptyPointsThatOnlyTheyReach() {
    GoBoard board = GoDiagram.of(ENDED).board(rules(Scoring.AREA, PassStones.NONE, 0));
    assertThat(board.score()).isEqualTo(new Score(10, 15));
    GoBoard withKomi = GoDiagram.of(ENDED).board(rules(Scoring.AREA, PassStones.NONE, 6.5));
    assertThat(withKomi.score()).isEqualTo(new Score(10, 21.5));
  }

  @Test
  void pointsThatBothReachAndAnEmptyBoardAreNobodys() {
    assertThat(GoDiagram.of("X . O\nX . O").board(rules(Scoring.AREA, PassStones.NONE, 0)).score())
        .isEqualTo(new Score(2, 2));
    assertThat(GoDiagram.of(". .\n. .").board(rules(Scoring.AREA, PassStones.NONE, 0)).score())
        .isEqualTo(new Score(0, 0));
    assertThat(GoDiagram.of("X .\n. .").board(rules(Scoring.AREA, PassStones.NONE, 0)).score())
        .isEqualTo(new Score(4, 0));
  }

  @Test
  void territoryCountsEmptyPointsPrisonersAndTheDeadTwice() {
    GoDiagram d =
        GoDiagram.of(
            """
            . X O . a
            X X O O .
            . X O X .
            X X O . O
            . X O O .
            """);
    GoBoard board = d.board(rules(Scoring.TERRITORY, PassStones.NONE, 0));
    BitSet dead = board.together(2 * 5 + 3);
    assertThat(dead.stream().toArray()).containsExactly(13);
    assertThat(board.score(dead, new BitSet())).isEqualTo(new Score(3, 6 + 1 + 1));
    assertThat(board.score()).isEqualTo(new Score(3, 1));
  }

  @Test
  void stonesOfASideThatEmptyPointsConnectDieTogether() {
    GoBoard board =
        GoDiagram.of(
                """
                X . X O
                O O O O
                . . . X
                """)
            .board(rules(Scoring.AREA, PassStones.NONE, 0));
    assertThat(board.together(0).stream().toArray()).containsExactly(0, 2);
    assertThat(board.together(11).stream().toArray()).containsExactly(11);
    assertThat(board.together(1)).isEqualTo(new BitSet());
  }

  /**
   * Under pass stones both ways of counting give the same margin, once White has passed last (AGA
   * Concise Rules of Go, rule 12). Black moves first, so each side has made as many moves.
   */
  @Test
  void passStonesMakeAreaAndTerritoryAgree() {
    SplittableRandom random = new SplittableRandom(3);
    for (int game = 0; game < 300; game++) {
      GoBoard area =
          new GoBoard(new Grid(5, 5), rules(Scoring.AREA, PassStones.GIVEN, 0), Setup.EMPTY);
      GoBoard territory =
          new GoBoard(new Grid(5, 5), rules(Scoring.TERRITORY, PassStones.GIVEN, 0), Setup.EMPTY);
      Side side = Side.BLACK;
      for (int step = 0; area.outcome().isEmpty(); step++) {
        int site = step > 60 || random.nextInt(12) == 0 ? Board.PASS : random.nextInt(25);
        int miss = area.play(side, site);
        assertThat(territory.play(side, site)).isEqualTo(miss);
        side = miss == 0 ? side.opponent() : side;
      }
      assertThat(territory.score().margin()).isEqualTo(area.score().margin());
    }
  }

  /** AGA rule 7; White passes last, if need be once more. */
  @Test
  void aPassGivesTheOpponentAPrisoner() {
    GoBoard board =
        new GoBoard(new Grid(5, 5), rules(Scoring.AREA, PassStones.GIVEN, 0), Setup.EMPTY);
    board.play(Side.BLACK, 12);
    board.play(Side.WHITE, Board.PASS);
    assertThat(board.captures(Side.BLACK)).isEqualTo(1);
    assertThat(board.captures(Side.WHITE)).isZero();
    board.play(Side.BLACK, Board.PASS);
    assertThat(board.captures(Side.BLACK)).isEqualTo(2);
    assertThat(board.captures(Side.WHITE)).isEqualTo(1);
    board.undo();
    assertThat(board.captures(Side.BLACK)).isEqualTo(1);
    assertThat(board.captures(Side.WHITE)).isZero();
    GoBoard free =
        new GoBoard(new Grid(5, 5), rules(Scoring.AREA, PassStones.NONE, 0), Setup.EMPTY);
    free.play(Side.BLACK, Board.PASS);
    assertThat(free.captures(Side.WHITE)).isZero();
  }

  @Test
  void theScoreIsNamedForWhatCounts() {
    assertThat(ScoreWords.of(new GoFamily().game(Map.of())).scoreUnit()).isEqualTo("area");
    assertThat(ScoreWords.of(new GoFamily().game(Map.of("rules", "japanese"))).scoreUnit())
        .isEqualTo("territory");
  }

  private static GoRules rules(Preset preset, int handicap) {
    return preset.rules(handicap, preset.komi(handicap));
  }

  @Test
  void theHandicapBonusGoesToWhite() {
    assertThat(rules(Preset.CHINESE, 4).komi()).isEqualTo(0.5 + 4);
    assertThat(rules(Preset.AGA, 4).komi()).isEqualTo(0.5 + 3);
    assertThat(rules(Preset.JAPANESE, 4).komi()).isEqualTo(0.5);
    assertThat(rules(Preset.CHINESE, 0).komi()).isEqualTo(7.5);
    assertThat(rules(Preset.NZ, 4).komi()).isEqualTo(0.5);
  }

  /** Their sources know no komi, and so none that a handicap would change. */
  @Test
  void rulesWithoutKomiHaveNoneAgainstAHandicap() {
    assertThat(rules(Preset.EXERCISE, 4).komi()).isZero();
    assertThat(rules(Preset.TROMP_TAYLOR, 4).komi()).isZero();
  }

  @Test
  void theSummarySaysWhatWhiteGetsForTheHandicap() {
    assertThat(summary("chinese")).isEqualTo("9x9, Chinese, komi 0.5, handicap 4 (White +4)");
    assertThat(summary("aga")).isEqualTo("9x9, AGA, komi 0.5, handicap 4 (White +3)");
    assertThat(summary("japanese")).isEqualTo("9x9, Japanese, komi 0.5, handicap 4");
  }

  @Test
  void theKomiIsTheSameBeforeTheCountAsInTheSummary() {
    assertThat(standing("chinese")).endsWith(", komi 0.5 (White +4)");
    assertThat(standing("japanese")).endsWith(", komi 0.5");
  }

  private static String standing(String rules) {
    Game game = game(rules);
    return ScoreWords.of(game).standing(Position.start(game)).get(0);
  }

  private static String summary(String rules) {
    return game(rules).summary();
  }

  private static Game game(String rules) {
    Map<String, String> chosen = Map.of("size", "9", "rules", rules, "handicap", "4");
    return new GoFamily().game(chosen);
  }
}
