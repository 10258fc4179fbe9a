package dev.banmen.gtp.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.gtp.GtpRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever it is sent, an engine answers each command in form, and lives on. */
@Tag("long")
class MalformedCommandsTest {
  private static final int COMMANDS = 1000;

  private static final List<String> WORDS =
      List.of(
          "b",
          "w",
          "black",
          "WHITE",
          "a1",
          "B2",
          "c3",
          "e5",
          "pass",
          "Z99",
          "i1",
          "0",
          "1",
          "2",
          "5",
          "-1",
          "6.5",
          "1e9",
          "NaN",
          "99999999999",
          "dead",
          "alive",
          "dame",
          "show",
          "\"",
          "",
          "\t",
          "#",
          "\u0000",
          "é",
          "none",
          "byoyomi",
          "canadian",
          "../x.sgf",
          "=",
          "?",
          "name");

  private final Random random = new Random(18);

  @ParameterizedTest
  @CsvSource({"go, 5", "capture, 5", "othello, 4", "dots, 3", "gomoku, 6"})
  void eachCommandIsAnsweredInForm(String game, String size) {
    Map<String, String> set = Map.of("size", size);
    List<String> names =
        List.of(EngineTalk.answers(game, set, "list_commands").get(0).substring(2).split("\n"));
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < COMMANDS; i++) {
      lines.add(random.nextInt(4) == 0 ? noise() : i + " " + command(names));
    }
    lines.add("1000000 name");
    List<String> answers = EngineTalk.answers(game, set, lines.toArray(String[]::new));
    List<GtpRequest> asked = new ArrayList<>();
    for (String line : lines) {
      GtpRequest.parse(line.replace('\t', ' ').replaceAll("[\\x00-\\x1f\\x7f]", ""))
          .ifPresent(asked::add);
    }
    assertThat(answers).hasSameSizeAs(asked);
    for (int i = 0; i < answers.size(); i++) {
      assertThat(answers.get(i))
          .as("%s", asked.get(i))
          .matches(
              "(?s)[=?]" + asked.get(i).id() + "([ \\n].*)?") // an analysis has lines of its own
          .doesNotContain("\n\n");
    }
    assertThat(answers.get(answers.size() - 1)).isEqualTo("=1000000 Banmen");
  }

  private String command(List<String> names) {
    String name = names.get(random.nextInt(names.size()));
    if (isCount(name) && random.nextInt(6) > 0) {
      return command(names);
    }
    boolean isKept = name.equals("quit") || name.endsWith("boardsize"); // of a size to think about
    StringBuilder line = new StringBuilder(isKept ? "Quit" : name);
    for (int words = random.nextInt(5); words > 0; words--) {
      line.append(' ').append(WORDS.get(random.nextInt(WORDS.size())));
    }
    return line.toString();
  }

  /** Whether a command counts a board, which takes a second of playouts. */
  private static boolean isCount(String name) {
    return name.startsWith("final_") || name.equals("banmen-territory");
  }

  private String noise() {
    StringBuilder line = new StringBuilder();
    for (int length = random.nextInt(40); length > 0; length--) {
      char c = (char) random.nextInt(256);
      line.append(c == '\n' ? ' ' : c);
    }
    return line.toString();
  }
}
