package dev.banmen.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.proof.JudgedSheet;
import org.junit.jupiter.api.Test;

/** The judge's explanation of a miss beside the exercise's answer. */
class GoJudgeTest {
  @Test
  void pointsAndStepsAreExplainedInTheNumbersOfTheInput() throws Exception {
    String input =
        """
        1
        5
        B 4 5
        W 4 5
        W 1 2
        W 2 1
        B 1 1
        """;
    JudgedSheet sheet = JudgedSheet.of(new GoJudge(), input, true);
    assertThat(sheet.misses())
        .containsExactly(
            "4: miss 1: (4,5) is occupied: Black played there on move 1.",
            "7: miss 2: (1,1) would have no liberties and would capture nothing. Also: the board would"
                + " not change.");
  }
}
