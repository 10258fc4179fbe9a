package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jline.utils.ScreenTerminal;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Stepping through recordings in the packaged program in a real pseudo-terminal. */
@Timeout(180)
class ViewIT {
  private static final String LAUNCHER =
      Path.of(System.getProperty("banmen.command", "./banmen")).toAbsolutePath().toString();
  private static final String GAME =
      "(;GM[1]FF[4]SZ[9]PB[Ann]PW[Bo]\n;B[ee];W[cc];B[gg];W[gc];B[cg])\n";

  /** Gives back the screen as it was before the program. */
  private static final String LEFT = "\033[?1049l";

  @TempDir Path folder;
  @TempDir Path second;

  @BeforeAll
  static void needsScript() {
    PseudoTerminal.needs();
  }

  private Path file(String text) throws Exception {
    return Files.writeString(folder.resolve("a.sgf"), text);
  }

  private PseudoTerminal view(Path at, String arguments) throws Exception {
    String state = "XDG_STATE_HOME='" + folder.resolve("state") + "' ";
    String command = state + "'" + LAUNCHER + "' " + arguments;
    return new PseudoTerminal(at, 80, 24, command);
  }

  @Test
  void aRecordingIsWalkedTriedSavedAndOpenedAgain() throws Exception {
    Path file = file(GAME);
    Path copy = folder.resolve("copy.sgf");
    try (PseudoTerminal terminal = view(folder, "view '" + file + "' --move 2")) {
      terminal.awaits("Move 2 of 5", "Ann", "Bo");
      terminal.types("\033[C");
      terminal.awaits("Move 3 of 5");
      terminal.types(":A1\r");
      terminal.awaits("Trying moves: move 4");
      terminal.types(":save " + copy + "\r");
      terminal.awaits("Saved as");
      terminal.types("qq"); // ends trying, and leaves
      assertThat(terminal.ends()).isZero();
      assertThat(terminal.settingsAfter()).isEqualTo(terminal.settingsBefore());
    }
    assertThat(file).hasContent(GAME);
    assertThat(Files.readString(copy)).contains("W[ai]").contains("W[gc]");
    try (PseudoTerminal terminal = view(folder, "'" + copy + "'")) {
      terminal.awaits("Move 0 of 5");
      terminal.types("qq");
      assertThat(terminal.ends()).isZero();
    }
  }

  @Test
  void whatIsNotSavedIsThereAgainAfterAKill() throws Exception {
    Path file = file(GAME);
    try (PseudoTerminal terminal = view(folder, "view '" + file + "'")) {
      terminal.awaits("Move 0 of 5");
      terminal.types(":A1\r");
      terminal.awaits("Trying moves: move 1");
      terminal.signals("KILL");
      terminal.ends();
    }
    assertThat(file).hasContent(GAME);
    try (PseudoTerminal terminal = view(folder, "view '" + file + "'")) {
      terminal.awaits("unsaved changes");
      terminal.types(":save\r");
      terminal.awaits("Saved as");
      terminal.types("q");
      assertThat(terminal.ends()).isZero();
    }
    assertThat(Files.readString(file)).contains("B[ai]").contains("B[ee]");
  }

  @Test
  void whoOpensAFileSecondReadsOnlyAndIsTold() throws Exception {
    Path file = file(GAME);
    try (PseudoTerminal first = view(folder, "view '" + file + "'")) {
      first.awaits("Move 0 of 5");
      try (PseudoTerminal late = view(second, "view '" + file + "'")) {
        late.awaits("already open elsewhere");
        late.types(":A1\r");
        late.awaits("Trying moves: move 1");
        late.types(":save\r");
        late.awaits("can't be written");
        late.types("qq");
        assertThat(late.ends()).isZero();
      }
      first.types("q");
      assertThat(first.ends()).isZero();
    }
    assertThat(file).hasContent(GAME);
  }

  @Test
  void aTableOfAHundredThousandGamesSorts() throws Exception {
    StringBuilder games = new StringBuilder();
    for (int i = 0; i < 100_000; i++) {
      games.append("(;GM[1]SZ[9]PB[P").append(i * 7919 % 100_003).append("];B[ee])\n");
    }
    Path file = file(games.toString());
    try (PseudoTerminal terminal = view(folder, "view '" + file + "'")) {
      terminal.awaits("games", "P7919");
      terminal.types("\033[C");
      terminal.awaits("Black^");
      terminal.types("\033[H");
      terminal.awaits("sorted", shown -> shown.contains("P0 ") && shown.contains("P1 "));
      terminal.types("/p777\r");
      terminal.awaits("P777 ", shown -> shown.contains("P777 ") && !shown.contains("P0 "));
      terminal.types("\r");
      terminal.awaits("Move 0 of 1", "P777");
      terminal.types("qq");
      assertThat(terminal.ends()).isZero();
    }
  }

  @Test
  void aRecordedSessionPlaysAsItWasSeen() throws Exception {
    Path file = file(GAME);
    Path cast = folder.resolve("out.cast");
    ScreenTerminal seen = new ScreenTerminal(80, 24);
    try (PseudoTerminal terminal = view(folder, "view '" + file + "' --record '" + cast + "'")) {
      terminal.awaits("Move 0 of 5");
      terminal.types("\033[C\033[C");
      terminal.awaits("Move 2 of 5");
      terminal.types("q");
      assertThat(terminal.ends()).isZero();
      String written = terminal.written();
      seen.write(written.substring(0, written.lastIndexOf(LEFT)));
    }
    assertThat(PseudoTerminal.text(seen)).contains("Move 2 of 5", "? help");
    List<String> lines = Files.readAllLines(cast);
    ScreenTerminal played = new ScreenTerminal(80, 24);
    for (String line : lines.subList(1, lines.size() - 1)) {
      JsonArray event = JsonParser.parseString(line).getAsJsonArray();
      played.write(event.get(2).getAsString());
    }
    assertThat(PseudoTerminal.text(played)).isEqualTo(PseudoTerminal.text(seen));
    assertThat(lines.get(lines.size() - 1)).contains(LEFT.substring(1));
  }
}
