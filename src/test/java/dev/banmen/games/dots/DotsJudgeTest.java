package dev.banmen.games.dots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Judge;
import dev.banmen.proof.JudgedSheet;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class DotsJudgeTest {
  private static final Path CASES = Path.of("src/test/resources/conformance/dots");

  private final Judge judge = new DotsFamily().judges().get(0);

  static List<Path> wellFormed() throws IOException {
    try (Stream<Path> files = Files.list(CASES)) {
      return files.filter(file -> file.toString().endsWith(".in")).sorted().toList();
    }
  }

  private InputFault fault(byte[] input) {
    return catchThrowableOfType(InputFault.class, () -> JudgedSheet.of(judge, input, false));
  }

  private InputFault fault(String input) {
    return fault(input.getBytes(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @MethodSource("wellFormed")
  void everyStepInErrorIsExplainedOnce(Path input) throws Exception {
    JudgedSheet sheet = JudgedSheet.of(judge, Files.readAllBytes(input), true);
    String errors = sheet.answer().lines().findFirst().orElseThrow();
    int count = errors.equals("-1") ? 0 : errors.split(" ").length;
    assertThat(sheet.misses()).hasSize(count);
  }

  @ParameterizedTest
  @ValueSource(strings = {"n-101", "s-zero"})
  void whatIsOverALimitOfTheStatementIsPlayed(String name) throws Exception {
    byte[] input = Files.readAllBytes(CASES.resolve("ambiguous/" + name + ".in"));
    assertThat(JudgedSheet.of(judge, input, false).answer()).isEqualTo("-1\n1 0\n");
  }

  @Test
  void whatTheStatementLeavesOpenIsAFault() throws IOException {
    assertThat(fault(Files.readAllBytes(CASES.resolve("ambiguous/player-2.in"))))
        .hasMessage("found '2' where the player, 0 or 1, was expected")
        .returns(2L, InputFault::line);
    assertThat(fault(Files.readAllBytes(CASES.resolve("ambiguous/extra-line.in"))))
        .hasMessage("found '1' where the end of the input was expected")
        .returns(3L, InputFault::line);
    assertThat(fault(Files.readAllBytes(CASES.resolve("ambiguous/coordinate-20-digits.in"))))
        .hasMessage("found '99999999999999999999' where y2, an integer, was expected")
        .returns(2L, InputFault::line);
  }

  @Test
  void boardsReachAThousandPoints() throws Exception {
    String steps = " 1\n0 1000 999 1000 1000\n";
    assertThat(JudgedSheet.of(judge, "1000 1000" + steps, false).answer()).isEqualTo("-1\n1 0\n");
    assertThat(fault("1001 2" + steps)).returns(1L, InputFault::line);
    assertThat(fault("2 1001" + steps)).returns(1L, InputFault::line);
  }

  @Test
  void stepsInErrorAreListedHoweverManyThereAre() throws Exception {
    StringBuilder input = new StringBuilder("2 2 30001\n0 1 1 1 2\n");
    StringJoiner wrong = new StringJoiner(" ");
    for (int step = 2; step <= 30_001; step++) {
      input.append("1 1 1 1 2\n");
      wrong.add(Integer.toString(step));
    }
    assertThat(JudgedSheet.of(judge, input.toString(), false).answer())
        .isEqualTo(wrong + "\n1 0\n");
  }

  /** A board takes only a byte for each site: an exercise's largest one has four million. */
  @Test
  void aJudgesBoardKeepsNothingOfHowItCameAbout() {
    DotsState state = new DotsTrial(null, 1000, 1000).board;
    assertThat(state).isExactlyInstanceOf(DotsState.class);
    long arrays =
        Stream.of(DotsState.class.getDeclaredFields())
            .filter(field -> !Modifier.isStatic(field.getModifiers()))
            .filter(field -> field.getType().isArray())
            .count();
    assertThat(arrays).isEqualTo(1);
    assertThat(state.cells).hasSizeLessThan(2000 * 2001);
  }

  @Test
  void stepsMayBeMoreThanTheStatementSays() throws Exception {
    StringBuilder input = new StringBuilder("2 2 100001\n");
    for (int step = 1; step <= 100_001; step++) {
      input.append("1 1 1 1 2\n");
    }
    String answer = JudgedSheet.of(judge, input.toString(), false).answer();
    assertThat(answer).startsWith("1 2 3 ").endsWith(" 99999 100000 100001\n1 0\n");
    assertThat(answer.lines().findFirst().orElseThrow().split(" ")).hasSize(100_001);
  }

  @Test
  void aFaultIsAnsweredWithNothing() {
    JudgedSheet sheet = new JudgedSheet(false);
    byte[] input = "2 2 2\n1 1 1 1 2\n0 1 1 1".getBytes(StandardCharsets.UTF_8);
    assertThatThrownBy(() -> sheet.take(judge, input)).isInstanceOf(InputFault.class);
    assertThat(sheet.answer()).isEmpty();
  }

  @Test
  void explanationsNameTheLineAndTheCause() throws Exception {
    String input =
        """
        2 2 9
        1 1 1 1 2
        0 1 1 1 3

        0 1 1 2 2
        0 2 2 2 2
        0 1 2 1 1
        1 1 1 1 2
        0 1 1 2 1
        1 1 1 2 1
        0 99 -1 1 1
        """;
    JudgedSheet sheet = JudgedSheet.of(judge, input, true);
    assertThat(sheet.answer()).isEqualTo("1 2 3 4 6 7 9\n1 0\n");
    assertThat(sheet.misses())
        .containsExactly(
            "2: miss 5: It is A's turn: A moves first.",
            "3: miss 4: 1,3 is off the board of 2x2 dots.",
            "5: miss 1: 1,1 and 2,2 are not next to each other.",
            "6: miss 1: 2,2 is named twice: a line joins two different dots.",
            "8: miss 2: 1,1-1,2 was drawn by A on move 5.",
            "9: miss 5: It is B's turn: A completed no box on move 5.",
            "11: miss 4: 99,-1 is off the board of 2x2 dots.");
  }

  @Test
  void afterTheEndEveryStepIsExplainedByIt() throws Exception {
    JudgedSheet sheet = JudgedSheet.of(judge, "1 2 2\n0 1 1 1 2\n1 5 5 5 5\n", true);
    assertThat(sheet.misses())
        .containsExactly("3: miss 6: The game is over. Every line is drawn: A 0, B 0.");
  }
}
