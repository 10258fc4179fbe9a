package dev.banmen.server.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is typed on a terminal that only sends keys. */
class TerminalLinesTest {
  private final StringBuilder shown = new StringBuilder();

  private List<String> lines(String typed) throws IOException {
    TerminalLines lines =
        new TerminalLines(
            new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)), shown::append);
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
    assertLine("help", "help");
    assertLine("hexp\u007f\u007flp\r", "help");
    assertLine("\b\u007fhelp\r", "help");
    assertLine("rubbish\u0015help\r", "help");
    assertLine("he\u001b[Alp\u001bOB\u001b[1;5C\r", "help");
    assertLine("h\u0001\tel\u0004p\r", "help");
    assertLine("棋😀\u007f\r", "棋");
  }

  @Test
  void eachLineEndsOnceAndAnEmptyOneCounts() throws IOException {
    assertThat(lines("a\r\nb\r\r\nc\n\n")).containsExactly("a", "b", "", "c", "");
  }

  @Test
  void whatIsTypedIsShown() throws IOException {
    lines("ab\u007fc\r棋\u007f\u001b[A\u0001");
    assertThat(shown.toString()).isEqualTo("ab\b \bc\r\n棋\b\b  \b\b");
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
