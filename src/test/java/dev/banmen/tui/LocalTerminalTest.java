package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Game;
import dev.banmen.toy.ToyFamily;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The toy game in a real pseudo-terminal: what only a terminal can show. */
@Timeout(120)
class LocalTerminalTest {
  @TempDir Path folder;

  @BeforeAll
  static void needsScript() {
    Assumptions.assumeTrue(PseudoTerminal.isPossible(), "script of util-linux is not installed");
  }

  private PseudoTerminal toy() throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String path = System.getProperty("java.class.path");
    String command = "'" + java + "' -Xshare:auto -cp '" + path + "' dev.banmen.tui.ToyMain";
    return new PseudoTerminal(folder, 80, 24, command);
  }

  @Test
  void keysReachTheGameAndTheTerminalIsLeftAsItWas() throws Exception {
    try (PseudoTerminal terminal = toy()) {
      terminal.awaits("b2: legal");
      terminal.types("\r");
      terminal.awaits("│[●]│");
      terminal.types("\r");
      terminal.awaits("miss 1: occupied");
      terminal.types("\033[C");
      assertThat(terminal.awaits("c2: legal")).contains("(●)").contains("Nought to move");
      terminal.types("q");
      assertThat(terminal.ends()).isZero();
      assertThat(terminal.settingsAfter()).isEqualTo(terminal.settingsBefore());
      assertThat(terminal.text()).isBlank();
    }
  }

  @Test
  void aNewSizePaintsTheWholeScreenAnew() throws Exception {
    try (PseudoTerminal terminal = toy()) {
      terminal.awaits("b2: legal");
      terminal.resize(40, 15);
      terminal.types("\r");
      Game game = new ToyFamily().game(Map.of());
      Evening evening = new Evening(game, 40, 15, Glyphs.UNICODE).types("\r");
      terminal.awaitsAll(evening.text());
    }
  }

  @Test
  void controlCLeavesTheTerminalAsItWas() throws Exception {
    try (PseudoTerminal terminal = toy()) {
      terminal.awaits("b2: legal");
      terminal.types("\003");
      assertThat(terminal.ends()).isZero();
      assertThat(terminal.settingsAfter()).isEqualTo(terminal.settingsBefore());
    }
  }

  @Test
  void aTerminationLeavesTheTerminalAsItWas() throws Exception {
    try (PseudoTerminal terminal = toy()) {
      terminal.awaits("b2: legal");
      for (ProcessHandle child : terminal.children()) {
        if (child.info().command().orElse("").endsWith("java")) {
          child.destroy();
        }
      }
      assertThat(terminal.ends()).isEqualTo(128 + 15);
      assertThat(terminal.settingsAfter()).isEqualTo(terminal.settingsBefore());
      assertThat(terminal.text()).doesNotContain("legal");
    }
  }
}
