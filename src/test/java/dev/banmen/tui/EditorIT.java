package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The board editor of the packaged program in a real pseudo-terminal. */
@Timeout(180)
class EditorIT {
  private static final String LAUNCHER = System.getProperty("banmen.command", "./banmen");

  /** What a paste is between, once a program has asked to be told. */
  private static final String PASTE = "\033[200~%s\033[201~";

  private static final String CORNER =
      """
      .B.......
      BWB......
      .........
      .........
      .........
      .........
      .........
      .........
      ........W
      """;

  @TempDir Path folder;

  @BeforeAll
  static void needsScript() {
    PseudoTerminal.needs();
  }

  private PseudoTerminal banmen(String arguments) throws Exception {
    String command = "'" + Path.of(LAUNCHER).toAbsolutePath() + "' " + arguments;
    return new PseudoTerminal(folder, 80, 24, command);
  }

  /** A game of Go on 9x9 whose position is being set up. */
  private PseudoTerminal editor() throws Exception {
    PseudoTerminal terminal = banmen("play go --set size=9");
    terminal.awaits("81 legal");
    terminal.types("e");
    terminal.awaits("Set up a position");
    return terminal;
  }

  private static void leave(PseudoTerminal terminal, String keys) throws Exception {
    terminal.types(keys);
    assertThat(terminal.ends()).isZero();
    assertThat(terminal.settingsAfter()).isEqualTo(terminal.settingsBefore());
  }

  @Test
  void stonesArePutAndTheTurnIsTurned() throws Exception {
    try (PseudoTerminal terminal = editor()) {
      terminal.awaits("E5: empty");
      terminal.types("1");
      terminal.awaits("E5: Black", "1 on the board");
      terminal.types("\033[C2");
      terminal.awaits("F5: White");
      terminal.awaitsTurnOf("Black");
      terminal.types("p");
      terminal.awaitsTurnOf("White");
      terminal.types("0");
      terminal.awaits("F5: empty", "0 on the board");
      terminal.types("u");
      terminal.awaits("F5: White");
      terminal.types("t");
      terminal.awaits("79 legal");
      terminal.awaitsTurnOf("White");
      leave(terminal, "qqyq");
    }
  }

  @Test
  void aGroupWithoutLibertiesHasToBeMendedFirst() throws Exception {
    try (PseudoTerminal terminal = editor()) {
      terminal.types(":A1\r1:A2\r2:B1\r2");
      terminal.awaits("The group of 1 stone at A1 has no", "m next problem");
      terminal.types("t");
      terminal.awaits("Fix this first:", "A1: Black");
      terminal.types("0");
      terminal.awaits("Ready to play.");
      terminal.types("t");
      terminal.awaits("78 legal");
      terminal.awaitsTurnOf("Black");
      terminal.types(":A1\r");
      terminal.awaits("Illegal: suicide", "A1 would have no liberties", "miss 2");
      leave(terminal, "qqyq");
    }
  }

  @Test
  void aPastedBoardIsPlayedOnSavedAndOpenedAgain() throws Exception {
    try (PseudoTerminal terminal = editor()) {
      terminal.types(PASTE.formatted(CORNER.replace('\n', '\r') + "W\r"));
      terminal.awaits("3 on the board", "2 on the board");
      terminal.awaitsTurnOf("White");
      terminal.types("p:save corner\r");
      terminal.awaits("Saved as corner");
      terminal.types("t");
      terminal.awaitsTurnOf("Black");
      terminal.types(":B7\r");
      terminal.awaits("captures: 1", " 1 B7");
      terminal.types(":save captured\r");
      terminal.awaits("Saved as captured");
      leave(terminal, "qqyq");
    }
    assertThat(Files.readString(folder.resolve("corner")))
        .contains("to-move black\nboard\n. B . . . . . . .\nB W B . . . . . .\n");
    assertThat(opened("corner")).isEqualTo(CORNER);
    assertThat(opened("captured"))
        .isEqualTo(CORNER.replace("BWB", "B.B").replaceFirst("(?m)^\\.{9}", ".B......."));
  }

  /** The board that the program shows of a file, drawn as it is pasted. */
  private String opened(String file) throws Exception {
    StringBuilder board = new StringBuilder();
    try (PseudoTerminal terminal = banmen("--color none " + file)) {
      for (String line : terminal.awaits(" legal", "? help").lines().toList()) {
        for (int col = 0; line.matches(" *[1-9]  .*") && col < 9; col++) {
          char c = line.charAt(6 + 4 * col);
          board.append(c == '●' ? 'B' : c == '○' ? 'W' : '.').append(col == 8 ? "\n" : "");
        }
      }
      leave(terminal, "q");
    }
    return board.toString();
  }

  @Test
  void aBoardThatDoesNotFitIsToldOfWhereItDoesNot() throws Exception {
    try (PseudoTerminal terminal = editor()) {
      terminal.types(PASTE.formatted(CORNER.replace('\n', '\r').replaceFirst("W", "?")));
      terminal.awaits("Pasted row 2, column 2", "0 on the board");
      leave(terminal, "qqq");
    }
  }
}
