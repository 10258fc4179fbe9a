package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Resuming a game in which the packaged program was killed, and one that was left. */
@Timeout(180)
class ResumeIT {
  private static final String LAUNCHER = System.getProperty("banmen.command", "./banmen");

  @TempDir Path folder;

  @BeforeAll
  static void needsScript() {
    PseudoTerminal.needs();
  }

  private PseudoTerminal play(String arguments) throws Exception {
    String command = "'" + Path.of(LAUNCHER).toAbsolutePath() + "' " + arguments;
    return new PseudoTerminal(folder, 80, 24, command);
  }

  private List<Path> journals() throws Exception {
    try (Stream<Path> files = Files.walk(folder.resolve("state"))) {
      return files.filter(Files::isRegularFile).toList();
    }
  }

  @Test
  void aKilledGameGoesOnWithTheSameBoard() throws Exception {
    final String board;
    try (PseudoTerminal terminal = play("play go --set size=9 --black human:Ann --color none")) {
      terminal.awaits("81 legal");
      assertThat(folder.resolve("state")).doesNotExist();
      terminal.types(":D4\r");
      terminal.awaitsTurnOf("White");
      terminal.types(":D4\r");
      terminal.awaits("miss 1");
      terminal.types(":E5\r");
      board = firstColumns(terminal.awaits("both stones", ResumeIT::hasBothStones));
      terminal.signals("KILL");
      terminal.ends();
    }
    assertThat(journals()).hasSize(1);
    try (PseudoTerminal terminal = play("play go --resume --ascii")) {
      terminal.awaitsTurnOf("Ann");
      terminal.types(":D4\r");
      terminal.awaits("miss 1");
      terminal.types("q");
      assertThat(terminal.ends()).isZero();
    }
    try (PseudoTerminal terminal = play("play --resume --color none")) {
      terminal.awaits(board, shown -> firstColumns(shown).equals(board));
      terminal.types("q");
      assertThat(terminal.ends()).isZero();
    }
    assertThat(journals()).hasSize(1);
    assertThat(Files.readString(journals().get(0)))
        .startsWith("banmen 2\ngame go\nset size=9\nseat black here Ann\n")
        .contains(" here B D4\n", " here ! W D4 1\n", " here W E5\n", " here ! B D4 1\n");
  }

  private static boolean hasBothStones(String screen) {
    return firstColumns(screen).contains("●") && firstColumns(screen).contains("○");
  }

  /** The rows of the board without the cursor's frame, which may stand elsewhere. */
  private static String firstColumns(String screen) {
    StringBuilder board = new StringBuilder();
    for (String line : screen.lines().toList().subList(0, 22)) {
      board.append(line, 0, 24).append('\n');
    }
    return board.toString().replaceAll("[^●○\n]", ".");
  }

  @Test
  void theStepsInErrorAreTheSameOnceTheGameGoesOn() throws Exception {
    try (PseudoTerminal terminal = play("play dots")) {
      terminal.awaits("60 legal");
      terminal.types(":1,1-1,2\r");
      terminal.awaits("59 legal");
      terminal.types(":1,1-1,2\r");
      terminal.awaits("Illegal: already drawn", "miss 2");
      terminal.signals("KILL");
      terminal.ends();
    }
    try (PseudoTerminal terminal = play("play dots --resume")) {
      terminal.awaits("59 legal");
      terminal.types(":1,1-2,1\r");
      terminal.awaits("58 legal");
      terminal.types("q");
      assertThat(terminal.ends()).isZero();
    }
    Path asked = Files.writeString(folder.resolve("asked"), "resume\njudge\n");
    Path said = folder.resolve("said");
    try (PseudoTerminal terminal = play("shell --plain < '" + asked + "' > '" + said + "'")) {
      assertThat(terminal.ends()).isZero();
    }
    assertThat(said).content().contains("Judge: invalid steps 2\n");
  }

  @Test
  void theHomePageOpensAndIsLeft() throws Exception {
    try (PseudoTerminal terminal = play("")) {
      terminal.awaits("Play", "q quit");
      terminal.types("q");
      assertThat(terminal.ends()).isZero();
      assertThat(terminal.settingsAfter()).isEqualTo(terminal.settingsBefore());
    }
  }

  @Test
  void nothingToGoOnWithIsOneLineAndCodeOne() throws Exception {
    try (PseudoTerminal terminal = play("play othello --resume")) {
      terminal.awaits("banmen: no saved othello game to resume");
      assertThat(terminal.ends()).isEqualTo(1);
    }
  }

  @Test
  void anExerciseIsGoneOnFromAfterAStep() throws Exception {
    Path input = Files.writeString(folder.resolve("a.in"), "1\n3\nB 16 4\nB 16 4\nW 15 5\n");
    try (PseudoTerminal terminal = play("play --from '" + input + "' --move 2")) {
      terminal.awaits("1>D4");
      terminal.awaitsTurnOf("White");
      terminal.types("U");
      terminal.awaitsTurnOf("Black");
      terminal.types("q");
      assertThat(terminal.ends()).isZero();
    }
  }
}
