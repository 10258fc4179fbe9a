package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Games on a server, from the lobby to their ends. */
class ServeIT extends PackagedServer {
  /** Kills somebody's client, which says goodbye to nobody. */
  private void cutOff(String name) {
    String key = folder.resolve("key-" + name).toString();
    List<ProcessHandle> clients =
        ProcessHandle.current()
            .descendants()
            .filter(one -> one.info().command().orElse("").endsWith("/ssh"))
            .filter(one -> one.info().commandLine().orElse("").contains(key))
            .toList();
    assertThat(clients).hasSize(1);
    clients.get(0).destroyForcibly();
  }

  /** Begins a game for two and waits until the other one sits: the game's place in the form. */
  private static void begin(PseudoTerminal first, PseudoTerminal second, int game, String size)
      throws IOException, InterruptedException {
    names(first);
    names(second);
    beginNext(first, second, game, size);
  }

  /** The same where both are in the lobby. */
  private static void beginNext(PseudoTerminal first, PseudoTerminal second, int game, String size)
      throws IOException, InterruptedException {
    first.types("\033[Hj\r\033[H" + "j".repeat(game) + "\t" + size + "\r\r");
    first.awaits("no opponent yet");
    second.awaits("anna, waiting for an");
    second.types("\033[Hjjj\r");
    first.awaits("ben");
    second.awaitsWithout("no opponent yet", "to move");
  }

  /**
   * Plays moves, such as {@code anna D4 ben E5}; each but the last is waited for on both screens.
   */
  private static void play(PseudoTerminal anna, PseudoTerminal ben, String moves)
      throws IOException, InterruptedException {
    String[] words = moves.split(" ");
    for (int i = 0; i < words.length; i += 2) {
      PseudoTerminal mover = words[i].equals("anna") ? anna : ben;
      mover.awaitsTurnOf(words[i]);
      mover.types(":" + words[i + 1] + "\r");
      if (i + 2 < words.length) {
        anna.awaitsWithout(":" + words[i + 1], words[i + 1]);
        ben.awaitsWithout(":" + words[i + 1], words[i + 1]);
        anna.awaitsTurnOf(words[i + 2]); // what is said of a typed point comes before the move
        ben.awaitsTurnOf(words[i + 2]);
      }
    }
  }

  @Test
  void aMoveThatWasShownIsThereAfterTheServerWasKilled() throws Exception {
    try (PseudoTerminal anna = terminal("anna", "");
        PseudoTerminal ben = terminal("ben", "")) {
      names(anna);
      anna.types("j\r\r\r");
      anna.awaits("no opponent yet");
      names(ben);
      ben.awaits("anna, waiting for an");
      ben.types("\033[Hjjj\r");
      anna.awaits("ben");
      anna.types(":D4\r");
      ben.awaits("D4");
      ben.types(":E5\r");
      anna.awaits("E5");
      server.toHandle().destroyForcibly();
      server.waitFor();
    }
    serve();
    assertThat(run("anna", "status")).isEqualTo("1 game waits for your move.\n0\n");
    assertThat(run("ben", "status")).isEqualTo("0 games wait for your move.\n1\n");
    try (PseudoTerminal anna = terminal("anna", "")) {
      anna.awaits("D4", "E5"); // straight back to the board
      anna.types(":D4\r");
      anna.awaits("miss 1");
      anna.types("qq");
      assertThat(anna.ends()).isZero();
    }
  }

  private static final String GAMES =
      """
      0 | 5 | anna B1 ben D1 anna B2 ben D2 anna B3 ben D3 anna B4 ben D4 anna B5 ben D5 anna pass ben pass | Count | ben wins by 7
      1 | 5 | anna A1 ben A2 anna E5 ben B1 | | ben wins
      2 | 8 | anna e6 ben f4 anna e3 ben f6 anna g5 ben d6 anna e7 ben f5 anna c5 | | anna wins by 64
      3 | 3 | anna 1,1-1,2 ben 1,2-1,3 anna 3,1-3,2 ben 3,2-3,3 anna 1,1-2,1 ben 1,3-2,3 anna 2,1-3,1 ben 2,3-3,3 anna 1,2-2,2 ben 2,1-2,2 ben 2,2-2,3 ben 2,2-3,2 | | ben wins
      4 | 9 | anna E5 ben A1 anna E6 ben A2 anna E7 ben A3 anna E8 ben A4 anna E9 | | anna wins
      """;

  @Test
  void twoPeopleFinishAGameOfEachKind() throws Exception {
    try (PseudoTerminal anna = terminal("anna", "");
        PseudoTerminal ben = terminal("ben", "")) {
      names(anna);
      names(ben);
      for (String line : GAMES.lines().toList()) {
        String[] cells = line.strip().split(" *[|] *");
        String size = cells[1].equals("8") ? "" : cells[1] + "\r";
        beginNext(anna, ben, Integer.parseInt(cells[0]), size);
        play(anna, ben, cells[2]);
        if (!cells[3].isEmpty()) {
          anna.awaits(cells[3]);
          anna.types("a");
          ben.awaits(cells[3]);
          ben.types("a");
        }
        anna.awaits(cells[4], "Rematch");
        ben.awaits(cells[4], "Rematch");
        ben.types("q");
        ben.awaits("here: ben", "anna and ben");
        anna.types("q");
        anna.awaits("c say something");
        ben.awaitsWithout("anna and ben", "c say something");
      }
    }
    assertThat(run("anna", "status")).isEqualTo("0 games wait for your move.\n1\n");
  }

  @Test
  void aThirdWatchesAndWalksBackWhileTheGameGoesOn() throws Exception {
    try (PseudoTerminal anna = terminal("anna", "");
        PseudoTerminal ben = terminal("ben", "");
        PseudoTerminal cem = terminal("cem", "")) {
      begin(anna, ben, 2, "");
      play(anna, ben, "anna e6 ben f4 anna e3 ben f6");
      names(cem);
      cem.types("\033[Hjjj\r");
      cem.awaits("f6", "v review");
      cem.types("v");
      cem.awaits("Move 4 of 4");
      cem.types("\u001b[D\u001b[D");
      cem.awaits("Move 2 of 4");
      play(anna, ben, "anna g5 ben d6");
      anna.awaits("d6");
      cem.types("\u001b[D");
      cem.awaits("Move 1 of 6"); // where they were, with what was played meanwhile
      cem.types("q");
      cem.awaits("5 g5", "d6");
      play(anna, ben, "anna e7");
      cem.awaits("7 e7");
    }
  }

  @Test
  void whoeverIsCutOffInTheMiddleOfAMoveComesBackToTheSameBoard() throws Exception {
    try (PseudoTerminal ben = terminal("ben", "")) {
      try (PseudoTerminal anna = terminal("anna", "")) {
        begin(anna, ben, 0, "9\r");
        play(anna, ben, "anna D4 ben E5");
        anna.awaitsTurnOf("anna");
        anna.types(":F");
        anna.awaits(":F");
        cutOff("anna");
        assertThat(anna.ends()).isNotZero();
      }
      logs("event=left person=");
      ben.awaits("anna away", "to move");
      try (PseudoTerminal anna = terminal("anna", "")) {
        anna.awaits("1 D4", "E5", "q back");
        anna.awaitsTurnOf("anna");
        anna.types(":F6\r");
        ben.awaits("3 F6");
        ben.types(":D5\r");
        anna.awaits("D5");
      }
    }
  }

  @Test
  void aTerminalOfAnotherSizeIsUsedAsItIsNow() throws Exception {
    try (PseudoTerminal anna = terminal("anna", "")) {
      names(anna);
      anna.resize(110, 36);
      anna.awaits("hints in row 36", shown -> row(shown, 36).contains("? help"));
      anna.types("j\r\r\r");
      anna.awaits("no opponent yet");
      anna.resize(64, 20);
      anna.awaits("hints in row 20", shown -> row(shown, 20).contains("? help"));
    }
  }

  private static String row(String shown, int number) {
    List<String> rows = shown.lines().toList();
    return rows.size() == number ? rows.get(number - 1) : "";
  }

  @Test
  void terminalsWithFewColoursOrLettersGetWhatTheyCanShow() throws Exception {
    try (PseudoTerminal anna = terminal("anna", "TERM=xterm", "");
        PseudoTerminal ben = terminal("ben", "TERM=ansi", "")) {
      begin(anna, ben, 1, "5\r");
      play(anna, ben, "anna A1 ben A2 anna E5 ben B1");
      anna.awaits("ben wins");
      ben.awaits("ben wins");
      assertThat(anna.written()).contains("\u001b[").doesNotContain("38;2;", "38;5;", "48;5;");
      assertThat(ben.written()).doesNotContain("38;2;", "38;5;", "48;5;");
      assertThat(ben.written().chars()).allMatch(c -> c < 0x7f);
    }
  }

  @Test
  void chineseAndEnglishAScreenAndATerminalThatOnlyTypesAreAtOneTable() throws Exception {
    try (PseudoTerminal anna = terminal("anna", "TERM=dumb", "play othello")) {
      anna.awaits("Othello, 8x8. You play Black.");
      try (PseudoTerminal ben = terminal("ben", "LANG=zh_CN.UTF-8", "")) {
        ben.awaits("ben", "新 的 一 局"); // each takes two cells
        ben.types("\r");
        ben.awaits("收 起"); // the code for a lost key
        ben.types("q");
        ben.awaits("c 说 话");
        ben.types("\033[Hjjj\r");
        ben.awaits("该 走");
        anna.types("e7\u007f6\r");
        anna.awaits("guest1 plays e6.", "ben to move.");
        ben.awaits("1 e6", "翻 转");
        ben.types(":f4\r");
        ben.awaits("e6", "e4");
        anna.awaits("ben plays f4.", "Your turn."); // though nothing is typed
        anna.types("e3\r");
        anna.awaits("guest1 plays e3.");
        ben.awaits("3 e3");
        anna.types("\u0003");
        assertThat(anna.ends()).isZero();
      }
    }
  }

  @Test
  void withoutATerminalAScriptPlaysAndHoldsItsSeat() throws Exception {
    try (PseudoTerminal ben = terminal("ben", "")) {
      names(ben);
      Process script =
          new ProcessBuilder("sh", "-c", ssh("anna", "-T", "play othello") + " 2>&1").start();
      try (BufferedReader said =
              new BufferedReader(
                  new InputStreamReader(script.getInputStream(), StandardCharsets.UTF_8));
          Writer types = script.outputWriter(StandardCharsets.UTF_8)) {
        assertThat(said.readLine())
            .isEqualTo("Othello, 8x8. You play Black. The game starts once someone joins.");
        assertThat(said.readLine()).startsWith("To invite a friend, send them this:");
        ben.awaits("guest2, waiting for an");
        ben.types("\033[Hjjj\r");
        ben.awaitsTurnOf("guest2");
        assertThat(said.readLine()).isEqualTo("ben has joined and plays White. Your turn.");
        types.write("e6\n");
        types.flush();
        assertThat(said.lines().filter(line -> line.startsWith("guest2 plays e6.")).findFirst())
            .isPresent();
        ben.awaits("1 e6");
        types.write("quit\n");
        types.flush();
        assertThat(script.waitFor()).isZero();
      }
      ben.types(":f4\r");
      ben.awaits("f4");
    }
    assertThat(run("anna", "status")).isEqualTo("1 game waits for your move.\n0\n");
  }

  @Test
  void aGameFromTheLobbyToItsEndInLineModeAndOnTheScreen() throws Exception {
    try (PseudoTerminal anna = terminal("anna", "line");
        PseudoTerminal ben = terminal("ben", "")) {
      anna.awaits("Club of Ulm, line mode.", "You are guest");
      anna.types("name anna\r");
      anna.awaits("Your recovery code:");
      names(ben);
      anna.types("play capture size=5\r");
      anna.awaits("To invite a friend");
      ben.awaits("anna, waiting for an");
      ben.types("\033[Hjjj\r");
      anna.awaits("ben has joined");
      anna.types("A1\r");
      ben.awaits("1 A1");
      anna.types("res"); // and what ben does comes above it
      anna.awaits("res");
      ben.types(":A2\r");
      anna.awaits("ben plays A2. Your turn.");
      anna.types("\u0015E5\r");
      ben.awaits("3 E5");
      ben.types(":B1\r");
      anna.awaits("ben plays B1.", "ben wins");
      ben.awaits("ben wins", "Rematch");
      anna.types("rematch\r");
      ben.awaits("anna wants a rematch");
      ben.types("y");
      anna.awaits("against ben"); // she is at the new board at once
      anna.types("resign\r");
      ben.awaits("by resignation");
      anna.types("past\r");
      anna.awaits(" vs ben, ");
      anna.types("quit\r");
      assertThat(anna.ends()).isZero();
    }
    assertThat(run("anna", "tables")).isEqualTo("There are no tables. 'play GAME' opens one.\n0\n");
    assertThat(run("anna", "help")).contains("\n  join NUMBER|NAME|CODE ").endsWith("\n0\n");
    String script = "printf 'who\\nplay othello bot:1\\ne6\\nwait\\nfoo\\n' | ";
    Process process =
        new ProcessBuilder("sh", "-c", script + ssh("anna", "-T", "") + " 2>&1; echo $?").start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(said)
        .contains("1 here: anna.\n", "anna plays e6.", "The computer plays ", " Your turn.\n")
        .contains("banmen: -:5: 'foo' isn't a command here")
        .endsWith("\n1\n");
  }

  @Test
  void aTeachingTableOfFive() throws Exception {
    List<String> names = List.of("ben", "cem", "dora", "emil");
    List<PseudoTerminal> others = new ArrayList<>();
    try (PseudoTerminal anna = terminal("anna", "")) {
      names(anna);
      anna.types("jj\r");
      anna.awaits("Settings");
      anna.types(":open banmen:/go-9x9-handicap.sgf\r");
      anna.awaits("Move 0 of");
      anna.types(":teach\r");
      anna.awaits("you lead", "Following you: 0");
      for (String name : names) {
        PseudoTerminal other = terminal(name, "");
        others.add(other);
        names(other);
        other.awaits("Taught by anna");
        other.types("\033[Hjjj\r");
        other.awaits("following");
      }
      anna.awaits("Following you: 4");
      anna.types("\u001b[C\u001b[C");
      for (PseudoTerminal other : others) {
        other.awaits("Move 2 of", "following");
      }
      others.get(0).types("\u001b[C"); // looks away
      others.get(0).awaits("Move 3 of", "on your own");
      anna.types("\u001b[C\u001b[C");
      others.get(1).awaits("Move 4 of");
      others.get(0).awaits("Move 3 of");
      others.get(0).types("f");
      others.get(0).awaits("Move 4 of", "following");
      anna.types("w");
      for (PseudoTerminal other : others) {
        other.awaits("anna asks: where?");
        other.types(":D5\r"); // E5 and E6 are taken
        other.awaits("Your answer: D5");
      }
      anna.awaits("Answers: 4 of 4");
      anna.types("w");
      others.get(3).awaits("Answers: 4");
      server.toHandle().destroyForcibly();
      server.waitFor();
    }
    serve();
    try (PseudoTerminal ben = terminal("ben", "");
        PseudoTerminal anna = terminal("anna", "")) {
      ben.awaits("Move 4 of", "following"); // straight back to the table
      anna.awaits("you lead");
      anna.types("\u001b[C");
      ben.awaits("Move 5 of", "following");
    } finally {
      for (PseudoTerminal other : others) {
        other.close();
      }
    }
  }

  @Test
  void aFriendComesByTheCodeOnTheTable() throws Exception {
    try (PseudoTerminal anna = terminal("anna", "")) {
      names(anna);
      anna.types("j\r\r\r");
      anna.awaits("no opponent yet");
      anna.types("q");
      anna.awaits("1 here", "anna, waiting for an");
      anna.types("\033[Hjjj");
      String code = anna.awaitsPart("ssh -t -p " + port + " 127\\.0\\.0\\.1 join (\\w{6})\\b");
      try (PseudoTerminal ben = terminal("ben", "join " + code)) {
        anna.awaits("anna and guest2");
        ben.awaits("anna", "guest2");
        ben.types("q");
        ben.awaits("(Esc skips): ben");
        ben.types("\r");
        anna.awaits("anna and ben");
      }
    }
  }
}
