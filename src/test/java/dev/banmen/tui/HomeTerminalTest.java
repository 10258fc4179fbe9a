package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** An evening from the first page to the editor and back, in a real pseudo-terminal. */
@Timeout(180)
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
      terminal.awaits("Three in a Row, move 0");
      terminal.types("\033[B\t\033[H\033[B\033[B"); // with a friend: the third game
      terminal.awaits("▌ Othello");
      terminal.types("\t\033[D"); // a smaller board
      terminal.awaits("Othello", "6x6", "Size");
      terminal.types("\r");
      terminal.awaits("to move");
      terminal.types("e");
      terminal.awaits("Ready to play.");
      terminal.types(":clear\r1"); // a lone disc
      terminal.awaits("1 on the board", "0 on the board");
      terminal.types("t");
      terminal.awaits("Black wins by 36 discs");
      terminal.types("qqyq"); // the game, the position, which is discarded, the first game
      terminal.awaits("Othello", "6x6", "Start");
      terminal.types("q"); // the games
      terminal.awaits("Choose a game");
      terminal.types("q"); // the first page
      terminal.awaits("q quit");
      terminal.types("q");
      assertThat(terminal.ends()).isZero();
      assertThat(terminal.settingsAfter()).isEqualTo(terminal.settingsBefore());
      assertThat(terminal.text()).isBlank();
    }
  }
}
