package dev.banmen.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.local.Corpus;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.settings.Preferences;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.files.Repairs;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.lesson.reader.LessonReader;
import dev.banmen.record.FileBytes;
import dev.banmen.study.Review;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files that nobody opens on purpose: one clear line, or all that can be read. */
class ExtremeFilesTest {
  private static final String ONE = "(;FF[4]GM[1]SZ[9]PB[A];B[aa];W[bb])\n";

  @TempDir private Path folder;

  /** Runs the whole program on a file. */
  private ProgramRun banmen(String command, Path file) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    StandardStreams streams = new StandardStreams(InputStream.nullInputStream(), out, err);
    int code =
        new Program(
                new CommandContext(HostEnvironment.ofProcess(), Catalog.ALL, streams),
                new ScreenFrontend(HostEnvironment.ofProcess()))
            .run(command, file.toString());
    return new ProgramRun(code, out.toString(UTF_8), err.toString(UTF_8));
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private void assertOneClearLine(Path file) {
    for (String command : new String[] {"show", "check"}) {
      ProgramRun run = banmen(command, file);
      assertThat(run.code()).isEqualTo(ExitCode.FAULT);
      assertThat(run.err() + run.out()).contains(file + ":"); // a check prints its faults
      assertShown(run);
    }
    assertThat(banmen("show", file).err()).hasLineCount(1);
  }

  /** A fault, or some of the repairs. */
  private static void assertFewLines(ProgramRun run) {
    int most = run.code() == ExitCode.DONE ? Repairs.TOLD + 1 : 1;
    assertThat(run.err().lines().count()).isLessThanOrEqualTo(most);
    assertThat(run.err().length()).isLessThan(500 * most);
  }

  private static void assertShown(ProgramRun run) {
    assertThat((run.out() + run.err()).chars()).noneMatch(c -> c < ' ' && c != '\n' || c == 0x7f);
    assertThat(run.err()).doesNotContain("Exception", "\tat ");
  }

  @ParameterizedTest
  @CsvSource({"go-1846-ear-reddening.sgf", "languages-and-signs.sgf", "othello-shortest.txt"})
  void aTornFileIsShownAsFarAsItGoes(String name) throws IOException {
    byte[] bytes = Files.readAllBytes(Corpus.FOLDER.resolve(name));
    Path torn = folder.resolve(name);
    for (int length = bytes.length / 2; length < bytes.length / 2 + 12; length++) {
      Files.write(torn, java.util.Arrays.copyOf(bytes, length));
      ProgramRun run = banmen("show", torn);
      assertThat(run.code()).isEqualTo(ExitCode.DONE);
      assertThat(run.out()).isNotBlank();
      assertShown(run);
    }
  }

  @ParameterizedTest
  @CsvSource({"x", "x.sgf", "x.dots", "x.banmen", "x.ggf", "x.wtb", "x.txt", "x.go"})
  void whatIsNoTextIsOneClearLine(String name) throws IOException {
    byte[] bytes = new byte[100_000];
    new Random(7).nextBytes(bytes);
    assertOneClearLine(Files.write(folder.resolve(name), bytes));
    for (String begun : new String[] {"(;", "(;B", "(;c[", "(A[", "f5d6c3"}) {
      byte[] lookalike = begun.getBytes(UTF_8);
      System.arraycopy(lookalike, 0, bytes, 500, lookalike.length);
      assertOneClearLine(Files.write(folder.resolve(name), bytes));
    }
  }

  @ParameterizedTest
  @CsvSource({"x", "x.sgf", "x.txt"})
  void aProgramIsOneClearLine(String name) throws IOException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    assertOneClearLine(Files.copy(java, folder.resolve(name)));
  }

  @Test
  void anEmptyFileIsOneClearLine() throws IOException {
    assertOneClearLine(file("x.sgf", ""));
  }

  @Test
  @Tag("long")
  void eightyThousandRefusedMovesAreOneLineForEachKind() throws IOException {
    String moves = ";W[dd];B[dd]".repeat(40_000);
    ProgramRun run = banmen("check", file("a.sgf", "(;GM[1]FF[4]SZ[19];B[dd]" + moves + ")"));
    assertThat(run.out()).endsWith("(79999 more of this kind)\n1 game, 1 fault\n");
    ProgramRun off =
        banmen("check", file("b.sgf", "(;GM[2]FF[4]SZ[8]" + ";B[a1]".repeat(80_000) + ")"));
    assertThat(off.out())
        .endsWith("(79998 more of this kind)\n1 game, 2 faults, 1 unusual\n")
        .contains("B moves twice in a row (79998 more of this kind)\n");
  }

  @Test
  void whatNeverEndsIsOneClearLine() {
    ProgramRun run =
        ProgramRun.ofCatalog("(;GM[1]".repeat(200_000), "show", "--max-input", "1", "-");
    assertThat(run)
        .isEqualTo(
            new ProgramRun(
                1,
                "",
                "banmen: -: input from a pipe or device is limited to 1 MB; use --max-input to"
                    + " allow more\n"));
    assertThat(
            ProgramRun.ofCatalog("(;GM[1]".repeat(200_000), "stats", "--max-input", "2", "-")
                .code())
        .isZero();
    assertThat(ProgramRun.ofCatalog("", "stats", "--max-input", "0", "-").code())
        .isEqualTo(ExitCode.USAGE);
  }

  @Test
  void theLimitsAreWrittenDown() throws IOException {
    String limits = Files.readString(Path.of("docs/limits.md"));
    assertThat(limits)
        .contains("`find`, `stats` | " + (FileBytes.MOST_STREAMED >> 20) + " MB |")
        .contains("`config.toml` | " + (Preferences.MOST_BYTES >> 10) + " KB;")
        .contains("in Markdown | " + (LessonReader.LONGEST >> 10) + " KB,")
        .contains(String.format(Locale.ROOT, "(`v`) | %,d moves", Review.MOST_MOVES));
  }

  @Test
  void aHundredThousandNestedVariationsAreRead() throws IOException {
    int depth = 100_000;
    String nested = "(;B[aa](;W[bb]" + "(;B[cc](;W[dd]".repeat(depth / 2) + ")".repeat(depth + 2);
    Path file = file("x.sgf", nested.replaceFirst(";B", ";GM[1]SZ[9];B"));
    ProgramRun run = banmen("show", file);
    assertThat(run.code()).isEqualTo(ExitCode.DONE);
    assertThat(run.out()).startsWith("Go, 9x9");
    assertShown(run);
  }

  @ParameterizedTest
  @CsvSource({"(;GM[1]SZ[9]C[, x", "(;GM[1]SZ[9];B[aa];W[bb], ;C[x]", "x, y", "1 2 3, 4"})
  @Tag("long")
  void oneEndlessLineIsReadOrIsOneClearLine(String begun, String endless) throws IOException {
    String line = begun + (" " + endless).repeat(5 * (1 << 20) / (endless.length() + 1));
    Path file = file("endless", line);
    for (String command : new String[] {"show", "check"}) {
      ProgramRun run = banmen(command, file);
      assertThat(run.code()).isIn(ExitCode.DONE, ExitCode.FAULT);
      if (command.equals("show")) {
        assertFewLines(run);
      }
      assertShown(run);
    }
  }

  /**
   * A large file, generated while it is written; the heap of the tests would not hold many at once.
   */
  private Path large(String name, String begun, String once, int times) throws IOException {
    Path file = folder.resolve(name);
    try (OutputStream out = Files.newOutputStream(file)) {
      out.write(begun.getBytes(UTF_8));
      byte[] many = once.repeat(1000).getBytes(UTF_8);
      for (int i = 0; i < times / 1000; i++) {
        out.write(many);
      }
    }
    return file;
  }

  private static final int HUNDRED = 100 << 20;

  @Test
  @Tag("long")
  void aCollectionOfAHundredMegabytesIsLookedInto() throws IOException {
    ProgramRun run = banmen("show", large("x.sgf", "", ONE, HUNDRED / ONE.length()));
    assertThat(run.code()).isEqualTo(ExitCode.DONE);
    assertThat(run.out()).contains("Black: A");
  }

  @Test
  @Tag("thorough")
  void aHundredMegabytesOfAnythingAreRefusedOrReadAsFarAsTheyGo() throws IOException {
    String[][] files = {
      {"x.sgf", "(;GM[1]SZ[9]C[", "x"},
      {"x.sgf", "(;GM[1]SZ[9]", ";B[aa];W[]"},
      {"x.sgf", "(;GM[1]SZ[9]", "(;B[aa]"},
      {"x.dots", "dots 1\n", "A 1,1-1,2\n"},
      {"x.banmen", "banmen 2\ngame go\nbegin 0\n", "0 here B D4\n"},
      {"x.ggf", "(;GM[Othello]", "B[d3]"},
      {"x.txt", "f5d6", "c3"},
      {"x", "", "x"},
      {"x.go", "1\n99999999\n", "B 1 1\nW 1 2\n"}
    };
    for (String[] file : files) {
      Path path = large(file[0], file[1], file[2], HUNDRED / file[2].length());
      ProgramRun run = banmen("show", path);
      assertThat(run.code()).as(file[1]).isIn(ExitCode.DONE, ExitCode.FAULT);
      assertFewLines(run);
      assertShown(run);
      Files.delete(path);
    }
  }
}
