package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A lesson of each game, by the packaged program in a real pseudo-terminal. */
@Timeout(180)
class LearnIT {
  private static final String LAUNCHER = System.getProperty("banmen.command", "./banmen");

  @TempDir Path folder;

  @BeforeAll
  static void needsScript() {
    PseudoTerminal.needs();
  }

  @ParameterizedTest
  @CsvSource({
    "go/03-capture, Capture",
    "capture/01-the-last-liberty, The last liberty",
    "othello/01-bracketing, Bracketing",
    "dots/01-lines-and-boxes, Lines and boxes"
  })
  void aLessonIsWalkedThroughAndGoesOnWhereItWasLeft(String id, String title) throws Exception {
    String command = "'" + Path.of(LAUNCHER).toAbsolutePath() + "' learn " + id;
    try (PseudoTerminal terminal = new PseudoTerminal(folder, 80, 24, command)) {
      terminal.awaits("step 1 of", title);
      terminal.types("n");
      terminal.awaits("step 2 of");
      terminal.types("H");
      terminal.types("b");
      terminal.awaits("step 1 of");
      terminal.types("q");
      assertThat(terminal.ends()).isZero();
      assertThat(terminal.settingsAfter()).isEqualTo(terminal.settingsBefore());
    }
  }
}
