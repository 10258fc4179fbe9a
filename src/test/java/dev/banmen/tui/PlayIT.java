package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The packaged program in a real pseudo-terminal. The command is {@code -Dbanmen.command}, by
 * default the launcher.
 */
@Timeout(180)
class PlayIT {
  @TempDir Path folder;

  @BeforeAll
  static void needsScript() {
    PseudoTerminal.needs();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "go|D4|D4 is occupied|White",
        "capture|D4|D4 is occupied|White",
        "othello|d3|d3 is occupied|White",
        "dots|1,1-1,2|1,1-1,2 was drawn|B"
      })
  void aMoveAndARefusalAndTheWayOut(String game, String place, String cause, String turn)
      throws Exception {
    String launcher = System.getProperty("banmen.command", "./banmen");
    String command = "'" + Path.of(launcher).toAbsolutePath() + "' play " + game;
    try (PseudoTerminal terminal = new PseudoTerminal(folder, 80, 24, command)) {
      terminal.awaits(" legal");
      terminal.types(":" + place + "\r");
      terminal.awaitsTurnOf(turn);
      terminal.types(":" + place + "\r");
      terminal.awaits("miss ", cause);
      terminal.types("uq");
      assertThat(terminal.ends()).isZero();
      assertThat(terminal.settingsAfter()).isEqualTo(terminal.settingsBefore());
    }
  }
}
