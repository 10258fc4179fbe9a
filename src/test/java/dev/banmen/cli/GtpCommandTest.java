package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.games.go.net.RandomNetwork;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GtpCommandTest {
  @TempDir private Path folder;

  private static String out(String input, String... args) {
    ProgramRun run = ProgramRun.ofCatalog(input, args);
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    return run.out();
  }

  @Test
  void itPlaysGoUnlessAnotherGameIsNamed() {
    String ask = "gogui-rules_game_id\ngogui-rules_board_size\nquit\n";
    assertThat(out(ask, "gtp")).isEqualTo("= Go\n\n= 19\n\n= \n\n");
    assertThat(out(ask, "gtp", "othello")).isEqualTo("= Othello\n\n= 8\n\n= \n\n");
    assertThat(out(ask, "gtp", "dots", "--set", "size=3")).isEqualTo("= Dots\n\n= 5\n\n= \n\n");
  }

  @Test
  void aSeedRepeatsAMove() {
    String[] args = {"gtp", "go", "--set", "size=5", "--level", "2", "--seed", "7"};
    assertThat(out("genmove b\n", args)).isEqualTo(out("genmove b\n", args));
  }

  @Test
  void withoutALevelItPlaysAsWellAsTheTimeAllows() {
    String[] args = {"gtp", "go", "--set", "size=5", "--seed", "7", "--move-time", "0.05"};
    assertThat(out("genmove b\n", args)).isEqualTo("= C3\n\n");
  }

  @Test
  void aRecordedGameIsLoadedUpToAMove() throws IOException {
    Path file = Files.writeString(folder.resolve("a.sgf"), "(;SZ[5]KM[5.5];B[aa];W[bb];B[cc])");
    String load = "loadsgf " + file;
    assertThat(out(load + "\nundo\nplay b b4\nplay b c3\nfinal_status_list alive\n", "gtp"))
        .startsWith("= white\n\n= \n\n? illegal move\n\n= \n\n");
    assertThat(out(load + " 2\nplay b b4\n", "gtp")).isEqualTo("= white\n\n= \n\n");
    assertThat(out(load + " 1\nundo\n", "gtp")).isEqualTo("= black\n\n? cannot undo\n\n");
    assertThat(out(load + "\n", "gtp", "othello"))
        .isEqualTo("? '" + file + "' is no game of othello\n\n");
    assertThat(out("loadsgf -\n", "gtp")).isEqualTo("? cannot open or parse '-'\n\n");
  }

  @Test
  void aNetworkIsAskedForMoves() throws IOException {
    String file = Files.write(folder.resolve("a.bin"), RandomNetwork.any()).toString();
    String moves = "genmove b\ngenmove w\nboardsize 4\ngenmove b\n";
    String[] args = {"gtp", "go", "--set", "size=9", "--net", file, "--level", "1", "--seed", "1"};
    assertThat(out(moves, args)).matches("= [A-J]\\d\n\n= [A-J]\\d\n\n= \n\n= [A-D]\\d\n\n");
  }

  /** What is known of the board is known of the other side's turn. */
  @Test
  void aSideMayMoveTwiceInARow() throws IOException {
    String black = "A1 B1 C1 G1 H1 J1 A3 B3 C3 D3 E3 F3 G3 H3 J3 C4 G4 A8 B8 H8 J8 C9 G9";
    String white = "A2 B2 C2 D2 F2 G2 H2 J2 E1 A9 H9";
    String stones = "komi 0\n" + plays("b", black) + plays("w", white);
    String[] args = {"gtp", "go", "--set", "size=9", "--level", "10", "--seed", "1"};
    assertThat(out(stones + "genmove b\ngenmove b\n", args))
        .matches("(= \n\n){35}= [A-J]\\d\n\n= [A-J]\\d\n\n");
  }

  private static String plays(String side, String sites) {
    return "play " + side + " " + sites.replace(" ", "\nplay " + side + " ") + "\n";
  }

  @Test
  void aFileThatIsNoNetworkIsOneLine() throws IOException {
    Path file = Files.writeString(folder.resolve("a.txt"), "old 7 22 19\n");
    ProgramRun old = ProgramRun.ofCatalog("", "gtp", "--net", file.toString());
    assertThat(old.code()).isEqualTo(1);
    assertThat(old.err())
        .isEqualTo(
            "banmen: "
                + file
                + ": network version 7 is not supported; choose a network of version 8 to 17\n");
    ProgramRun none = ProgramRun.ofCatalog("", "gtp", "--net", folder.resolve("b").toString());
    assertThat(none.code()).isEqualTo(1);
    assertThat(none.err()).endsWith("cannot be read: no such file\n");
    assertThat(ProgramRun.ofCatalog("", "gtp", "--net", folder.toString()).err())
        .endsWith("it isn't a regular file\n");
    ProgramRun level = ProgramRun.ofCatalog("", "gtp", "--net", file.toString(), "--level", "0");
    assertThat(level.code()).as("options are checked first").isEqualTo(2);
    ProgramRun othello = ProgramRun.ofCatalog("", "gtp", "othello", "--net", file.toString());
    assertThat(othello.code()).isEqualTo(2);
    assertThat(othello.err().lines()).hasSize(1);
  }

  @Test
  void wrongOptionsAreOneLine() {
    ProgramRun run = ProgramRun.ofCatalog("", "gtp", "chess");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err().lines()).hasSize(1);
    assertThat(ProgramRun.ofCatalog("", "gtp", "go", "--level", "0").code()).isEqualTo(2);
    assertThat(ProgramRun.ofCatalog("", "gtp", "--move-time", "0").err())
        .isEqualTo("banmen: move-time '0' is not valid; use seconds from 0.001 to 86400\n");
    assertThat(ProgramRun.ofCatalog("", "gtp", "go", "--set", "size=99").code()).isEqualTo(2);
    assertThat(ProgramRun.ofCatalog("", "gtp", "go", "--set", "size=26").code()).isEqualTo(2);
  }
}
