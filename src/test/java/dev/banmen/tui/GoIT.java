package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Go on a small board, by the packaged program in a real pseudo-terminal. */
@Timeout(180)
class GoIT {
  private static final String LAUNCHER = System.getProperty("banmen.command", "./banmen");

  private static final Pattern OF_THE_SERVER =
      Pattern.compile(
          " (dev\\.banmen\\.server|org\\.apache\\.sshd|org\\.sqlite|org\\.postgresql|org\\.bouncycastle"
              + "|io\\.prometheus|org\\.slf4j)\\.");

  @TempDir Path folder;

  @BeforeAll
  static void needsScript() {
    PseudoTerminal.needs();
  }

  private PseudoTerminal go(String after) throws Exception {
    String command = "'" + Path.of(LAUNCHER).toAbsolutePath() + "' play go --set size=5" + after;
    return new PseudoTerminal(folder, 80, 24, command);
  }

  /** Plays moves, each when the one before is seen. */
  private static void play(PseudoTerminal terminal, String... moves) throws Exception {
    for (int i = 0; i < moves.length; i++) {
      terminal.types(":" + moves[i] + "\r");
      awaitsListed(terminal, i + 1, moves[i]);
    }
  }

  /** Waits until a move, from 1, is the last of the list: Black's left, White's right. */
  private static void awaitsListed(PseudoTerminal terminal, int number, String move)
      throws Exception {
    int first = number % 2 == 1 ? number : number - 1;
    String black = number % 2 == 1 ? "" : "[A-E][1-5] +";
    Pattern line = Pattern.compile("  " + first + " " + black + move + "\\s*\\n");
    Pattern later = Pattern.compile("  " + (first + 2) + "[ >][A-E][1-5]");
    terminal.awaits(
        "move " + number + ", " + move,
        shown -> line.matcher(shown).find() && !later.matcher(shown).find());
  }

  /** A ko: Black captures the one stone on B3 by C3, and White may not take back at once. */
  private static final String[] KO = {"B4", "C4", "A3", "D3", "B2", "C2", "E5", "B3", "C3"};

  private static void leave(PseudoTerminal terminal) throws Exception {
    terminal.types("q");
    assertThat(terminal.ends()).isZero();
    assertThat(terminal.settingsAfter()).isEqualTo(terminal.settingsBefore());
    assertSaysHowToResume(terminal);
  }

  /** The launcher's path may be too long for one line. */
  private static void assertSaysHowToResume(PseudoTerminal terminal) {
    String said = "The game is saved. To resume it: %s play go --resume";
    assertThat(terminal.text())
        .isEqualToIgnoringWhitespace(said.formatted(Path.of(LAUNCHER).toAbsolutePath()));
  }

  @Test
  void aCaptureTakesTheStoneAndUndoBringsItBack() throws Exception {
    try (PseudoTerminal terminal = go("")) {
      terminal.awaits("25 legal");
      play(terminal, KO);
      terminal.awaits("captures: 1", " legal");
      terminal.types("u");
      terminal.awaitsWithout("captures: 1", ">B3");
      terminal.types("U");
      terminal.awaits("captures: 1");
      awaitsListed(terminal, 9, "C3");
      leave(terminal);
    }
  }

  /** What only a server needs costs a game at home nothing. */
  @Test
  void aGameLoadsNothingOfTheServer() throws Exception {
    Path loaded = folder.resolve("loaded");
    String options = "-Xlog:class+load=info:file=" + loaded + "::filecount=0";
    String command = "'" + Path.of(LAUNCHER).toAbsolutePath() + "' play go --set size=5";
    String shell = "JAVA_TOOL_OPTIONS='" + options + "' " + command;
    try (PseudoTerminal terminal = new PseudoTerminal(folder, 80, 24, shell)) {
      terminal.awaits("25 legal");
      play(terminal, "B4", "C4");
      terminal.types("q");
      assertThat(terminal.ends()).isZero();
    }
    List<String> lines = Files.readAllLines(loaded);
    assertThat(lines)
        .anyMatch(line -> line.contains(" dev.banmen.tui.page.play.GamePage "))
        .noneMatch(line -> OF_THE_SERVER.matcher(line).find());
  }

  @Test
  void anOccupiedPointIsMissOne() throws Exception {
    try (PseudoTerminal terminal = go("")) {
      terminal.awaits("25 legal");
      play(terminal, "B4");
      terminal.types(":B4\r");
      terminal.awaits("Illegal: occupied", "B4 is occupied: Black played", "miss 1");
      terminal.awaitsTurnOf("White");
      leave(terminal);
    }
  }

  @Test
  void suicideIsMissTwo() throws Exception {
    try (PseudoTerminal terminal = go("")) {
      terminal.awaits("25 legal");
      play(terminal, "A2", "E5", "B1");
      terminal.types(":A1\r");
      terminal.awaits("Illegal: suicide", "A1 would have no liberties and", "miss 2");
      leave(terminal);
    }
  }

  @Test
  void aRepetitionIsMissThree() throws Exception {
    try (PseudoTerminal terminal = go("")) {
      terminal.awaits("25 legal");
      play(terminal, KO);
      terminal.types(":B3\r");
      terminal.awaits(
          "Illegal: ko", "would retake the ko", "board as before the last move.", "miss 3");
      terminal.awaitsTurnOf("White");
      leave(terminal);
    }
  }

  private static List<String> lines(String screen) {
    return screen.lines().toList();
  }

  @Test
  void aStormOfSizesEndsInTheLastOne() throws Exception {
    try (PseudoTerminal terminal = go("")) {
      terminal.awaits("25 legal");
      play(terminal, "B4");
      for (int i = 0; i < 10; i++) {
        terminal.resize(20 + 13 * i % 90, 8 + 7 * i % 30);
      }
      terminal.resize(100, 30);
      awaitsListed(terminal, 1, "B4");
      terminal.types(":C4\r");
      awaitsListed(terminal, 2, "C4");
      terminal.awaits("keys on line 30", shown -> lines(shown).get(29).contains("? help"));
      assertThat(lines(terminal.text())).hasSize(30);
      leave(terminal);
    }
  }

  @Test
  void aStoppedGameGoesOn() throws Exception {
    String command = "set -m; '" + Path.of(LAUNCHER).toAbsolutePath() + "' play go --set size=5";
    String line = command + "; stty -a > during; echo lent; read go; fg";
    try (PseudoTerminal terminal = new PseudoTerminal(folder, 80, 24, line)) {
      terminal.awaits("25 legal");
      play(terminal, "B4");
      terminal.types("\032");
      assertThat(terminal.awaits("lent")).doesNotContain("Moves");
      assertThat(terminal.settings("during")).isEqualTo(terminal.settingsBefore());
      terminal.types("\n");
      awaitsListed(terminal, 1, "B4");
      terminal.types("q");
      assertThat(terminal.ends()).isZero();
      assertThat(terminal.settingsAfter()).isEqualTo(terminal.settingsBefore());
    }
  }

  @Test
  void aTerminationLeavesTheTerminalAsItWas() throws Exception {
    endsBy("TERM", 15);
  }

  @Test
  void aTerminatedGameSaysHowToGoOn() throws Exception {
    try (PseudoTerminal terminal = go("")) {
      terminal.awaits("25 legal");
      play(terminal, "B4");
      terminal.signals("TERM");
      assertThat(terminal.ends()).isEqualTo(128 + 15);
      assertSaysHowToResume(terminal);
    }
  }

  @Test
  void aHangUpLeavesTheTerminalAsItWas() throws Exception {
    endsBy("HUP", 1);
  }

  @ParameterizedTest
  @CsvSource({"USR1, 10", "ALRM, 14"})
  void anAlarmLeavesTheTerminalAsItWas(String signal, int number) throws Exception {
    try (PseudoTerminal terminal = go("")) {
      awaitsListening(terminal);
      terminal.signals(signal);
      assertThat(terminal.ends()).isEqualTo(128 + number);
      assertThat(terminal.settingsAfter()).isEqualTo(terminal.settingsBefore());
      assertThat(terminal.text()).doesNotContain(" legal");
    }
  }

  /** A process that sees a resize listens to all signals. */
  private static void awaitsListening(PseudoTerminal terminal) throws Exception {
    terminal.awaits("25 legal");
    terminal.resize(80, 30);
    terminal.awaits(
        "a taller screen",
        shown -> shown.lines().count() == 30 && !shown.lines().toList().get(29).isBlank());
  }

  @Test
  void aQuitSignalWritesNothingOverTheScreen() throws Exception {
    try (PseudoTerminal terminal = go("")) {
      awaitsListening(terminal);
      int before = terminal.written().length();
      terminal.signals("QUIT", "QUIT");
      play(terminal, "B4");
      terminal.types("q");
      terminal.ends();
      assertThat(terminal.written().substring(before)).doesNotContain("thread", "JNI");
    }
  }

  private void endsBy(String signal, int number) throws Exception {
    try (PseudoTerminal terminal = go("")) {
      terminal.awaits("25 legal");
      terminal.signals(signal);
      assertThat(terminal.ends()).isEqualTo(128 + number);
      assertThat(terminal.settingsAfter()).isEqualTo(terminal.settingsBefore());
      assertThat(terminal.text()).doesNotContain(" legal");
    }
  }

  @Test
  void aTerminalThatGoesAwayEndsTheGame() throws Exception {
    try (PseudoTerminal terminal = go("")) {
      terminal.awaits("25 legal");
      terminal.vanishes();
    }
  }

  @Test
  void evenWhereHangUpsAreIgnored() throws Exception {
    String command = "'" + Path.of(LAUNCHER).toAbsolutePath() + "' play go --set size=5";
    String line = "trap '' HUP; " + command + " 2> errors";
    try (PseudoTerminal terminal = new PseudoTerminal(folder, 80, 24, line)) {
      terminal.awaits("25 legal");
      terminal.vanishes();
      assertThat(folder.resolve("errors")).content().isEmpty();
    }
  }
}
