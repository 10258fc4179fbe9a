package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What tests in a terminal rely on. */
@Timeout(60) // less than what a wait has
class PseudoTerminalTest {
  @TempDir Path folder;

  @BeforeAll
  static void needsScript() {
    PseudoTerminal.needs();
  }

  @Test
  void aWaitForAProgramThatHasEndedFailsAtOnceWithWhatItPrinted() throws Exception {
    try (PseudoTerminal terminal = new PseudoTerminal(folder, 80, 24, "echo no memory; false")) {
      assertThatThrownBy(() -> terminal.awaits("Free."))
          .isInstanceOf(AssertionError.class)
          .hasMessageContaining("Free.")
          .hasMessageContaining("no memory");
      assertThat(terminal.awaits("no memory")).contains("no memory");
    }
  }

  @Test
  void aProgramHeedsSignalsThatThoseWhoRunTheTestsIgnore() throws Exception {
    List<String> interrupted = List.of("sh", "-c", "kill -s INT $$");
    assertThat(codeWhereIgnored(interrupted)).isZero();
    assertThat(codeWhereIgnored(PseudoTerminal.heedingSignals(interrupted))).isEqualTo(128 + 2);
  }

  /** The exit code of a command that is run where SIGINT is ignored. */
  private static int codeWhereIgnored(List<String> command) throws Exception {
    List<String> line = new ArrayList<>(List.of("sh", "-c", "trap '' INT; exec \"$@\"", "sh"));
    line.addAll(command);
    return new ProcessBuilder(line).start().waitFor();
  }
}
