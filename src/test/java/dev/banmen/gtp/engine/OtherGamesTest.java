package dev.banmen.gtp.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** GoGui shows any game by its {@code gogui-rules_} commands. */
class OtherGamesTest {
  /** More than there are sites on any of the boards. */
  private static final int MOST_MOVES = 90;

  @Test
  void othelloBeginsWithFourDiscsAndItsFirstRowIsGoGuisLowest() {
    List<String> answers =
        EngineTalk.answers(
            "othello",
            Map.of("size", "4"),
            "gogui-rules_game_id",
            "gogui-rules_board",
            "gogui-rules_legal_moves",
            "play b b1",
            "gogui-rules_side_to_move",
            "gogui-rules_board");
    assertThat(answers)
        .containsExactly(
            "= Othello",
            "= . . . .\n. X O .\n. O X .\n. . . .",
            "= B1 A2 D3 C4",
            "= ",
            "= white",
            "= . . . .\n. X O .\n. X X .\n. X . .");
  }

  /** Controllers that let the sides alternate play games by it where turns do not. */
  @Test
  void aSideThatMustWaitPassesAndChangesNothing() {
    List<String> answers =
        EngineTalk.answers(
            "dots",
            Map.of("size", "2"),
            "genmove w",
            "play w pass",
            "play b pass",
            "play w b1",
            "gogui-play_sequence b b1 w a2 b b3",
            "play w c2",
            "gogui-rules_final_result",
            "gogui-rules_legal_moves",
            "genmove b",
            "undo",
            "undo",
            "gogui-rules_legal_moves");
    assertThat(answers.subList(0, 6))
        .containsExactly("= pass", "= ", "? illegal move", "? illegal move", "= ", "= ");
    assertThat(answers.subList(6, 9)).containsExactly("= White wins by 1 box", "= ", "= pass");
    assertThat(answers.subList(9, 12)).containsExactly("= ", "= ", "= C2");
  }

  /** GoGui would show the dots as empty points. */
  @Test
  void dotsAreDrawnAndOtherGamesHaveNone() {
    assertThat(EngineTalk.answers("dots", Map.of("size", "2"), "gogui-rules_board_gfx"))
        .containsExactly("= CIRCLE A3 C3 A1 C1");
    assertThat(EngineTalk.answers("othello", Map.of(), "known_command gogui-rules_board_gfx"))
        .containsExactly("= false");
  }

  @Test
  void aDoubledLatticeIsSizedByItsSites() {
    assertThat(
            EngineTalk.answers(
                "dots",
                Map.of(),
                "boardsize 5",
                "gogui-rules_board_size",
                "gogui-rules_board",
                "boardsize 6"))
        .containsExactly(
            "= ",
            "= 5",
            "= ? . ? . ?\n. . . . .\n? . ? . ?\n. . . . .\n? . ? . ?",
            "? unacceptable size");
  }

  /** The controller lets the sides alternate until both pass or one resigns. */
  @ParameterizedTest
  @CsvSource({"go, 5", "capture, 6", "othello, 6", "dots, 3", "gomoku, 9"})
  void aWholeGameIsPlayed(String game, String size) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < MOST_MOVES; i++) {
      lines.add(i % 2 == 0 ? "genmove b" : "genmove w");
    }
    lines.add("gogui-rules_legal_moves");
    lines.add("final_score");
    List<String> answers =
        EngineTalk.answers(game, Map.of("size", size), lines.toArray(String[]::new));
    assertThat(answers).hasSize(MOST_MOVES + 2).allMatch(answer -> answer.startsWith("= "));
    assertThat(answers.subList(0, MOST_MOVES))
        .anyMatch(a -> a.equals("= pass") || a.equals("= resign"));
    assertThat(answers.get(MOST_MOVES + 1)).matches("= (0|[BW]\\+[0-9.]*)");
  }
}
