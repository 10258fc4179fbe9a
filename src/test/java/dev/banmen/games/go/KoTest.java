package dev.banmen.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Forbidden repetitions under each ko rule. */
class KoTest {
  private static final int REPETITION = GoMiss.REPETITION.number();

  private static final String SINGLE_KO =
      """
      . X O . .
      X a b O .
      . X O . .
      . . . c .
      """;

  @ParameterizedTest
  @EnumSource(names = {"SIMPLE", "POSITIONAL", "SITUATIONAL"})
  void aKoIsNotRetakenAtOnceButAfterTheBoardHasChanged(Ko ko) {
    GoDiagram d = GoDiagram.of(SINGLE_KO);
    GoBoard board = d.board(GoRules.EXERCISE.with(ko));
    board.play(Side.WHITE, d.at('a'));
    board.play(Side.BLACK, d.at('b'));
    assertThat(board.captures(Side.BLACK)).isEqualTo(1);
    assertThat(board.play(Side.WHITE, d.at('a'))).isEqualTo(REPETITION);
    board.play(Side.WHITE, d.at('c'));
    board.play(Side.BLACK, 0);
    assertThat(board.play(Side.WHITE, d.at('a'))).isZero();
  }

  /** With turns in any order a side may follow itself, and its own move is not the opponent's. */
  @Test
  void simpleKoLooksOnlyAtTheOpponentsMove() {
    GoDiagram d =
        GoDiagram.of(
            """
            a O .
            O O .
            . . .
            """);
    GoBoard board = d.board(GoRules.EXERCISE.with(Ko.SIMPLE).with(Suicide.ALLOWED));
    assertThat(board.play(Side.BLACK, d.at('a'))).isZero();
    assertThat(board.captures(Side.WHITE)).isEqualTo(1);
    assertThat(board.play(Side.BLACK, d.at('a'))).isZero();
    assertThat(board.captures(Side.WHITE)).isEqualTo(2);
  }

  @Test
  void withoutAKoRuleAKoIsRetakenForEver() {
    GoDiagram d = GoDiagram.of(SINGLE_KO);
    GoBoard board = d.board(GoRules.EXERCISE.with(Ko.NONE));
    board.play(Side.WHITE, d.at('a'));
    for (int i = 0; i < 100; i++) {
      assertThat(board.play(Side.BLACK, d.at('b'))).isZero();
      assertThat(board.play(Side.WHITE, d.at('a'))).isZero();
    }
    assertThat(board.captures(Side.BLACK)).isEqualTo(100);
  }

  @Test
  void takingTwoAfterTakingOneRepeatsNothing() {
    // Snapback: Black throws in, White takes one, Black takes the takers.
    GoDiagram d =
        GoDiagram.of(
            """
            O O X .
            a O X .
            O O X .
            X X X .
            """);
    GoBoard board = d.board(GoRules.EXERCISE.with(Ko.SIMPLE));
    assertThat(board.play(Side.BLACK, d.at('a'))).isZero();
    assertThat(board.captures(Side.BLACK)).isEqualTo(5);
  }

  /**
   * Sending two, returning one: Black fills b beside his stone, White takes both from c, and Black
   * takes White's stone back. The board is the first one, but White is to move.
   */
  @ParameterizedTest
  @EnumSource(Ko.class)
  void sendingTwoReturningOneIsRefusedByPositionalSuperkoAlone(Ko ko) {
    GoDiagram d =
        GoDiagram.of(
            """
            c X b O .
            X O O O .
            X X X O .
            . . . . .
            """);
    GoBoard board =
        d.board(
            new GoRules(
                TurnRule.ALTERNATE, ko, Suicide.FORBIDDEN, Scoring.AREA, PassStones.NONE, 0));
    assertThat(board.play(Side.BLACK, d.at('b'))).isZero();
    assertThat(board.play(Side.WHITE, d.at('c'))).isZero();
    assertThat(board.captures(Side.WHITE)).isEqualTo(2);
    int answer = board.play(Side.BLACK, d.at('c') + 1);
    assertThat(answer).isEqualTo(ko == Ko.POSITIONAL ? REPETITION : 0);
  }

  @Test
  void boardsWithTheSameHashAreToldApart() {
    SplittableRandom random = new SplittableRandom(7);
    for (int game = 0; game < 200; game++) {
      for (Ko ko : Ko.values()) {
        GoRules rules =
            GoRules.EXERCISE.with(ko).with(game % 2 == 0 ? Suicide.FORBIDDEN : Suicide.ALLOWED);
        GoBoard sure = new GoBoard(new Grid(3, 3), rules, Setup.EMPTY);
        GoBoard blind = new GoBoard(new Grid(3, 3, 0L), rules, Setup.EMPTY);
        GoBoard hazy = new GoBoard(new Grid(3, 3, 3L), rules, Setup.EMPTY);
        for (int step = 0; step < 60; step++) {
          Side side = random.nextBoolean() ? Side.BLACK : Side.WHITE;
          int site = random.nextInt(9);
          int miss = sure.play(side, site);
          assertThat(blind.play(side, site)).isEqualTo(miss);
          assertThat(hazy.play(side, site)).isEqualTo(miss);
        }
      }
    }
  }

  @Test
  void anUndoneBoardMayComeAgain() {
    GoDiagram d = GoDiagram.of(SINGLE_KO);
    GoBoard board = d.board(GoRules.EXERCISE);
    board.play(Side.WHITE, d.at('a'));
    board.play(Side.BLACK, d.at('b'));
    board.undo();
    board.undo();
    assertThat(board.play(Side.BLACK, d.at('b'))).isZero();
    assertThat(board.play(Side.WHITE, d.at('a'))).isZero();
    assertThat(board.last()).isNotEqualTo(Board.PASS);
  }

  @Test
  void aHistoryOfThousandsOfBoardsForgetsInReverse() {
    GoBoard board = new GoBoard(new Grid(9, 9), GoRules.EXERCISE, Setup.EMPTY);
    SplittableRandom random = new SplittableRandom(11);
    while (board.ply() < 3000) {
      board.play(random.nextBoolean() ? Side.BLACK : Side.WHITE, random.nextInt(81));
    }
    while (board.ply() > 0) {
      Side side = board.lastSide();
      int site = board.last();
      board.undo();
      assertThat(board.check(side, site)).isZero();
    }
    assertThat(board.hash()).isZero();
  }
}
