package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code banmen check}: a line for each fault, and their number. */
class CheckCommandTest {
  private static final String GOOD = "(;GM[1]FF[4]SZ[5];B[aa];W[bb])\n";

  @TempDir Path folder;

  @Test
  void nothingWrongIsCodeNought() {
    assertThat(ProgramRun.ofCatalog(GOOD, "check", "-"))
        .isEqualTo(new ProgramRun(0, "1 game, 0 faults\n", ""));
  }

  @Test
  void aTextBeforeTheFirstGameIsNoFault() {
    ProgramRun clean = new ProgramRun(0, "1 game, 0 faults\n", "");
    String letter = "Dear Ann,\n\nthis is the game:\n" + GOOD;
    assertThat(ProgramRun.ofCatalog(letter, "check", "-")).isEqualTo(clean);
    assertThat(ProgramRun.ofCatalog(letter, "check", "--strict", "-")).isEqualTo(clean);
  }

  @Test
  void aKomiOrHandicapThatIsNoNumberIsOneFault() {
    String komi = "(;GM[1]FF[4]SZ[9]KM[abc];B[ee])\n";
    assertThat(ProgramRun.ofCatalog(komi, "check", "-").out())
        .contains(": KM[abc] ")
        .endsWith("\n1 game, 1 fault\n");
    String handicap = "(;GM[1]FF[4]SZ[9]HA[2.5];B[ee])\n";
    assertThat(ProgramRun.ofCatalog(handicap, "check", "-").out())
        .contains(": HA[2.5] ")
        .endsWith("\n1 game, 1 fault\n");
  }

  @Test
  void aRefusedMoveIsToldWhereItStands() {
    String twice = "(;GM[1]FF[4]SZ[5]\n;B[aa]\n;W[aa])\n";
    assertThat(ProgramRun.ofCatalog(twice, "check", "-"))
        .isEqualTo(
            new ProgramRun(
                1,
                "-:3:1: miss 1: A5 is occupied: Black played there on move 1.\n"
                    + "1 game, 1 fault\n",
                ""));
  }

  @Test
  void everyLineAboutAZipFileNamesTheFileInIt() throws IOException {
    Path zip = folder.resolve("all.zip");
    try (ZipOutputStream packed = new ZipOutputStream(Files.newOutputStream(zip))) {
      for (String name : List.of("good.sgf", "twice.sgf", "far.sgf", "chess.sgf", "bad.go")) {
        packed.putNextEntry(new ZipEntry(name));
        String game =
            switch (name) {
              case "twice.sgf" -> "(;GM[1]FF[4]SZ[5];B[aa];W[aa])";
              case "far.sgf" -> "(;GM[1]FF[4]SZ[5];B[zz])";
              case "chess.sgf" -> "(;GM[3])";
              case "bad.go" -> "1\n1\nX\n";
              default -> GOOD;
            };
        packed.write(game.getBytes(StandardCharsets.UTF_8));
      }
    }
    List<String> lines = ProgramRun.ofCatalog("", "check", zip.toString()).out().lines().toList();
    assertThat(lines).hasSize(5).last().isEqualTo("5 games, 4 faults");
    assertThat(lines.subList(0, 4))
        .satisfiesExactly(
            line -> assertThat(line).contains(": twice.sgf: miss 1"),
            line -> assertThat(line).contains(": far.sgf: ").containsOnlyOnce("far.sgf"),
            line -> assertThat(line).contains(": chess.sgf: ").containsOnlyOnce("chess.sgf"),
            line -> assertThat(line).contains(": bad.go: ").containsOnlyOnce("bad.go"));
  }

  @Test
  void everyVariationIsCheckedFromTheBoardItBranchesOff() {
    String branches = "(;GM[1]FF[4]SZ[5];B[aa]\n(;W[bb]\n;B[bb])\n(;W[cc]\n;B[bb]\n;W[aa]))\n";
    assertThat(ProgramRun.ofCatalog(branches, "check", "-").out())
        .isEqualTo(
            """
            -:3:1: miss 1: B4 is occupied: White played there on move 2. (1 more of this kind)
            1 game, 1 fault
            """);
  }

  @Test
  void whatTheRulesAllowIsNoFaultUnderThem() {
    String suicide = "(;GM[1]FF[4]SZ[5]RU[Chinese];B[ab];W[ee];B[ba];W[aa])\n";
    assertThat(ProgramRun.ofCatalog(suicide, "check", "-").out()).contains("miss 2");
    assertThat(ProgramRun.ofCatalog(suicide, "check", "-", "--rules", "nz").code()).isZero();
  }

  @Test
  void rulesThatAGameDoesNotHaveAreRefusedOnceAFile() throws IOException {
    Path moves = Files.writeString(folder.resolve("m.txt"), "f5d6c3\nf5d6c3\n");
    ProgramRun run =
        ProgramRun.ofCatalog(GOOD, "check", "--rules", "japanese", moves.toString(), "-");
    assertThat(run)
        .isEqualTo(
            new ProgramRun(
                1,
                moves
                    + ":1: othello has only one set of rules, not 'japanese'\n"
                    + "2 games, 1 fault\n",
                ""));
    for (String command : new String[] {"show", "stats"}) {
      assertThat(ProgramRun.ofCatalog("", command, moves.toString(), "--rules", "nz").err())
          .contains("othello has only one set of rules, not 'nz'");
    }
  }

  @Test
  void aSetUpThatCannotBeIsTold() {
    String dead = "(;GM[1]FF[4]SZ[3]\n;AB[aa]AW[ab][ba])\n";
    assertThat(ProgramRun.ofCatalog(dead, "check", "-").out())
        .isEqualTo(
            """
            -:2:1: AB sets up stones after the root: they belong in the root
            -:2:1: set-up: the group of 1 stone at A3 has no liberties; it needs at least one
            1 game, 1 fault, 1 unusual
            """);
  }

  /**
   * SGF that is allowed but hardly ever meant is a level of its own, a fault with --strict alone.
   */
  @Test
  void whatIsUnusualIsCountedBesideTheFaults() {
    String unusual =
        "(;GM[1]FF[4]SZ[5]AB[aa]AB[bb]AW[cc]AP[x:1]AP[y:2]DT[2003.12.15]TM[30 min];W[dd])\n";
    ProgramRun run = ProgramRun.ofCatalog(unusual, "check", "-");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("AB appears twice", "AP appears twice", "DT[2003.12.15]", "TM[30 min]")
        .endsWith("1 game, 0 faults, 4 unusual\n");
    assertThat(ProgramRun.ofCatalog(unusual, "check", "-", "--strict"))
        .isEqualTo(new ProgramRun(1, run.out(), ""));
    String both = unusual.replace("W[dd]", "W[dd];B[dd]");
    assertThat(ProgramRun.ofCatalog(both, "check", "-").out())
        .contains("miss 1")
        .endsWith("1 game, 1 fault, 4 unusual\n");
  }

  @Test
  void aStepOfAnExerciseIsToldAsTheScreenTellsIt() {
    String steps = "1\n3\nB 1 1\nW 1 1\nW 1 2\n";
    assertThat(ProgramRun.ofCatalog(steps, "check", "-"))
        .isEqualTo(
            new ProgramRun(
                1,
                "-:4: miss 1: A19 is occupied: Black played there on move 1.\n"
                    + "1 game, 1 fault\n",
                ""));
  }

  @Test
  void dotsAreNamedAsTheyAreWrittenInEveryFormatThatKeepsThem() throws IOException {
    Path exercise =
        Files.writeString(folder.resolve("a.in"), "3 3 3\n0 3 3 2 2\n0 1 1 1 3\n1 2 2 2 2\n");
    Path format = folder.resolve("a.dots");
    String all =
        """
        miss 1: 3,3 and 2,2 are not next to each other.
        miss 1: 1,1 and 1,3 are not next to each other.
        miss 5: It is A's turn: A moves first. Also: 2,2-2,2 is not a line.
        """;
    assertThat(misses(exercise)).isEqualTo(all);
    ProgramRun.ofCatalog("", "convert", exercise.toString(), format.toString());
    assertThat(misses(format)).isEqualTo(all);
    assertThat(ProgramRun.ofCatalog("", "show", format.toString(), "--move", "1").out())
        .contains("miss 1: 3,3 and 2,2 are not next to each other.");
  }

  private static String misses(Path file) {
    StringBuilder misses = new StringBuilder();
    ProgramRun.ofCatalog("", "check", file.toString())
        .out()
        .lines()
        .filter(line -> line.contains("miss"))
        .forEach(line -> misses.append(line.substring(line.indexOf("miss"))).append('\n'));
    return misses.toString();
  }

  @Test
  void aValueThatNamesNoSiteIsToldOnce() {
    String wrong = "(;GM[1]FF[4]SZ[5];B[aa]TR[q1];W[zz];B[zq1])\n";
    ProgramRun run = ProgramRun.ofCatalog(wrong, "check", "-");
    assertThat(run.out()).containsOnlyOnce("[q1] isn't").contains("1 more of this kind", "miss 4");
  }

  @Test
  void aMoveOffTheBoardIsOneFault() {
    assertThat(ProgramRun.ofCatalog("(;FF[4]GM[1]SZ[5];B[aa];W[zz];B[bb])", "check", "-"))
        .isEqualTo(
            new ProgramRun(
                1,
                "-:1:24: miss 4: (26,26) is off the board: columns A to E, rows 1 to 5.\n"
                    + "1 game, 1 fault\n",
                ""));
    assertThat(ProgramRun.ofCatalog("(;FF[4]GM[2]SZ[8];B[d3];W[z9])", "check", "-").out())
        .isEqualTo(
            "-:1:24: miss 4: z9 is off the board, which runs from a1 to h8.\n1 game, 1 fault\n");
    assertThat(ProgramRun.ofCatalog("(;FF[4]GM[1]SZ[5];W[99])", "check", "-").out())
        .isEqualTo("-:1:20: W[99] isn't a valid value of W: kept but ignored\n1 game, 1 fault\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\001\033[2Ja", " \033[2J", "aa\033[2J", "\0[", "!![2Ja", "[2Ja"})
  void aMoveOfControlCharactersIsNoPass(String move) {
    String record = "(;FF[4]GM[1]SZ[9];B[aa];W[" + move + "];B[bb])";
    ProgramRun run = ProgramRun.ofCatalog(record, "check", "-");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .containsPattern("(?m)^-:1:26: W\\[.*\\] isn't a valid value of W: kept but ignored$")
        .doesNotContainPattern("[\\x00-\\x09\\x0b-\\x1f]");
    ProgramRun show = ProgramRun.ofCatalog(record, "show", "-", "--move", "2", "--format", "json");
    assertThat(show.out()).doesNotContain("\"move\":\"pass\"", "\033");
    assertThat(show.err()).doesNotContain("\033");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"W[bb;B[cc])", "W[bb\n;B[cc])", "W[bb C[well];B[cc])", "W[bb\tC[];B[cc])"})
  void aMoveWithoutItsBracketIsStillPlayed(String move) {
    String record = "(;FF[4]GM[1]SZ[9];B[aa];" + move;
    assertThat(ProgramRun.ofCatalog(record, "check", "-").out())
        .contains("-:1:27: a value of W lacks its ']'");
    assertThat(ProgramRun.ofCatalog(record, "show", "-", "--move", "2", "--format", "json").out())
        .contains("\"side\":\"white\",\"move\":\"B8\"");
  }

  @Test
  void filesAreToldOfInTheirOrderWhateverIsDoneFirst() throws IOException {
    List<String> args = new ArrayList<>(List.of("check"));
    StringBuilder expected = new StringBuilder();
    for (int i = 0; i < 700; i++) {
      Path file = folder.resolve(i + ".sgf");
      boolean isBad = i % 7 == 0;
      Files.writeString(file, isBad ? "(;GM[1]FF[4]SZ[5]\n;B[aa]\n;W[aa])\n" : GOOD);
      args.add(file.toString());
      if (isBad) {
        expected
            .append(file)
            .append(":3:1: miss 1: A5 is occupied: Black played there on move 1.\n");
      }
    }
    expected.append("700 games, 100 faults\n");
    assertThat(ProgramRun.ofCatalog("", args.toArray(String[]::new)).out())
        .isEqualTo(expected.toString());
  }

  @Test
  void theGamesOfALargeFileAreCheckedInPiecesAndToldInOrder() throws IOException {
    Path file = folder.resolve("large.sgf");
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 3000; i++) {
      String comment = "C[" + "x".repeat(400) + "]";
      text.append(i % 1000 == 999 ? "(;GM[1]SZ[5]" + comment + ";B[aa];W[aa])\n" : GOOD);
      text.append(i % 1000 == 999 ? "" : "(;GM[1]FF[4]SZ[5]" + comment + ")\n");
    }
    Files.writeString(file, text);
    assertThat(Files.size(file)).isGreaterThan(1 << 20);
    ProgramRun run = ProgramRun.ofCatalog("", "check", file.toString());
    List<String> misses = run.out().lines().filter(line -> line.contains("miss 1")).toList();
    assertThat(misses).hasSize(3).isSortedAccordingTo((a, b) -> line(a) - line(b));
    assertThat(run.out()).contains("5997 games");
  }

  private int line(String told) {
    return Integer.parseInt(told.substring(told.indexOf(".sgf:") + 5).split(":")[0]);
  }

  @Test
  void aFileThatCannotBeReadIsAFaultAndTheNextIsChecked() throws IOException {
    Path good = Files.writeString(folder.resolve("good.sgf"), GOOD);
    assertThat(ProgramRun.ofCatalog("", "check", "nowhere.sgf", good.toString()))
        .isEqualTo(
            new ProgramRun(1, "nowhere.sgf: cannot be read: no such file\n1 game, 1 fault\n", ""));
  }

  @Test
  void noControlCharacterOfAFileReachesTheTerminal() {
    String text = "(;GM[1]FF[4]SZ[5];B[\u001b[2Jq];TR[\u001bz])\n";
    ProgramRun run = ProgramRun.ofCatalog(text, "check", "-");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).doesNotContain("\u001b");
  }

  @Test
  void checkNeedsAFile() {
    assertThat(ProgramRun.ofCatalog("", "check"))
        .isEqualTo(new ProgramRun(2, "", "banmen: check needs FILE; see 'banmen check --help'\n"));
  }

  @Test
  void aMoveThatCannotBeReadIsToldOnce() {
    assertThat(ProgramRun.ofCatalog("f5d6c3zz\n", "check", "-"))
        .isEqualTo(
            new ProgramRun(
                1,
                "-:1:7: found 'zz' where a square such as f5 or a pass was expected; no move is"
                    + " played\n1 game, 1 fault\n",
                ""));
  }

  @Test
  void aMoveThatCannotBeReadIsKeptAndToldOnceInSgfToo() throws IOException {
    Path moves = Files.writeString(folder.resolve("m.txt"), "f5d6c3[Zz]\n");
    Path sgf = folder.resolve("m.sgf");
    assertThat(ProgramRun.ofCatalog("", "convert", moves.toString(), sgf.toString()).code())
        .isZero();
    assertThat(Files.readString(sgf)).contains("W[\\[Zz\\]]");
    assertThat(ProgramRun.ofCatalog("", "check", sgf.toString()).out())
        .isEqualTo(
            sgf
                + ":2:21: W[[Zz]] isn't a valid value of W: kept but ignored\n"
                + "1 game, 1 fault\n");
  }
}
