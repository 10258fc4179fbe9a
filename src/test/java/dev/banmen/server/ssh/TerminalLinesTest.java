package dev.banmen.server.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.shell.line.LineChoices;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is typed on a terminal that only sends keys. */
class TerminalLinesTest {
  private static LineChoices choices(String typed) {
    String word = typed.substring(typed.lastIndexOf(' ') + 1);
    List<String> known =
        Stream.of("learn", "legal", "look").filter(one -> one.startsWith(word)).toList();
    return typed.startsWith("help ")
        ? new LineChoices(word, known, String.join(", ", known))
        : new LineChoices(word, List.of(), "");
  }

  private final StringBuilder shown = new StringBuilder();

  private List<String> lines(String typed) throws IOException {
    TerminalLines lines =
        new TerminalLines(
            new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)),
            shown::append,
            TerminalLinesTest::choices);
    List<String> all = new ArrayList<>();
    for (Optional<String> next = lines.next(); next.isPresent(); next = lines.next()) {
      all.add(next.get());
    }
    return all;
  }

  private void assertLine(String typed, String line) throws IOException {
    assertThat(lines(typed)).as(typed).containsExactly(line);
  }

  @Test
  void aLineIsWhatItLooksLike() throws IOException {
    assertLine("help\r", "help");
    assertLine("help\n", "help");
    assertLine("hexp\u007f\u007flp\r", "help");
    assertLine("\b\u007fhelp\r", "help");
    assertLine("rubbish\u0015help\r", "help");
    assertLine("he\u001b[Alp\u001bOB\u001b[1;5C\r", "help");
    assertLine("h\u0001\tel\u0004p\r", "help");
    assertLine("棋😀\u007f\r", "棋");
  }

  @Test
  void aLineThatIsCutOffIsDropped() throws IOException {
    assertThat(lines("a\rresign")).containsExactly("a");
  }

  @Test
  void eachLineEndsOnceAndAnEmptyOneCounts() throws IOException {
    assertThat(lines("a\r\nb\r\r\nc\n\n")).containsExactly("a", "b", "", "c", "");
  }

  @Test
  void whatIsTypedIsShown() throws IOException {
    lines("ab\u007fc\r棋\u007f\u001b[C\u0001");
    assertThat(shown.toString()).isEqualTo("ab\b \bc\r\n棋\b\b  \b\b");
  }

  /** What is one on the screen is typed in parts and erased at once. */
  @Test
  void aCharacterOfSeveralPartsIsOne() throws IOException {
    String family = "\ud83d\udc68\u200d\ud83d\udc69";
    assertLine("a" + family + "\u007fe\u0301\u007f\ud842\udfb7\r", "a\ud842\udfb7");
    assertLine(family + "\r", family);
    assertLine("a\u200db\u202ec\r", "a?b?c");
    shown.setLength(0);
    lines("e\u0301\u007f" + family + "\u007f");
    assertThat(shown.toString())
        .isEqualTo("e\u0301\b \b\ud83d\udc68?\b\b\b   \b\b\b" + family + "\b\b  \b\b");
  }

  @Test
  void theArrowsBringBackEarlierLines() throws IOException {
    assertThat(lines("a\rb\rx\u001b[A\u001b[A\u001b[A!\r\u001bOA\u001b[Bc\r"))
        .containsExactly("a", "b", "a!", "c");
  }

  @Test
  void tabTypesWhatIsCertainAndShowsTheRest() throws IOException {
    assertThat(lines("help lo\t\r")).containsExactly("help look ");
    shown.setLength(0);
    assertThat(lines("help le\t\t\u0017lo\t\r")).containsExactly("help look ");
    assertThat(shown.toString()).contains("\r\nlearn, legal\r\nhelp le");
  }

  @Test
  void newsComeAboveWhatIsTyped() throws IOException {
    StringBuilder seen = new StringBuilder();
    byte[] typed = "D4\r".getBytes(StandardCharsets.UTF_8);
    InputStream keys = new ByteArrayInputStream(typed);
    TerminalLines[] lines = new TerminalLines[1];
    InputStream withNews =
        new InputStream() {
          private int read;

          @Override
          public int read() throws IOException {
            if (read++ == 1) {
              lines[0].show(List.of("ben plays E5."));
            }
            return keys.read();
          }
        };
    lines[0] = new TerminalLines(withNews, seen::append, TerminalLinesTest::choices);
    assertThat(lines[0].next()).contains("D4");
    assertThat(seen.toString()).isEqualTo("D\r\nben plays E5.\r\nD4\r\n");
  }

  @Test
  void controlCAndControlDLeave() throws IOException {
    assertThat(lines("a\rb\u0003c\r")).containsExactly("a");
    assertThat(lines("a\r\u0004c\r")).containsExactly("a");
  }

  @Test
  void aLineIsOnlySoLong() throws IOException {
    assertThat(lines("x".repeat(TerminalLines.LONGEST + 5) + "\r"))
        .containsExactly("x".repeat(TerminalLines.LONGEST));
  }
}
