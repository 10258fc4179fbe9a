package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.banmen.app.local.lessons.LessonFolders;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.lesson.StepOutcome;
import dev.banmen.lesson.StepResult;
import dev.banmen.lesson.review.ReviewPlan;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code banmen learn}: lessons checked and listed. */
class LearnCommandTest {
  private static final String LESSON =
      "---\ngame: zzz\n---\n# T\n\nWords.\n".replace("zzz", "othello");

  private static final String PROBLEM =
      "\n## B\n\n```choices\nright yes: Yes.\nwrong no: No.\n```\n";

  @TempDir Path folder;

  @Test
  void aLessonWithoutFaultsIsCodeNought() {
    assertThat(ProgramRun.ofCatalog(LESSON, "learn", "--check", "-"))
        .isEqualTo(new ProgramRun(0, "1 lesson, 0 faults\n", ""));
  }

  @Test
  void faultsAreToldOfEachFile() throws IOException {
    Path markdown = Files.writeString(folder.resolve("a.md"), LESSON + "\n## S\n\n```bord\n```\n");
    Path problem = Files.writeString(folder.resolve("a.sgf"), "(;GM[1]SZ[5]\n;B[aa]\n;W[aa])\n");
    Path none = folder.resolve("b.md");
    ProgramRun run =
        ProgramRun.ofCatalog(
            "", "learn", "--check", markdown.toString(), problem.toString(), none.toString());
    String kinds = "board, marks, moves, answers, choices or practice";
    assertThat(run.err())
        .isEqualTo(
            "banmen: "
                + markdown
                + ":8:0: the step 'S' is empty\n".replace(":0:", ":")
                + "banmen: "
                + markdown
                + ":10:4: unknown block 'bord': expected "
                + kinds
                + "\n"
                + "banmen: "
                + problem
                + ":3:1: A5 is illegal here: A5 is occupied: Black played"
                + " there on move 1.\n"
                + "banmen: "
                + none
                + ": cannot be read: no such file\n");
    assertThat(run.out()).isEqualTo("2 lessons, 4 faults\n");
    assertThat(run.code()).isEqualTo(1);
  }

  @Test
  void anAnswerThatNothingMarksIsNotedButNoFault() {
    String problems = "(;GM[1]SZ[5](;B[aa]TE[1])(;B[bb]))\n(;GM[1]SZ[5](;B[aa])(;B[bb]))\n";
    ProgramRun run = ProgramRun.ofCatalog(problems, "learn", "--check", "-");
    assertThat(run.err())
        .isEqualTo(
            "banmen: -:2:2: No answer is marked here, so the first line counts as the solution.\n");
    assertThat(run.out()).isEqualTo("1 lesson, 0 faults\n");
    assertThat(run.code()).isZero();
  }

  @Test
  void claimsAreProvedOnRequest() {
    String problem =
        "---\ngame: go\nset: size=5\n---\n# T\n\n```board black\nO . . . .\nX . . . .\n"
            + ". . . . .\n. . . . .\n. . . . .\n```\n\n```answers\ngoal: black captures A5"
            + " within B5\nright %s: yes\n```\n\n## U\n\n```answers\nright B5: yes\n```\n";
    ProgramRun run =
        ProgramRun.ofCatalog(problem.formatted("B5"), "learn", "--check", "--solve", "-");
    assertThat(run.out())
        .matches(
            "(?s)-:16: T: proved in \\d+ positions\n-: U: claims nothing\n"
                + "1 problem proved, 0 unproved, 1 without a claim, 0 faulty\n"
                + "1 lesson, 0 faults\n");
    assertThat(run.code()).isZero();
    ProgramRun refuted =
        ProgramRun.ofCatalog(problem.formatted("B4"), "learn", "--check", "--solve", "-");
    assertThat(refuted.err())
        .isEqualTo(
            "banmen: -:16:1: the goal is also reached by 1 move not listed here: B5; after the"
                + " first: -\n"
                + "banmen: -:17:1: B4 doesn't reach the goal: B5\n");
    assertThat(refuted.out()).endsWith("1 faulty\n1 lesson, 2 faults\n");
    assertThat(refuted.code()).isEqualTo(1);
  }

  /** What can't be read in one step keeps nobody from hearing what is wrong in another. */
  @Test
  void faultsOfAllKindsAreFoundInOneGo() {
    String problem =
        "---\ngame: go\nset: size=3\n---\n# T\n\n```board black\nO . .\nX . .\n. . .\n```\n\n"
            + "```answers\ngoal: black captures A3 within B3\nright B2: yes\nwrong *: no\n```\n\n"
            + "## U\n\n```answers\nleft B3: yes\n```\n";
    ProgramRun run = ProgramRun.ofCatalog(problem, "learn", "--check", "--solve", "-");
    assertThat(run.err()).contains("-:22:1: unknown answer 'left'", "-:15:1: B2 doesn't reach");
    assertThat(run.out()).endsWith("1 faulty\n1 lesson, 4 faults\n");
  }

  @Test
  void whatIsAskedForMustBeThere() {
    assertThat(ProgramRun.ofCatalog("", "learn", "--solve", "-").code()).isEqualTo(2);
    assertThat(ProgramRun.ofCatalog("", "learn", "--check").code()).isEqualTo(2);
    assertThat(ProgramRun.ofCatalog("", "learn", "--check", "--list", "-").code()).isEqualTo(2);
    assertThat(ProgramRun.ofCatalog("", "learn", "one", "another").code()).isEqualTo(2);
    assertThat(ProgramRun.ofCatalog("", "learn", "--list", "one", "two").code()).isEqualTo(2);
  }

  private static final String PROBLEMS =
      "(;GM[1]SZ[9]DI[9k]GN[One]AB[bi]AW[ai](;B[ah]TE[1])(;B[cc]))\n"
          + "(;GM[1]SZ[9]AB[bb]AW[ab](;B[aa]TE[1])(;B[cc]))\n";

  @Test
  void theProblemsOfAFileAreListed() throws IOException {
    Path file = Files.writeString(folder.resolve("two.sgf"), PROBLEMS);
    ProgramRun run = ProgramRun.ofCatalog("", "learn", file.toString(), "--list");
    assertThat(run.out())
        .isEqualTo("0 of 2 solved, 0 due  two.sgf\n1: One, new.\n2: problem 2, new.\n");
    assertThat(run.code()).isZero();
    ProgramRun none = ProgramRun.ofCatalog("", "learn", folder + "/none", "--list");
    assertThat(none.err()).contains("is neither a lesson nor a file");
    assertThat(none.code()).isEqualTo(1);
  }

  @Test
  void theLessonsOfAFolderAreListedAndChecked() throws IOException {
    Path go = Files.createDirectory(folder.resolve("go"));
    Files.writeString(go.resolve("1.md"), LESSON);
    ProgramRun run = ProgramRun.ofCatalog("", "learn", folder.toString(), "--list");
    assertThat(run.out()).contains("go/1  ");
    assertThat(run.code()).isZero();
    Files.writeString(folder.resolve("two.sgf"), PROBLEMS);
    Files.writeString(folder.resolve("index.txt"), "go/1\n");
    assertThat(ProgramRun.ofCatalog("", "learn", "--check", folder.toString()))
        .isEqualTo(new ProgramRun(0, "2 lessons, 0 faults\n", ""));
  }

  /** Only problems of one game, in the order of the files' names. */
  @Test
  void aFolderIsOneCourse() throws IOException {
    Files.writeString(folder.resolve("b.sgf"), PROBLEMS);
    Files.writeString(folder.resolve("a.sgf"), "(;GM[1]SZ[9]AB[bi]AW[ai](;W[ah]TE[1])(;W[cc]))");
    Files.writeString(folder.resolve("c.sgf"), "(;GM[1]SZ[9];B[aa];W[bb])");
    Files.writeString(folder.resolve("d.md"), LESSON);
    Files.writeString(folder.resolve("e.sgf"), "(;GM[2]SZ[8]AB[d1]AW[e1](;B[f1]TE[1])(;B[a8]))");
    ProgramRun run = ProgramRun.ofCatalog("", "learn", folder + "/", "--list");
    assertThat(run.out())
        .contains("0 of 3 solved, 0 due  " + folder.getFileName())
        .contains("\nLeft out: 2 games, 0 files. ")
        .endsWith("\n1: a.sgf, new.\n2: One, new.\n3: problem 2, new.\n");
  }

  /** Whatever a file begins with: each game is asked. */
  @Test
  void aGameWithAHandicapIsNoProblem() throws IOException {
    String handicap = "(;GM[1]SZ[9]HA[2]AB[cc][gg];W[cg];B[gc])";
    Files.writeString(folder.resolve("a.sgf"), handicap + PROBLEMS + handicap);
    Files.writeString(folder.resolve("b.sgf"), "no recording");
    ProgramRun run = ProgramRun.ofCatalog("", "learn", folder.toString(), "--list");
    assertThat(run.out())
        .contains("0 of 2 solved", "\nLeft out: 2 games, 1 file. ")
        .endsWith("\n1: One, new.\n2: problem 3, new.\n");
    ProgramRun paper = ProgramRun.ofCatalog("", "learn", "--paper", folder.toString());
    assertThat(paper.out()).containsOnlyOnce("Left out: 2 games, 1 file.");
  }

  @Test
  void nothingIsSaidWhereNothingIsLeftOut() throws IOException {
    Files.writeString(folder.resolve("b.sgf"), PROBLEMS);
    ProgramRun run = ProgramRun.ofCatalog("", "learn", folder.toString(), "--list");
    assertThat(run.out()).contains("0 of 2 solved").doesNotContain("Left out");
  }

  /** A course is no larger than one file of problems may be. */
  @Test
  void aFolderEndsWhereOneFileWould() throws IOException {
    String one = "(;GM[1]SZ[5]AB[bb]AW[ab];B[aa])";
    Files.writeString(folder.resolve("a.sgf"), one.repeat(19_999));
    Files.writeString(folder.resolve("b.sgf"), one.repeat(3));
    Files.writeString(folder.resolve("c.sgf"), one);
    ProgramRun run = ProgramRun.ofCatalog("", "learn", folder.toString(), "--list");
    assertThat(run.out()).contains("0 of 20000 solved", "\nLeft out: 2 games, 1 file. ");
  }

  @Test
  void ownLessonsGoBeforeThoseOfTheFolderHere() throws IOException {
    Path here = Files.createDirectories(folder.resolve("here/recordings/lessons/zz")).getParent();
    Path own = Files.createDirectories(folder.resolve("home/lessons/zz")).getParent();
    Files.writeString(here.resolve("zz/1.md"), LESSON);
    Files.writeString(here.resolve("zz/2.md"), LESSON.replace("# T", "# Two"));
    Files.writeString(own.resolve("zz/1.md"), LESSON.replace("# T", "# Mine") + PROBLEM);
    Files.writeString(own.resolve("zz/3.sgf"), "(;GM[1]SZ[5]GN[A problem];B[aa])");
    Files.writeString(own.resolve("zz/4.md"), "no lesson");
    Files.writeString(own.resolve("zz/5.jpg"), "no lesson, and not said to be one");
    Clock clock = Clock.fixed(Instant.parse("2026-11-21T09:05:00Z"), ZoneOffset.UTC);
    Path home = folder.resolve("home");
    LessonFolders learning = new LessonFolders(Catalog.ALL, folder.resolve("here"), home, clock);
    learning.progress().add(new StepResult("zz/1", "b", StepOutcome.WRONG));
    learning.progress().add(new StepResult("zz/1", "b", StepOutcome.RIGHT));
    learning.progress().add(new StepResult("zz/2", "two", StepOutcome.READ));
    learning
        .progress()
        .add(new StepResult("zz/2", "a step that is there no more", StepOutcome.WRONG));
    Clock later = Clock.offset(clock, java.time.Duration.ofDays(1));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    StandardStreams streams = new StandardStreams(new ByteArrayInputStream(new byte[0]), out, err);
    new LessonListing(
            new LessonFolders(Catalog.ALL, folder.resolve("here"), home, later),
            ReviewPlan.USUAL,
            streams)
        .list();
    assertThat(lines(out, "zz/"))
        .isEqualTo("  zz/1 Mine 1 of 2\n  zz/2 Two done\n  zz/3 A problem\n");
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("\nto review: Mine\n");
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo(
            "banmen: " + own.resolve("zz/4.md") + ": 2 faults; see 'banmen learn --check'\n");
  }

  /** Lessons that come with the program are listed as well, and may be any. */
  private static String lines(ByteArrayOutputStream out, String about) {
    StringBuilder lines = new StringBuilder();
    for (String line : out.toString(StandardCharsets.UTF_8).split("\n")) {
      if (line.contains(about) && !line.startsWith("next")) {
        lines.append(line.replaceAll("(?<=\\S) +", " ")).append('\n');
      }
    }
    return lines.toString();
  }

  @Test
  void whatIsLearnedIsOneObject() throws IOException {
    Path own = Files.createDirectories(folder.resolve("home/lessons/zz"));
    Files.writeString(own.resolve("1.md"), LESSON.replace("# T", "# Mine") + PROBLEM);
    Clock clock = Clock.fixed(Instant.parse("2026-11-21T09:05:00Z"), ZoneOffset.UTC);
    Path home = folder.resolve("home");
    LessonFolders learning = new LessonFolders(Catalog.ALL, folder, home, clock);
    learning.progress().add(new StepResult("zz/1", "b", StepOutcome.RIGHT));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    StandardStreams streams = new StandardStreams(new ByteArrayInputStream(new byte[0]), out, out);
    assertThat(new LessonListing(learning, ReviewPlan.USUAL, streams).report()).isTrue();
    assertThat(out.toString(StandardCharsets.UTF_8)).endsWith("}\n");
    JsonObject all = JsonParser.parseString(out.toString(StandardCharsets.UTF_8)).getAsJsonObject();
    assertThat(all.get("day").getAsString()).isEqualTo("2026-11-21");
    assertThat(with(all.getAsJsonArray("lessons"), "zz/1").toString())
        .endsWith(
            "\"game\":\"othello\",\"concept\":\"zz/1\",\"done\":1,\"steps\":["
                + step("mine", false)
                + ","
                + step("b", true)
                + "]}");
    JsonObject concept = with(all.getAsJsonArray("concepts"), "zz/1");
    assertThat(concept.get("standing").getAsString()).isEqualTo("weak");
    assertThat(concept.get("reviews").getAsInt()).isEqualTo(1);
    assertThat(concept.get("reviewed").getAsString()).isEqualTo("2026-11-21");
    assertThat(concept.get("due").getAsString()).isEqualTo("2026-11-23");
    assertThat(concept.get("remembered").getAsDouble()).isEqualTo(1);
    assertThat(concept.get("stability").getAsDouble()).isEqualTo(2.306);
    assertThat(with(all.getAsJsonArray("concepts"), "go/07-ko").toString())
        .endsWith("\"standing\":\"new\",\"reviews\":0}");
  }

  private static JsonObject with(JsonArray all, String id) {
    for (JsonElement one : all) {
      if (one.getAsJsonObject().get("id").getAsString().equals(id)) {
        return one.getAsJsonObject();
      }
    }
    throw new AssertionError(id);
  }

  private static String step(String name, boolean isDone) {
    return "{\"name\":\"" + name + "\",\"done\":" + isDone + "}";
  }

  @Test
  void aHandoutHasTheProblemsAndTheirSolutions() throws IOException {
    Path out = folder.resolve("ko.html");
    ProgramRun run =
        ProgramRun.ofCatalog("", "learn", "--paper", "ko", "snapback", "--out", out.toString());
    assertThat(run).isEqualTo(new ProgramRun(0, "", ""));
    String page = Files.readString(out);
    assertThat(page).contains("<h1>2 lessons</h1>", "<h2>Ko</h2>", "<h2>The snapback</h2>", "<svg");
    assertThat(page).contains("<dd>any other move: Now the board has changed.");
    assertThat(page.indexOf("<h2>Solutions</h2>")).isGreaterThan(page.lastIndexOf("<svg"));
    ProgramRun again = ProgramRun.ofCatalog("", "learn", "--paper", "ko", "--out", out.toString());
    assertThat(again.code()).isEqualTo(1);
    assertThat(again.err()).contains("ko.html already exists; choose another name");
    assertThat(Files.readString(out)).isEqualTo(page);
    assertThat(ProgramRun.ofCatalog("", "learn", "--paper", "ko").out()).startsWith("<!DOCTYPE");
    assertThat(ProgramRun.ofCatalog("", "learn", "--paper", "no-such").code()).isEqualTo(1);
  }

  @Test
  void aHandoutNumbersTheMovesThatAreShownAndGivesOnlyWholeSolutions() {
    String page = ProgramRun.ofCatalog("", "learn", "--paper", "ladder").out();
    assertThat(page).contains("<p>1. D6: Atari.</p>", "<p>3. C4, 4. D5: Atari from below.");
    assertThat(page).contains("<dd>D6 C5 C4 D5 E5 D4 D3: That is how it runs.");
    assertThat(page).doesNotContain("<dd>D6 C5</dd>");
    String shown = page.substring(page.indexOf("<svg"), page.indexOf("</svg>"));
    assertThat(shown).contains(">17<");
    assertThat(ProgramRun.ofCatalog("", "learn", "--paper", "othello/06-x-and-c-squares").out())
        .contains("corner h8")
        .doesNotContain("**");
  }

  @Test
  void anOptionGoesWithItsOwn() {
    assertThat(ProgramRun.ofCatalog("", "learn", "--paper").code()).isEqualTo(2);
    assertThat(ProgramRun.ofCatalog("", "learn", "--out", "x", "--list").err())
        .contains("'--out' works only with '--paper'");
    assertThat(ProgramRun.ofCatalog("", "learn", "--progress").err())
        .contains("'--progress' works only with '--json'");
    assertThat(ProgramRun.ofCatalog("", "learn", "--json").code()).isEqualTo(2);
    assertThat(ProgramRun.ofCatalog("", "learn", "--paper", "--list").code()).isEqualTo(2);
  }
}
