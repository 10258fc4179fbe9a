package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.lessons.LessonFolders;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.drill.DrillPlan;
import dev.banmen.lesson.StepOutcome;
import dev.banmen.lesson.StepResult;
import dev.banmen.text.Language;
import dev.banmen.tui.page.picture.OffscreenSurface;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code banmen drill} and {@code banmen daily}: printed, on paper, on the screen. */
class DrillCommandTest {
  @TempDir Path folder;
  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

  @Test
  void theDayIsPrintedTheSameByBothCommands() {
    ProgramRun daily = ProgramRun.ofCatalog("", "daily", "--format", "json");
    assertThat(daily.err()).isEmpty();
    assertThat(daily.out().lines()).hasSize(DrillPlan.DAILY);
    assertThat(ProgramRun.ofCatalog("", "drill", "--daily", "--format", "json")).isEqualTo(daily);
    assertThat(daily.out().lines().map(line -> json(line).get("kind").getAsString() + line))
        .doesNotHaveDuplicates();
  }

  private static JsonObject json(String line) {
    return JsonParser.parseString(line).getAsJsonObject();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "drill --daily --rush",
        "drill go --daily",
        "drill --daily --count 3",
        "drill --daily --seed 3",
        "drill --rush --format json",
        "drill --rush --paper",
        "drill --format json --paper",
        "drill --format json --out x",
        "drill --force",
        "drill --format xml",
        "daily --format xml",
        "drill go nothing",
        "drill --paper --count 1001",
        "drill --count 1000001"
      })
  void whatMakesNoSenseIsAUsageFault(String line) {
    ProgramRun run = ProgramRun.ofCatalog("", line.split(" "));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("banmen: ");
  }

  @Test
  void aFileThatExistsOrCannotBeWrittenIsRefusedBeforeTheFirstQuestion() throws IOException {
    Path taken = Files.writeString(folder.resolve("taken.json"), "mine");
    ProgramRun exists = ProgramRun.ofCatalog("", "drill", "--out", taken.toString());
    assertThat(exists.code()).isEqualTo(1);
    assertThat(exists.err())
        .isEqualTo("banmen: " + taken + " already exists; choose another name, or use --force\n");
    assertThat(taken).hasContent("mine");
    Path lost = folder.resolve("nowhere/x.json");
    ProgramRun missing = ProgramRun.ofCatalog("", "daily", "--out", lost.toString());
    assertThat(missing.code()).isEqualTo(1);
    assertThat(missing.err()).startsWith("banmen: " + lost + ": cannot be written: ");
    ProgramRun directory = ProgramRun.ofCatalog("", "drill", "--force", "--out", folder.toString());
    assertThat(directory.code()).isEqualTo(1);
    assertThat(folder).isDirectoryContaining(file -> file.equals(taken));
    assertThat(Files.list(folder)).containsExactly(taken);
  }

  /** Runs a command on a screen in memory, types keys, and returns what is shown then. */
  private String screen(String keys, String... command) throws IOException {
    OffscreenSurface still = new OffscreenSurface(80, 24, keys, Language.ENGLISH);
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    StandardStreams streams = new StandardStreams(InputStream.nullInputStream(), printed, err);
    Path data = Files.createDirectories(folder.resolve("data"));
    HostEnvironment host =
        new HostEnvironment(
            Map.of("XDG_DATA_HOME", folder.toString()),
            folder.toString(),
            Path.of(""),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    Frontend frontend =
        new ScreenFrontend(
            host,
            still,
            ScreenshotCommand.environment(Map.of(), host.home(), data, List.of()),
            Optional.of(data));
    int code = new Program(new CommandContext(host, Catalog.ALL, streams), frontend).run(command);
    assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
    assertThat(code).isZero();
    return still.text();
  }

  @Test
  void answersAreWrittenToTheFileAsTheyAreGiven() throws IOException {
    Path out = folder.resolve("out.json");
    screen("1<enter>1", "drill", "gomoku", "legal", "--seed", "3", "--out", out.toString());
    JsonObject results = json(Files.readString(out));
    assertThat(results.get("seed").getAsInt()).isEqualTo(3);
    assertThat(results.get("answered").getAsInt()).isEqualTo(2);
    assertThat(results.getAsJsonArray("results")).hasSize(2);
    Files.writeString(out, "old");
    screen("1", "daily", "--force", "--out", out.toString());
    screen("1", "drill", "go", "ko", "--seed", "4", "--force", "--out", out.toString());
    assertThat(json(Files.readString(out)).get("answered").getAsInt()).isEqualTo(1);
  }

  @Test
  void theDayEndsWithTheProblemsThatAreDue() throws IOException {
    Clock then = Clock.fixed(Instant.parse("2026-01-02T12:00:00Z"), ZoneOffset.UTC);
    Path home = Files.createDirectories(folder.resolve("banmen"));
    new LessonFolders(Catalog.ALL, folder, home, then)
        .progress()
        .add(new StepResult("a.sgf", "problem:1", StepOutcome.WRONG));
    screen("", "drill", "--daily");
    assertThat(printed.toString(StandardCharsets.UTF_8)).doesNotContain("a.sgf");
    screen("", "daily");
    assertThat(printed.toString(StandardCharsets.UTF_8))
        .endsWith("to review: 1 problem of a.sgf\n");
  }

  @Test
  void aRushShowsItsTimeAndLives() throws IOException {
    String text = screen("", "drill", "othello", "--rush", "--seed", "1");
    assertThat(text).contains("lives 3");
    assertThat(screen("", "daily")).contains("1 of 10");
  }

  @Test
  void aHandoutHasEachExerciseAndItsAnswer() throws IOException {
    Path out = folder.resolve("go.html");
    String[] words = {
      "drill", "go", "liberties", "--paper", "--seed", "1", "--count", "3", "--out", out.toString()
    };
    assertThat(ProgramRun.ofCatalog("", words)).isEqualTo(new ProgramRun(0, "", ""));
    String page = Files.readString(out);
    assertThat(page).startsWith("<!DOCTYPE html>").contains("how many liberties does");
    assertThat(page.split("<svg", -1)).hasSize(4);
    assertThat(page.split("<dt>", -1)).hasSize(4);
    ProgramRun again = ProgramRun.ofCatalog("", words);
    assertThat(again.code()).isEqualTo(1);
    assertThat(Files.readString(out)).isEqualTo(page);
  }

  @Test
  void aHandoutSaysWhatWasPlayedBeforeAKo() {
    String page =
        ProgramRun.ofCatalog("", "drill", "go", "ko", "--paper", "--seed", "1", "--count", "1")
            .out();
    assertThat(page).containsPattern("Last moves: [A-J][1-9]( [A-J][1-9])*\\.");
  }
}
