package dev.banmen.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.banmen.cli.options.ExitCode;
import dev.banmen.text.Language;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code banmen convert}: nothing lost, nothing overwritten, unless that is asked for. */
class ConvertCommandTest {
  private static final String EXERCISE = "1\n3\nB 1 1\nW 1 2\nB 19 19\n";

  @TempDir Path folder;

  private String in(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private String out(String name) {
    return folder.resolve(name).toString();
  }

  private static ProgramRun convert(String... args) {
    String[] all = Stream.concat(Stream.of("convert"), Stream.of(args)).toArray(String[]::new);
    return ProgramRun.ofCatalog("", all);
  }

  @Test
  void theEndingTellsTheFormat() throws IOException {
    String sgf = out("a.sgf");
    assertThat(convert(in("a.go", EXERCISE), sgf)).isEqualTo(new ProgramRun(0, "", ""));
    assertThat(Files.readString(Path.of(sgf))).startsWith("(;").contains("B[aa]");
    String rows = ProgramRun.ofCatalog(EXERCISE, "show", "-", "--format", "rows").out();
    assertThat(ProgramRun.ofCatalog("", "show", sgf, "--format", "rows").out()).isEqualTo(rows);
  }

  @Test
  void theGamesOfAnArchiveAreHeldByAnotherByteForByteTheirNamesStandingBesideThem()
      throws IOException {
    String header = "13630101" + "01000000" + "0000" + "cc07" + "08001800";
    String game = "0100" + "0200" + "0101" + "28" + "26" + "384021" + "00".repeat(57);
    byte[] archive = HexFormat.of().parseHex(header + game);
    Path games = Files.write(folder.resolve("a.wtb"), archive);
    byte[] names = new byte[16 + 20 * 300];
    Arrays.fill(names, (byte) 'x');
    Files.write(folder.resolve("a.jou"), names);
    assertThat(convert(games.toString(), out("a.sgf")).code()).isZero();
    assertThat(convert(out("a.sgf"), out("c.wtb")).err()).contains("names of players");
    assertThat(convert(games.toString(), out("b.wtb"))).isEqualTo(new ProgramRun(0, "", ""));
    assertThat(records(Path.of(out("b.wtb")))).isEqualTo(records(games));
  }

  /** The bytes after the header, which has the file's date. */
  private static byte[] records(Path archive) throws IOException {
    byte[] all = Files.readAllBytes(archive);
    return Arrays.copyOfRange(all, 16, all.length);
  }

  /** Such a record says in SGF how to read its refused moves, which isn't a fact about the game. */
  @Test
  void anArchiveIsTheSameAgainFromSgf() throws IOException {
    byte[] archive = new byte[16 + 68];
    byte[] header = {20, 4, 12, 31, 1, 0, 0, 0, 0, 0, (byte) 0xd4, 7, 8, 0, 24};
    byte[] game = {1, 0, 2, 0, 3, 0, 40, 38, 56, 64, 33};
    System.arraycopy(header, 0, archive, 0, header.length);
    System.arraycopy(game, 0, archive, 16, game.length);
    Path games = Files.write(folder.resolve("a.wtb"), archive);
    assertThat(convert(games.toString(), out("a.sgf"))).isEqualTo(new ProgramRun(0, "", ""));
    assertThat(convert(out("a.sgf"), out("b.wtb"))).isEqualTo(new ProgramRun(0, "", ""));
    assertThat(Files.readAllBytes(Path.of(out("b.wtb")))).isEqualTo(archive);
    assertThat(convert(out("a.sgf"), out("a.ggf"), "--lossy").code()).isZero();
    assertThat(Files.readString(Path.of(out("a.ggf")))).doesNotContain("BANMEN");
  }

  @Test
  void whatIsThereStaysUnlessForced() throws IOException {
    String taken = in("taken.sgf", "mine");
    String exercise = in("a.go", EXERCISE);
    assertThat(convert(exercise, taken))
        .isEqualTo(
            new ProgramRun(
                1,
                "",
                "banmen: "
                    + taken
                    + ": a file with this name already exists; use --force to overwrite it\n"));
    assertThat(Files.readString(Path.of(taken))).isEqualTo("mine");
    assertThat(convert(exercise, taken, "--force").code()).isZero();
    assertThat(Files.readString(Path.of(taken))).startsWith("(;");
    assertOnly("taken.sgf", "a.go");
  }

  @Test
  void whatTheFormatCannotHoldIsNamedAndNothingIsWritten() throws IOException {
    String commented = in("a.sgf", "(;GM[1]FF[4]SZ[19]RU[exercise]KM[0]C[hello];B[aa];W[ba])\n");
    ProgramRun run = convert(commented, out("b.go"));
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains("go-exercise cannot hold").contains("comment").hasLineCount(1);
    assertOnly("a.sgf");
    assertThat(convert(commented, out("b.go"), "--lossy").code()).isZero();
    assertThat(Files.readString(folder.resolve("b.go"))).startsWith("1\n2\nB 1 1\nW 1 2\n");
  }

  @Test
  void gamesAreNamedInTheLanguageOfTheReader() throws IOException {
    Language chinese = Language.of(Locale.CHINESE);
    String[] words = {"convert", in("a.go", EXERCISE), out("b.othello"), "--lossy"};
    assertThat(ProgramRun.ofCatalog(chinese, "", words).err())
        .contains("围棋", "黑白棋")
        .doesNotContain("go，", "othello。", "othello\n");
  }

  @Test
  void gamesOfOneFamilyAreNotWrittenAsAnothers() throws IOException {
    ProgramRun run = convert(in("a.go", EXERCISE), out("b.othello"), "--lossy");
    assertThat(run)
        .isEqualTo(
            new ProgramRun(
                1,
                "",
                "banmen: "
                    + out("a.go")
                    + ": game 1 is a game of Go, but 'othello-exercise' is a format for"
                    + " Othello\n"));
    assertOnly("a.go");
  }

  @Test
  void aFaultInTheInputLeavesNothingBehind() throws IOException {
    ProgramRun run = convert(in("a.go", "1\n3\nB 1 1\n"), out("b.sgf"));
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).startsWith("banmen: " + out("a.go") + ":").hasLineCount(1);
    assertOnly("a.go");
  }

  @Test
  void anEndingThatTellsNoFormatIsWrongUse() throws IOException {
    ProgramRun run = convert(in("a.go", EXERCISE), out("b.xyz"));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("use --to with sgf").hasLineCount(1);
    assertThat(convert(out("a.go"), out("b.xyz"), "--to", "sgf").code()).isZero();
  }

  @Test
  void aFormatThatIsOnlyReadIsNotWrittenNorOffered() throws IOException {
    String moves = in("m.txt", "f5d6\n");
    ProgramRun byEnding = convert(moves, out("a.obf"));
    assertThat(byEnding.code()).isEqualTo(2);
    assertThat(byEnding.err())
        .startsWith("banmen: obf is a read-only format; choose sgf, ")
        .hasLineCount(1);
    assertThat(convert(moves, out("a.sgf"), "--to", "obf", "--lossy")).isEqualTo(byEnding);
    for (String to : List.of("obf", "none")) {
      String err = convert(moves, out("a"), "--to", to).err();
      assertThat(err.substring(err.indexOf(';'))).contains("ggf").doesNotContain("obf");
    }
    assertThat(convert(moves, out("a")).err()).contains("ggf").doesNotContain("obf");
    assertOnly("m.txt");
  }

  @Test
  void standardOutputIsNoFileToWrite() throws IOException {
    String exercise = in("a.go", EXERCISE);
    ProgramRun refused =
        new ProgramRun(
            2, "", "banmen: '-' is not a file to write to; name one, such as games.sgf\n");
    assertThat(convert(exercise, "-")).isEqualTo(refused);
    assertThat(convert(exercise, "-", "--to", "sgf", "--force")).isEqualTo(refused);
    assertThat(Path.of("-")).doesNotExist();
  }

  @Test
  void gamesThatCannotBeReadAreLeftOutOnlyIfThatIsAskedFor() throws IOException {
    String mixed =
        in("a.sgf", "(;GM[1]RU[NZ]KM[7];B[aa])\n(;GM[99];B[bb]\n(;GM[1]RU[NZ]KM[7];B[cc])\n");
    ProgramRun refused = convert(mixed, out("b.sgf"));
    assertThat(refused.code()).isEqualTo(1);
    assertThat(refused.err()).startsWith("banmen: " + mixed + ":2:5: ").contains("GM[99]");
    assertOnly("a.sgf");
    assertThat(convert(mixed, out("b.sgf"), "--lossy")).isEqualTo(refused);
    assertThat(Files.readString(Path.of(out("b.sgf"))))
        .contains("B[aa]", "B[cc]")
        .doesNotContain("B[bb]");
    String unknown = in("c.sgf", "(;GM[99];B[bb]\n");
    assertThat(convert(unknown, out("d.sgf"), "--lossy").code()).isEqualTo(1);
    assertOnly("a.sgf", "b.sgf", "c.sgf");
  }

  private void assertOnly(String... names) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      List<String> left = files.map(file -> file.getFileName().toString()).toList();
      assertThat(left).containsExactlyInAnyOrder(names);
    }
  }

  @Test
  void aGameOfSgfThatNobodyKnowsIsKeptAsItIs() throws IOException {
    String chess =
        "(;GM[3] FF [4]\n  CA[ISO-8859-1]PB[Andr\u00e9];White[e2e4!]X[a:b](;Y[])(;z[1]))";
    String mixed = in("a.sgf", "");
    Files.write(
        Path.of(mixed),
        ("(;GM[1]RU[NZ]KM[7];B[aa])\n" + chess + "\n(;GM[2];B[d3])\n(;GM[6];B[52lqac])")
            .getBytes(StandardCharsets.ISO_8859_1));
    ProgramRun run = convert(mixed, out("b.sgf"));
    assertThat(run.code()).isZero();
    assertThat(run.err())
        .startsWith("banmen: " + mixed + ":2:5: GM[3] is not a supported game")
        .contains("; copied unchanged")
        .hasLineCount(2);
    assertThat(Files.readString(Path.of(out("b.sgf"))))
        .isEqualTo(
            "(;GM[1]RU[NZ]KM[7]\n;B[aa])\n"
                + chess.replace("ISO-8859-1", "UTF-8")
                + "\n(;GM[2]\n;B[d3])\n(;GM[6];B[52lqac])\n");
    ProgramRun again = convert(out("b.sgf"), out("c.sgf"), "--lossy");
    assertThat(again.code()).isZero();
    assertThat(Files.readString(Path.of(out("c.sgf"))))
        .isEqualTo(Files.readString(Path.of(out("b.sgf"))));
    assertThat(convert(mixed, out("d.banmen")).code()).as("another form").isEqualTo(1);
  }

  @Test
  void everyRepairIsReportedOnceAsCheckReportsIt() throws IOException {
    String names = "(;GM[1]FF[4]CA[UTF-8]PB[柯洁]PW[朴廷";
    byte[] torn = Arrays.copyOf(names.getBytes(UTF_8), names.getBytes(UTF_8).length - 1);
    byte[] rest =
        "]RU[NZ]KM[5 1/2];B[aa]W[bb];B[zz)\n(;GM[1]FF[4]RU[NZ]KM[375];B [cc])".getBytes(UTF_8);
    byte[] all = Arrays.copyOf(torn, torn.length + rest.length);
    System.arraycopy(rest, 0, all, torn.length, rest.length);
    String in = Files.write(folder.resolve("a.sgf"), all).toString();
    ProgramRun run = convert(in, out("b.sgf"));
    assertThat(run.code()).isZero();
    assertThat(run.out()).isEmpty();
    assertThat(Files.readString(Path.of(out("b.sgf")))).contains("CA[UTF-8]", "PB[柯洁]");
    List<String> repairs =
        ProgramRun.ofCatalog("", "check", in)
            .out()
            .lines()
            .filter(line -> !line.contains("fault"))
            .toList();
    assertThat(repairs).hasSizeGreaterThan(4);
    assertThat(run.err().lines().map(line -> line.replaceFirst("^banmen: ", "")))
        .containsExactlyElementsOf(repairs);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "RU[NZ]KM[50]AP[foxwq]   > KM[0.5]AP[foxwq]     > KM[50] is read as KM[0.5]",
        "RU[NZ]KM[375]     > KM[7.5]              > KM[375] is read as KM[7.5]",
        "RU[Chinese]KM[3.75] > RU[Chinese]KM[7.5] > KM[3.75] is read as KM[7.5]",
        "RU[AGA]KM[3.75]   > RU[AGA]KM[3.75]      > ''",
        "RU[NZ]KM[]        > RU[NZ]KM[7]          > KM[7] is assumed, as the file has none",
        "RU[NZ]KM[6.30]    > KM[6.25]             > KM[6.30] is read as KM[6.25]",
        "RU[NZ]KM[6.50]HA[2] > KM[6.50]HA[2]        > ''",
        "RU[NZ]KM[6目半]HA[2子] > KM[6.5]HA[2]         > KM[6目半] is read as KM[6.5];"
            + " HA[2子] is read as HA[2]",
        "RU[NZ]KM[5.5]KM[-5.5] > KM[5.5]              > KM can have only one value: the first is"
            + " used",
        "KM[0]RU[日本]     > RU[Japanese]         > RU[日本] is read as RU[Japanese]",
        "HA[2]AB[cc][gg]   > HA[2]RU[Chinese]KM[0.5]AB[cc][gg] > RU[Chinese]KM[0.5] is assumed, as"
            + " the file has none",
        "RU[GOE]KM[0]      > RU[GOE]KM[0]         > ''",
        "RU[NZ]KM[7]RE[W+Res] > RE[W+R]           > RE[W+Res] is read as RE[W+R]",
      })
  void aConvertedFileSaysWhatWasRead(String in, String written, String notes) throws IOException {
    ProgramRun run = convert(in("a.sgf", "(;SZ[9]" + in.strip() + ";B[ee])"), out("b.sgf"));
    assertThat(Files.readString(Path.of(out("b.sgf"))))
        .contains(written.strip() + "\n")
        .endsWith(";B[ee])\n");
    assertThat(run.err().lines().map(line -> line.replaceFirst(".*sgf:[0-9:]+ ", "")))
        .containsExactlyElementsOf(
            notes.isBlank() ? List.of() : List.of(notes.strip().split("; ")));
    convert(out("b.sgf"), out("c.sgf"));
    assertThat(Path.of(out("c.sgf"))).hasSameTextualContentAs(Path.of(out("b.sgf")));
  }

  /** As of a count in which something is marked; a game that nobody has counted says nothing. */
  @Test
  void aCountWithoutMarksSaysWhoseTerritoryItIs() throws IOException {
    String game = "(;FF[4]GM[1]SZ[3]RU[Japanese]KM[0]%s;B[bb];W[];B[])";
    convert(in("a.sgf", game.formatted("RE[B+8]")), out("a.banmen"));
    convert(out("a.banmen"), out("b.sgf"));
    assertThat(Files.readString(Path.of(out("b.sgf"))))
        .contains(";B[]TB[aa][ba][ca][ab][cb][ac][bc][cc])")
        .doesNotContain("TW", "DS");
    convert(out("b.sgf"), out("b.banmen"));
    convert(out("b.banmen"), out("c.sgf"));
    assertThat(Files.readString(Path.of(out("c.sgf")))).containsOnlyOnce("TB[");
    convert(in("d.sgf", game.formatted("")), out("d.banmen"));
    convert(out("d.banmen"), out("e.sgf"));
    assertThat(Files.readString(Path.of(out("e.sgf")))).endsWith("B[])\n");
  }

  @Test
  void aFailedConversionIsOneLineWhateverWasRepaired() throws IOException {
    ProgramRun run = convert(in("a.sgf", "(;GM[1]KM[5 1/2]C[hello];B[aa])"), out("b.go"));
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains("go-exercise cannot hold").hasLineCount(1);
  }

  @ParameterizedTest
  @CsvSource({
    "UTF-16LE,   ;GM[1]CA[UTF-16]RU[NZ]KM[7]PB[Anna],          ;GM[1]CA[UTF-8]RU[NZ]KM[7]PB[Anna]",
    "UTF-8,      ;GM[1]CA[ISO-8859-1]RU[NZ]KM[7]PB[Anna],      ;GM[1]CA[UTF-8]RU[NZ]KM[7]PB[Anna]",
    "UTF-8,      ;GM[1]RU[NZ]KM[7]PB[Anna],                    ;GM[1]RU[NZ]KM[7]PB[Anna]",
    "GB18030,    ;GM[1]RU[NZ]KM[7]PB[聂卫平]PW[马晓春],        ;CA[UTF-8]GM[1]RU[NZ]KM[7]PB[聂卫平]PW[马晓春]",
    "UTF-16LE,   ;GM[3]CA[UTF-16]PB[Anna],          ;GM[3]CA[UTF-8]PB[Anna]",
    "GB18030,    ;GM[3]PB[聂卫平]PW[马晓春],        ;CA[UTF-8]GM[3]PB[聂卫平]PW[马晓春]",
    "ISO-8859-1, ;GM[3]PB[CA ISO]CA[ISO]PW[François], ;GM[3]PB[CA ISO]CA[UTF-8]PW[François]"
  })
  void aWrittenFileNamesTheCharsetThatItIsIn(String charset, String root, String written)
      throws IOException {
    byte[] bytes = ("(" + root + ")\n").getBytes(Charset.forName(charset));
    String in = Files.write(folder.resolve("a.sgf"), bytes).toString();
    assertThat(convert(in, out("b.sgf")).code()).isZero();
    assertThat(Files.readString(Path.of(out("b.sgf")))).startsWith("(" + written);
  }

  @ParameterizedTest
  @CsvSource({
    "moves, sgf, f5 d6 \\0\\0 c3",
    "ggf,   sgf, '(;GM[Othello]PB[a\\0b]BO[8 -------- -------- -------- ---O*--- ---*O---"
        + " -------- -------- -------- *]B[d3]W[\\0\\0];)'",
    "ggf,   ggf, '(;GM[Othello]PB[a\\0b]BO[8 -------- -------- -------- ---O*--- ---*O---"
        + " -------- -------- -------- *]B[d3]W[\\0\\0];)'"
  })
  void zeroBytesAreNotWrittenAndARefusedMoveStaysRefused(String from, String to, String text)
      throws IOException {
    String in = in("a." + from, text.translateEscapes());
    ProgramRun run =
        ProgramRun.ofCatalog("", "convert", in, out("b." + to), "--input", from, "--force");
    assertThat(run.code()).isZero();
    assertThat(Files.readString(Path.of(out("b." + to)))).doesNotContain("\0");
    String found = ProgramRun.ofCatalog("", "check", out("b." + to)).out();
    assertThat(found).contains("??").doesNotContain("pass.");
  }

  @ParameterizedTest
  @CsvSource({
    "wthor",
    "wtb",
    "WTB",
    "txt",
    "moves",
    "ggf",
    "sgf",
    "banmen",
    "othello",
    "othello-exercise"
  })
  void aFormatGoesByItsNameAndByItsEnding(String to) throws IOException {
    assertThat(convert(in("m.txt", "f5d6\n"), out("out"), "--to", to, "--lossy"))
        .isEqualTo(new ProgramRun(0, "", ""));
    assertThat(Path.of(out("out"))).isNotEmptyFile();
  }

  @Test
  void aFormatThatNobodyKnowsIsToldWithThoseThatAre() throws IOException {
    assertThat(convert(in("m.txt", "f5d6\n"), out("out"), "--to", "pgn").err())
        .startsWith("banmen: format 'pgn' is not known; choose sgf, banmen, ")
        .contains("moves (txt)", "wthor (wtb)", "go-exercise (go)");
  }

  @Test
  void aPipeOrADeviceIsNotReplaced() throws Exception {
    String exercise = in("a.go", EXERCISE);
    Path pipe = folder.resolve("b.sgf");
    assumeThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    ProgramRun run = convert(exercise, pipe.toString(), "--force");
    assertThat(run.code()).isEqualTo(ExitCode.FAULT);
    assertThat(run.err()).hasLineCount(1).startsWith("banmen: " + pipe + ": ");
    assertThat(run.err()).endsWith("it isn't a regular file\n");
    assertThat(Files.isRegularFile(pipe)).isFalse();
    Path device = Files.createSymbolicLink(folder.resolve("c.sgf"), Path.of("/dev/null"));
    assertThat(convert(exercise, device.toString(), "--force").err())
        .hasLineCount(1)
        .endsWith("it isn't a regular file\n");
    assertThat(Files.isRegularFile(Path.of("/dev/null"))).isFalse();
  }

  private static final String ANN = "(;FF[4]GM[1]RU[Chinese]KM[7.5]PB[Ann]PW[Cy]\n;B[aa])\n";
  private static final String BOB =
      "(;FF[4]GM[1]RU[Chinese]KM[7.5]PB[Bob]PW[Cy]\n;B[bb]\n;W[cc])\n";

  private List<String> names(String in) throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve(in))) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private static String players(String file) {
    return ProgramRun.ofCatalog("", "find", "cy", file)
        .out()
        .replaceAll("(?m)^.*-  (\\w+)  Cy.*$", "$1");
  }

  @Test
  void severalFilesAndFoldersBecomeOne() throws IOException {
    Files.createDirectories(folder.resolve("more/below"));
    String one = in("one.sgf", ANN + BOB);
    in("more/below/b.sgf", BOB);
    String all = out("all.sgf");
    assertThat(convert(one, out("more"), all)).isEqualTo(new ProgramRun(0, "", ""));
    assertThat(players(all)).isEqualTo("Ann\nBob\nBob\n");
    assertThat(convert(one, out("more"), all).code()).isEqualTo(ExitCode.FAULT);
    in("more/bad.sgf", "no game");
    assertThat(convert(out("more"), out("other.sgf")).err()).contains("bad.sgf");
    assertThat(Path.of(out("other.sgf"))).doesNotExist();
    assertThat(convert(out("more"), out("other.sgf"), "--lossy").code()).isEqualTo(1);
    assertThat(players(out("other.sgf"))).isEqualTo("Bob\n");
  }

  @Test
  void eachFileBecomesOneInAFolder() throws IOException {
    Files.createDirectories(folder.resolve("a"));
    Files.createDirectories(folder.resolve("to"));
    String one = in("one.sgf", ANN + BOB);
    String bad = in("bad.sgf", "no game");
    String same = in("a/one.sgf", BOB);
    ProgramRun run = convert(one, bad, same, in("two.go", EXERCISE), out("to"));
    assertThat(run.code()).isEqualTo(ExitCode.FAULT);
    assertThat(run.err().lines()).singleElement().asString().contains("bad.sgf");
    assertThat(names("to")).containsExactly("one-2.sgf", "one.sgf", "two.sgf");
    assertThat(players(out("to/one.sgf"))).isEqualTo("Ann\nBob\n");
    assertThat(convert(one, out("to"), "--to", "banmen", "--lossy").code()).isZero();
    assertThat(names("to")).contains("one.banmen");
    assertThat(convert(one, out("none") + "/").code()).isZero();
    assertThat(names("none")).containsExactly("one.sgf");
  }

  @Test
  void gamesOfAZipFileAreNamedAfterTheFilesInIt() throws IOException {
    Files.createDirectories(folder.resolve("to"));
    String zip = out("all.zip");
    try (ZipOutputStream packed = new ZipOutputStream(Files.newOutputStream(Path.of(zip)))) {
      for (String name : List.of("2019/final.sgf", "2020/final.sgf", "cup.sgf")) {
        packed.putNextEntry(new ZipEntry(name));
        packed.write((name.equals("cup.sgf") ? ANN + BOB : ANN).getBytes(UTF_8));
      }
    }
    assertThat(convert(zip, out("to"), "--split")).isEqualTo(new ProgramRun(0, "", ""));
    assertThat(names("to"))
        .containsExactly("cup-1.sgf", "cup-2.sgf", "final-1-2.sgf", "final-1.sgf");
    assertThat(players(out("to/cup-2.sgf"))).isEqualTo("Bob\n");
  }

  @Test
  void eachGameBecomesAFile() throws IOException {
    Files.createDirectories(folder.resolve("to"));
    String one = in("one.sgf", (ANN + BOB).repeat(5));
    assertThat(convert(one, out("to"), "--split")).isEqualTo(new ProgramRun(0, "", ""));
    assertThat(names("to")).hasSize(10).startsWith("one-01.sgf").endsWith("one-10.sgf");
    assertThat(Files.readString(Path.of(out("to/one-10.sgf"))))
        .contains("Bob")
        .doesNotContain("Ann");
    assertThat(convert(one, out("x.sgf"), "--split").err()).isEmpty();
    assertThat(names("x.sgf")).hasSize(10);
    assertThat(convert(one, one, "--split").err())
        .isEqualTo("banmen: '" + one + "' is a file, but must be a folder\n");
    ProgramRun barred = convert(one, one + "/in", "--split");
    assertThat(barred.code()).isEqualTo(ExitCode.FAULT);
    assertThat(barred.err().lines()).singleElement().asString().startsWith("banmen: " + one);
    assertThat(convert(in("bad.sgf", "no game"), out("empty"), "--split").code()).isNotZero();
    assertThat(Path.of(out("empty"))).doesNotExist();
    assertThat(convert(one).code()).isEqualTo(ExitCode.USAGE);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "DT[2016.5.3], DT[2016-05-03]",
        "DT[2016年12月31日], DT[2016-12-31]",
        "DT[2016/05], DT[2016-05]",
        "DT[2016.13.3], DT[2016.13.3]",
        "DT[2016-05-03;04], DT[2016-05-03;04]",
        "PB[ Ann   Lee ], PB[Ann Lee]",
        "C[ as  it is ], C[ as  it is ]",
      })
  void whatIsSaidAboutAGameIsTidied(String said, String tidy) throws IOException {
    String file = in("a.sgf", "(;FF[4]GM[1]" + said + ";B[aa])");
    assertThat(convert(file, out("b.sgf"), "--tidy").code()).isZero();
    assertThat(Files.readString(Path.of(out("b.sgf")))).contains(tidy);
    assertThat(convert(file, out("c.sgf")).code()).isZero();
    assertThat(Files.readString(Path.of(out("c.sgf")))).contains(said);
  }

  @Test
  void noFileThatIsToBeReadIsWrittenOver() throws IOException {
    Files.createDirectories(folder.resolve("all"));
    String go = in("all/a.go", EXERCISE);
    String sgf = in("all/a.sgf", BOB);
    ProgramRun run = convert(out("all"), out("all"), "--force");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains(go).contains(sgf).contains("use another folder");
    assertThat(Files.readString(Path.of(sgf))).isEqualTo(BOB);
    assertThat(convert(sgf, out("all"), "--force").code()).isZero(); // over itself
    assertThat(players(sgf)).isEqualTo("Bob\n");
  }

  @Test
  void repairsAreSaidHoweverManyFilesThereAre() throws IOException {
    Files.createDirectories(folder.resolve("to"));
    String one = in("one.sgf", "(;FF[4]GM[1]PB[Ann];B[aa])\n" + BOB);
    String said = convert(one, out("alone.sgf")).err();
    assertThat(said).contains("one.sgf:1:2: ");
    assertThat(convert(one, out("to"), "--split").err()).isEqualTo(said);
    assertThat(convert(one, in("two.sgf", BOB), out("both.sgf")).err()).isEqualTo(said);
  }

  @Test
  void whatAFormatIsNotForIsLeftOutIfThatIsAsked() throws IOException {
    String all = out("all.sgf");
    String dots = "recordings/dots-perfect-2x2.dots";
    assertThat(convert(in("one.sgf", BOB), dots, all).code()).isEqualTo(ExitCode.FAULT);
    assertThat(Path.of(all)).doesNotExist();
    ProgramRun run = convert(out("one.sgf"), dots, all, "--lossy");
    assertThat(run.code()).isEqualTo(ExitCode.FAULT);
    assertThat(run.err()).contains("game 1 is a game of Dots and Boxes");
    assertThat(players(all)).isEqualTo("Bob\n");
  }
}
