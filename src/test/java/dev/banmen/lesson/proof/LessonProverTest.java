package dev.banmen.lesson.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.lesson.proof.ProvedProblem.ProofStatus;
import dev.banmen.lesson.reader.Fixture;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the prover says of problems that hold, that don't, and that it can't decide. */
class LessonProverTest {
  private static final String BENT_THREE =
      """
      . . . . . . .
      . . . . . . .
      . . . . . . .
      X X X . . . .
      O O X X . . .
      . O O X . . .
      . . O X . . .
      """;

  private static ProvedProblem prove(String board, String answers, long most) {
    return prove("go", board, answers, most);
  }

  private static ProvedProblem prove(String game, String board, String answers, long most) {
    String text =
        "---\ngame: %s\n---\n# T\n\n```board black\n%s```\n\n```answers\n%s```\n"
            .formatted(game.contains("set:") ? game : game + "\nset: size=7", board, answers);
    return new LessonProver(Catalog.ALL, most).prove(Fixture.lesson(Fixture.read(text))).get(0);
  }

  private static List<String> faults(String answers) {
    return prove(BENT_THREE, answers, 100_000).faults().stream()
        .map(fault -> fault.line() + ":" + fault.column() + " " + fault.text())
        .toList();
  }

  @Test
  void aTrueClaimIsProved() {
    String answers = "goal: black kills A3\nright A1: yes\nwrong A2 A1: no\nwrong *: no\n";
    ProvedProblem proved = prove(BENT_THREE, answers, 100_000);
    assertThat(proved.status()).isEqualTo(ProofStatus.PROVED);
    assertThat(proved.positions()).isBetween(10L, 100_000L);
  }

  @Test
  void aRightMoveThatFailsIsRefutedByALine() {
    assertThat(faults("goal: black kills A3\nright A2: yes\nright A1: yes\nwrong *: no\n"))
        .containsExactly("19:1 A2 doesn't reach the goal: A1");
  }

  @Test
  void allFaultsAreToldAtOnce() {
    assertThat(
            faults(
                "goal: black kills A3\n"
                    + "right B1: yes\n"
                    + "wrong A2 G7: no\n"
                    + "wrong A1: no\n"
                    + "right *: no\n"))
        .hasSize(5)
        .anyMatch(fault -> fault.startsWith("19:1 B1 doesn't reach the goal"))
        .anyMatch(fault -> fault.startsWith("20:1 the reply G7 isn't the best defence"))
        .anyMatch(fault -> fault.startsWith("21:1 A1 reaches the goal, too"))
        .anyMatch(fault -> fault.startsWith("22:1 right * is only allowed"))
        .anyMatch(fault -> fault.contains("moves counted as right here"));
  }

  @Test
  void aMoveThatReachesTheGoalMustNotBeCalledWrong() {
    String three = "goal: black captures C6%s\nright D6 C5 C4: yes\nwrong *: no\n";
    String board =
        """
        . . X . . . .
        . X O . . . .
        . X . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """;
    for (String mode : List.of("", ", any")) {
      ProvedProblem proved = prove(board, three.formatted(mode), 1_000_000);
      assertThat(proved.status()).isEqualTo(ProofStatus.FAULTY);
      assertThat(proved.faults()).anyMatch(f -> f.line() == 20 && f.text().contains("D5"));
    }
  }

  /** Black has to win now, in the corner; but a capture far away wins, too. */
  @Test
  void aCaptureElsewhereIsNoPass() {
    String board =
        """
        O X . . . . .
        . . . . . . .
        . . . O . . .
        . . O X O . .
        . . . . . . .
        . . . . . . .
        . . . . . X O
        """;
    String answers = "goal: black wins within A5-B7 D3\nright A6: yes\nwrong *: no\n";
    ProvedProblem proved = prove("capture", board, answers, 100_000);
    assertThat(proved.status()).isEqualTo(ProofStatus.FAULTY);
    assertThat(proved.faults()).hasSize(1);
    assertThat(proved.faults().get(0).text()).contains("G2");
  }

  @Test
  void aGoalMayNameTheLibertiesThatAreLeft() {
    String pair =
        """
        . . . . . . .
        . . . . . . .
        . . X X . . .
        . X O O . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """;
    String answers = "goal: black leaves D4 2\nright E4: yes\nright D3: yes\nright C3: yes\n";
    for (String game : List.of("go", "capture")) {
      assertThat(prove(game, pair, answers + "wrong E3 E4: no\n", 100).status())
          .isEqualTo(ProofStatus.PROVED);
      ProvedProblem lacking = prove(game, pair, answers.replace("right C3: yes\n", ""), 100);
      assertThat(lacking.faults()).singleElement().matches(fault -> fault.text().contains("C3"));
      ProvedProblem wrong = prove(game, pair, answers.replace("D4 2", "D4 1"), 100);
      assertThat(wrong.faults()).hasSize(3);
    }
  }

  @Test
  void whatCountsAsDeadNeedsNoMove() {
    String board =
        """
        . . X O . . .
        O . X O . . .
        . . X O . . .
        X X X O . . .
        . . X O . . .
        . . X O . . .
        . . X O . . .
        """;
    String game = "go\nset: size=7, rules=japanese";
    String answers = "goal: best score within A5 A7 B6%s\nright %s: yes\n";
    String pass = answers.formatted(", dead: A6", "pass");
    assertThat(prove(game, board, pass, 10_000).status()).isEqualTo(ProofStatus.PROVED);
    String capture = answers.formatted(", dead: A6", "B6");
    assertThat(prove(game, board, capture, 10_000).faults())
        .anyMatch(fault -> fault.text().startsWith("B6 doesn't reach the goal"));
    String unsettled = answers.formatted("", "B6");
    assertThat(prove(game, board, unsettled, 10_000).faults())
        .noneMatch(fault -> fault.text().startsWith("B6 doesn't reach the goal"));
  }

  @Test
  void aGoalMayNameANumberOrADefence() {
    String ring =
        """
        . X X X . . .
        X O O O X . .
        X O . O X . .
        X O O O X . .
        . X X X . . .
        . . . . . . .
        . . . . . . .
        """;
    String now = "goal: black captures B4 in 1\nright C5: yes\nwrong *: no\n";
    assertThat(prove("go", ring, now, 10_000).status()).isEqualTo(ProofStatus.PROVED);
    String later = now.replace("in 1", "in 2");
    assertThat(prove("go", ring, later, 10_000).status()).isEqualTo(ProofStatus.FAULTY);
    String row =
        """
        . . . . . . .
        . O O O O . .
        . . . . . . .
        . . X X X . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """;
    String held = "goal: black holds within A6 F6\nright A6: no\nwrong *: no\n";
    assertThat(prove("gomoku", row, held, 10_000).status()).isEqualTo(ProofStatus.FAULTY);
    String blocked = row.replace(". O O O O . .", "X O O O O . .");
    String stopped = "goal: black holds within F6\nright F6: yes\nwrong *: no\n";
    assertThat(prove("gomoku", blocked, stopped, 10_000).status()).isEqualTo(ProofStatus.PROVED);
  }

  @Test
  void notDecidedIsAFaultUnlessTheLessonSaysWhy() {
    String answers = "goal: black kills A3\nright A1: yes\nwrong *: no\n";
    ProvedProblem undecided = prove(BENT_THREE, answers, 5);
    assertThat(undecided.status()).isEqualTo(ProofStatus.FAULTY);
    assertThat(undecided.faults()).hasSize(1);
    assertThat(undecided.faults().get(0).text()).startsWith("not decided in ");
    String excused = answers + "unproved: too large, a book\n";
    assertThat(prove(BENT_THREE, excused, 5).status()).isEqualTo(ProofStatus.UNPROVED);
    assertThat(prove(BENT_THREE, excused, 100_000).status()).isEqualTo(ProofStatus.PROVED);
  }

  @Test
  void aProblemThatClaimsNothingIsNoFault() {
    assertThat(prove(BENT_THREE, "right A1: yes\n", 100_000).status())
        .isEqualTo(ProofStatus.NO_CLAIM);
    assertThat(prove(BENT_THREE, "right refused A3: yes\n", 100_000).status())
        .isEqualTo(ProofStatus.BY_RULES);
  }
}
