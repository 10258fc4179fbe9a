package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** An evening from the first page to the editor and back, in a real pseudo-terminal. */
@Timeout(120)
class HomeTerminalTest {
  @TempDir Path folder;

  @BeforeAll
  static void needsScript() {
    PseudoTerminal.needs();
  }

  private static String command() {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String path = System.getProperty("java.class.path");
    String loads = "--enable-native-access=ALL-UNNAMED";
    return "'" + java + "' " + loads + " -Xshare:auto -cp '" + path + "' dev.banmen.tui.HomeMain";
  }

  @Test
  void aGameIsChosenSetUpPlayedAndLeft() throws Exception {
    try (PseudoTerminal terminal = new PseudoTerminal(folder, 80, 24, command())) {
      terminal.awaits("Three in a Row 5x5");
      terminal.types("\033[C\033[C"); // Othello
      terminal.awaits("< Othello >");
      terminal.types("\033[B\033[D"); // a smaller board
      terminal.awaits("< 6 >");
      terminal.types("b");
      terminal.awaits("Black to move");
      terminal.types("e");
      terminal.awaits("Ready to play.");
      terminal.types(":clear\r1"); // a lone disc
      terminal.awaits("On the board: Black 1, White 0");
      terminal.types("t");
      terminal.awaits("Black 1   White 0");
      terminal.types("qq"); // the first game, then the list
      terminal.awaits("< 6 >");
      terminal.types("q");
      assertThat(terminal.ends()).isZero();
      assertThat(terminal.settingsAfter()).isEqualTo(terminal.settingsBefore());
      assertThat(terminal.text()).isBlank();
    }
  }
}
