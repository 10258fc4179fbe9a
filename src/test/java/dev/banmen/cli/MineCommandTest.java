package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.lessons.LessonFolders;
import dev.banmen.catalog.Catalog;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.ProblemHead;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code banmen mine}: problems from recorded games, as files. */
class MineCommandTest {
  private static final String GAME = "recordings/dots-long-chains.dots";
  private static final String CAPTURE = "recordings/capture-cut-and-caught.sgf";

  @TempDir Path folder;

  private static ProgramRun mine(String... words) {
    List<String> all = new ArrayList<>(List.of("mine"));
    all.addAll(List.of(words));
    return ProgramRun.ofCatalog("", all.toArray(String[]::new));
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void problemsAreWrittenThatAreLessons() throws IOException {
    String out = folder.resolve("one.banmen").toString();
    assertThat(mine(GAME, "--to", out, "--count", "1"))
        .isEqualTo(new ProgramRun(0, "1 problem\n", ""));
    assertThat(Files.readString(Path.of(out)))
        .contains(
            "note TE 1",
            "note BM 1",
            "dots-long-chains.dots #1, move 30",
            "note DI",
            "note GOAL wins");
    assertThat(ProgramRun.ofCatalog("", "learn", "--check", out))
        .isEqualTo(new ProgramRun(0, "1 lesson, 0 faults\n", ""));
    assertThat(mine(GAME, "--to", out).err()).contains("one.banmen");
  }

  /** Its level is read as such, from one file and from a folder of them. */
  @Test
  void aCourseKnowsTheLevelOfEach() throws IOException {
    Path out = folder.resolve("mined.sgf");
    mine(CAPTURE, "--to", out.toString());
    Lesson file = lesson(out);
    Lesson course = lesson(folder);
    assertThat(course.steps()).hasSameSizeAs(file.steps());
    Matcher written = Pattern.compile("DI\\[(\\d+)]").matcher(Files.readString(out));
    for (int i = 0; i < file.steps().size(); i++) {
      ProblemHead head = file.head(i);
      assertThat(written.find()).isTrue();
      assertThat(head.level()).isEqualTo(written.group(1));
      assertThat(head.rating()).isPresent();
      assertThat(course.head(i)).isEqualTo(head);
    }
  }

  private Lesson lesson(Path file) throws IOException {
    Clock clock = Clock.systemUTC();
    Path home = folder.resolve("home");
    try {
      return new LessonFolders(Catalog.ALL, home, home, clock).lesson(file + "").orElseThrow();
    } catch (FileFault e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void aFileHasTheProblemsOfOneGame() throws IOException {
    String go = "recordings/go-eternal-life.sgf";
    String out = folder.resolve("go.sgf").toString();
    assertThat(mine(go, "recordings/capture-cut-and-caught.sgf", "--to", out))
        .isEqualTo(
            new ProgramRun(
                0,
                "1 problem\n",
                "banmen: 3 problems of other games are not in "
                    + out
                    + ", as a course has one game; mine those games by themselves, or into a"
                    + " folder\n"));
  }

  @Test
  void inAFolderEachHasAFile() throws IOException {
    ProgramRun run = mine(GAME, "--to", folder.toString());
    assertThat(run.out()).isEqualTo(names().size() + " problems\n");
    assertThat(names()).startsWith("problem-00001.banmen").hasSizeGreaterThan(1);
    assertThat(lesson(folder).steps()).hasSameSizeAs(names());
  }

  /** A course has one game: how to learn the others is said. */
  @Test
  void whatAFolderHasOfOtherGamesIsSaid() {
    assertThat(mine(GAME, CAPTURE, "--to", folder.toString()).err())
        .startsWith("banmen: 'banmen learn " + folder + "' asks problems of one game, here ")
        .contains(" problems of other games are learned by the names of the files");
  }

  @Test
  void whereNothingIsFoundNothingIsWritten() throws IOException {
    String go = file("(;GM[1]SZ[9];B[aa])");
    assertThat(nothing(go))
        .isEqualTo("in 1 position no move alone was proved to be right, looking at 30000 for each");
    assertThat(folder.resolve("out.sgf")).doesNotExist();
    assertThat(mine(go))
        .isEqualTo(new ProgramRun(2, "", "banmen: say with --to where to write the problems\n"));
  }

  @Test
  void gamesThatTheFileIsNotForAreLeftAlone() {
    assertThat(nothing(GAME))
        .isEqualTo("sgf cannot hold these games; if OUT is a folder, each problem is a file there");
  }

  @Test
  void itSaysWhyThereIsNothing() throws IOException {
    assertThat(nothing(file("(;GM[1]RU[nz]SZ[9];B[aa])")))
        .startsWith("nothing can be proved in these games");
  }

  private String file(String sgf) throws IOException {
    return Files.writeString(folder.resolve("go.sgf"), sgf).toString();
  }

  /** Why there are no problems, up to the number of positions that are looked at. */
  private String nothing(String file) {
    ProgramRun run = mine(file, "--to", folder.resolve("out.sgf").toString());
    assertThat(run.out()).isEqualTo("0 problems\n");
    assertThat(run.code()).isEqualTo(1);
    return run.err().strip().replaceFirst("^banmen: ", "");
  }

  @Test
  void problemsAreAskedForInTheReadersLanguage() throws IOException {
    Path out = folder.resolve("capture.sgf");
    assertThat(mine(CAPTURE, "--to", out.toString()).out()).isEqualTo("3 problems\n");
    assertThat(Files.readString(out)).contains("GOAL[wins]", "TE[1]", "BM[1]").doesNotContain("C[");
    assertThat(ProgramRun.ofCatalog("", "learn", "--check", out.toString()))
        .isEqualTo(new ProgramRun(0, "1 lesson, 0 faults\n", ""));
  }
}
