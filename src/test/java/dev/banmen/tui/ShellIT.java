package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The line mode of the packaged program, at a terminal and for scripts. */
@Timeout(180)
class ShellIT {
  private static final String LAUNCHER = System.getProperty("banmen.command", "./banmen");

  @TempDir Path folder;

  @BeforeAll
  static void needsScript() {
    PseudoTerminal.needs();
  }

  private PseudoTerminal starts(String before, String arguments) throws Exception {
    String command = before + "'" + Path.of(LAUNCHER).toAbsolutePath() + "' " + arguments;
    return new PseudoTerminal(folder, 80, 24, command);
  }

  /** c_line aside, which JLine gives a number of its own, and which nothing acts on. */
  private static void assertLeftAsItWas(PseudoTerminal terminal) throws Exception {
    assertThat(terminal.settingsAfter().replaceAll("line = \\d+;", ""))
        .isEqualTo(terminal.settingsBefore().replaceAll("line = \\d+;", ""));
  }

  @Test
  void tabCompletesAndAKilledGameIsGoneOnWith() throws Exception {
    try (PseudoTerminal terminal = starts("", "shell")) {
      terminal.awaits("banmen>");
      terminal.types("pla\tgo siz\t9\r");
      terminal.awaits("play go size=9", "Black to move.");
      terminal.types("d4\r");
      terminal.awaits("Black plays D4. White to move.");
      terminal.types("D4\r");
      terminal.awaits("Illegal: occupied. D4 is occupied: Black played there on move 1. (miss 1)");
      terminal.signals("KILL");
      terminal.ends();
    }
    try (PseudoTerminal terminal = starts("", "shell")) {
      terminal.awaits("banmen>");
      terminal.types("resume\r");
      terminal.awaits("Moves so far: 1. Black plays D4. White to move.");
      terminal.types("hist\t\r");
      terminal.awaits("White tried D4: occupied (miss 1).");
      terminal.awaits("the next prompt", shown -> shown.strip().endsWith("banmen>"));
      terminal.types("\u0004");
      assertThat(terminal.ends()).isZero();
      assertLeftAsItWas(terminal);
      String command = Path.of(LAUNCHER).toAbsolutePath() + " play go --resume";
      assertThat(terminal.text()).containsIgnoringWhitespaces("To resume it: " + command);
    }
    assertThat(Files.readString(folder.resolve("state/banmen/history")))
        .contains("play go size=9", "resume", "history");
  }

  @ParameterizedTest
  @ValueSource(strings = {"TERM=dumb ", "TERM= ", "unset TERM; "})
  void aDumbTerminalIsToldLineByLine(String before) throws Exception {
    try (PseudoTerminal terminal = starts(before, "play othello")) {
      String first = terminal.awaits("banmen>");
      assertThat(first).contains("Othello, 8x8. Black to move.").doesNotContainIgnoringCase("warn");
      terminal.types("d3\r");
      terminal.awaits("Black plays d3. Black flips 1 disc at d4. White to move.");
      terminal.types("quit\r");
      assertThat(terminal.ends()).isZero();
    }
  }

  /** Types once there is a prompt: what is typed before, the terminal itself edits. */
  private static void typesAtPrompt(PseudoTerminal terminal, String text) throws Exception {
    terminal.awaits("a prompt", shown -> shown.strip().endsWith("banmen>"));
    terminal.types(text);
  }

  @Test
  void keysTabAndHistoryDoTheirWorkOnADumbTerminal() throws Exception {
    try (PseudoTerminal terminal = starts("unset INSIDE_EMACS; TERM=dumb ", "shell")) {
      typesAtPrompt(terminal, "echo ready\r");
      terminal.awaits("\nready");
      typesAtPrompt(terminal, "plx\u007fa\tgoxy\u007f\b siz\t8\u001b[D\u007f9\r");
      terminal.awaits("play go size=9", "Go, 9x9, Chinese, komi 7.5. Black to move.");
      typesAtPrompt(terminal, "l\t");
      terminal.awaits("Choices: last, layer, learn, legal, lessons, look.", "banmen> l");
      terminal.types("oo\td4\r");
      terminal.awaits("D4 is empty.");
      typesAtPrompt(terminal, "zz\t");
      terminal.awaits("No completions.", "banmen> zz");
      terminal.types("\u0015\u001b[A\u001b[A\u001b[B\r");
      terminal.awaits("D4 twice", shown -> shown.split("D4 is empty", -1).length == 3);
      typesAtPrompt(terminal, "\u0004");
      assertThat(terminal.ends()).isZero();
      assertLeftAsItWas(terminal);
    }
  }

  @ParameterizedTest
  @CsvSource({"TERM, 15", "HUP, 1", "USR1, 10", "ALRM, 14"})
  void aSignalLeavesKeysAndSettingsAsTheyWere(String signal, int number) throws Exception {
    try (PseudoTerminal terminal = starts("", "shell")) {
      typesAtPrompt(terminal, "echo here\r");
      terminal.awaits("the editor", shown -> shown.split("here", -1).length > 2);
      terminal.signals(signal);
      assertThat(terminal.ends()).isEqualTo(128 + number);
      assertThat(terminal.written()).as("keys for applications").doesNotContain("\u001b[?1h");
      assertLeftAsItWas(terminal);
    }
  }

  @Test
  void aTerminalThatGoesAwayEndsItEvenWhereHangUpsAreIgnored() throws Exception {
    try (PseudoTerminal terminal = starts("trap '' HUP; ", "shell 2> errors")) {
      terminal.awaits("banmen>");
      terminal.vanishes();
      assertThat(folder.resolve("errors")).content().isEmpty();
    }
  }

  @Test
  void aScriptGetsAnswersFaultsAndACode() throws Exception {
    Path record = Files.writeString(folder.resolve("typed"), "play dots\n1,1-1,2\nfoo\nscore\n");
    String files = "< '" + record + "' > said 2> faults";
    try (PseudoTerminal terminal = starts("", "shell --plain " + files)) {
      assertThat(terminal.ends()).isEqualTo(1);
    }
    assertThat(Files.readString(folder.resolve("said")))
        .isEqualTo(
            """
            Dots and Boxes, 6x6 dots. A to move.
            A plays 1,1-1,2. B to move.
            Score: A 0, B 0 (boxes).
            """);
    assertThat(Files.readString(folder.resolve("faults")))
        .startsWith("banmen: -:3: 'foo' isn't a command here; type ")
        .hasLineCount(1);
  }
}
