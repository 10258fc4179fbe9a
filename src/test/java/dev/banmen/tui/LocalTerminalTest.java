package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Game;
import dev.banmen.proof.Repeats;
import dev.banmen.toy.ToyFamily;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.term.Depth;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The toy game in a real pseudo-terminal: what only a terminal can show. */
@Timeout(180)
@Tag("long")
class LocalTerminalTest {
  @TempDir Path folder;

  @BeforeAll
  static void needsScript() {
    PseudoTerminal.needs();
  }

  private PseudoTerminal toy() throws IOException {
    return new PseudoTerminal(folder, 80, 24, command());
  }

  /** The game under a shell with job control, which does more once the game has stopped. */
  private PseudoTerminal stoppable(String then) throws IOException {
    String line = "set -m; " + command() + "; stty -a > during; echo lent; read go; " + then;
    return new PseudoTerminal(folder, 80, 24, line);
  }

  static IntStream times() {
    return IntStream.rangeClosed(1, Repeats.ofLong(1, 10));
  }

  private static String command() {
    return command(ToyMain.class);
  }

  private static String command(Class<?> program) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String path = System.getProperty("java.class.path");
    // As the packaged program says in its jar: from Java 24 a native library is warned of else.
    String loads = "--enable-native-access=ALL-UNNAMED";
    String small = " -Xshare:auto -XX:+UseSerialGC -XX:TieredStopAtLevel=1";
    return "'" + java + "' " + loads + small + " -cp '" + path + "' " + program.getName();
  }

  @Test
  void keysReachTheGameAndTheTerminalIsLeftAsItWas() throws Exception {
    try (PseudoTerminal terminal = toy()) {
      terminal.awaits("b2  Free.");
      terminal.types("\r");
      terminal.awaits("8 legal moves");
      terminal.types("\r");
      terminal.awaits("Illegal: occupied", "miss 1");
      terminal.types("\033[C");
      terminal.awaits("c2  Free.", "b2", "to move");
      terminal.types("q");
      assertThat(terminal.ends()).isZero();
      assertThat(terminal.settingsAfter()).isEqualTo(terminal.settingsBefore());
      assertThat(terminal.text()).isBlank();
    }
  }

  @Test
  void aNewSizePaintsTheWholeScreenAnew() throws Exception {
    try (PseudoTerminal terminal = toy()) {
      terminal.awaits("b2  Free.");
      terminal.resize(40, 15);
      terminal.types("\r");
      Game game = new ToyFamily().game(Map.of());
      Evening evening = new Evening(game, 40, 15, Glyphs.UNICODE).types("\r");
      terminal.awaitsAll(evening.text(Depth.INDEXED));
    }
  }

  @Test
  void controlCLeavesTheTerminalAsItWas() throws Exception {
    try (PseudoTerminal terminal = toy()) {
      terminal.awaits("b2  Free.");
      terminal.types("\003");
      assertThat(terminal.ends()).isZero();
      assertThat(terminal.settingsAfter()).isEqualTo(terminal.settingsBefore());
    }
  }

  @Test
  void aTerminationLeavesTheTerminalAsItWas() throws Exception {
    try (PseudoTerminal terminal = toy()) {
      terminal.awaits("b2  Free.");
      terminal.signals("TERM");
      assertThat(terminal.ends()).isEqualTo(128 + 15);
      assertThat(terminal.settingsAfter()).isEqualTo(terminal.settingsBefore());
      assertThat(terminal.text()).doesNotContain("Free");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"TERM", "INT"})
  void aTerminationIsHeededThoughNobodyReadsWhatIsWritten(String signal) throws Exception {
    try (PseudoTerminal terminal = new PseudoTerminal(folder, 80, 24, command(FloodMain.class))) {
      terminal.awaits("~");
      terminal.signalsUnread(signal);
      assertThat(terminal.ends()).isEqualTo(signal.equals("TERM") ? 128 + 15 : 128 + 2);
      // c_line aside, which nothing acts on and for which nobody may have had the time.
      assertThat(terminal.settingsAfter().replaceAll("line = \\d+;", ""))
          .isEqualTo(terminal.settingsBefore().replaceAll("line = \\d+;", ""));
    }
  }

  @ParameterizedTest
  @MethodSource("times")
  void goingOnWhileBeingTerminatedDoesNotMakeTheTerminalRawAgain(int time) throws Exception {
    try (PseudoTerminal terminal = toy()) {
      terminal.awaits("b2  Free.");
      terminal.signals("STOP", "TERM", "CONT");
      assertThat(terminal.ends()).isEqualTo(128 + 15);
      assertThat(terminal.settingsAfter()).isEqualTo(terminal.settingsBefore());
      assertThat(terminal.text()).doesNotContain("Free");
    }
  }

  @Test
  void aStopLendsTheTerminalAndGoingOnPaintsAtTheSizeItHasThen() throws Exception {
    try (PseudoTerminal terminal = stoppable("fg")) {
      terminal.awaits("b2  Free.");
      terminal.types("\r\032");
      assertThat(terminal.awaits("lent")).doesNotContain("●");
      assertThat(terminal.settings("during")).isEqualTo(terminal.settingsBefore());
      terminal.resize(40, 15);
      terminal.types("\n");
      Game game = new ToyFamily().game(Map.of());
      Evening evening = new Evening(game, 40, 15, Glyphs.UNICODE).types("\r");
      terminal.awaitsAll(evening.text(Depth.INDEXED));
      terminal.types("q");
      assertThat(terminal.ends()).isZero();
    }
  }

  @Test
  void aStopFromOutsideLendsTheTerminalToo() throws Exception {
    try (PseudoTerminal terminal = stoppable("fg")) {
      terminal.awaits("b2  Free.");
      terminal.types("\033[C");
      Evening evening = new Evening(new ToyFamily().game(Map.of()), 40, 15, Glyphs.UNICODE);
      terminal.resize(40, 15);
      terminal.awaitsAll(evening.types("\033[C").text(Depth.INDEXED)); // so it listens to signals
      terminal.signals("TSTP");
      assertThat(terminal.awaits("lent")).doesNotContain("Free");
      assertThat(terminal.settings("during")).isEqualTo(terminal.settingsBefore());
      terminal.types("\n");
      terminal.awaits("c2  Free.");
      terminal.types("q");
      assertThat(terminal.ends()).isZero();
    }
  }

  @ParameterizedTest
  @MethodSource("times")
  void aStopRightAfterTheFirstFrameStopsAllOfTheJob(int time) throws Exception {
    try (PseudoTerminal terminal = stoppable("fg")) {
      terminal.awaits("b2  Free.");
      terminal.types("\032");
      terminal.awaits("lent");
      terminal.types("\n");
      terminal.awaits("b2  Free.");
      terminal.types("q");
      assertThat(terminal.ends()).isZero();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "bg %1; "})
  void aGameThatIsStoppedCanBeKilled(String before) throws Exception {
    String kill = before + "kill -s TERM %1; kill -s CONT %1; wait %1";
    try (PseudoTerminal terminal = stoppable(kill)) {
      terminal.awaits("b2  Free.");
      terminal.types("\032");
      terminal.awaits("lent");
      terminal.types("\n");
      assertThat(terminal.ends()).isEqualTo(128 + 15);
      assertThat(terminal.settingsAfter()).isEqualTo(terminal.settingsBefore());
    }
  }
}
