package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.gtp.client.EngineMain;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code banmen match}: many games between two computer players. */
class MatchCommandTest {
  @TempDir private Path folder;

  private static ProgramRun match(String... more) {
    List<String> args = Stream.concat(Stream.of("match"), Stream.of(more)).toList();
    return ProgramRun.ofCatalog("", args.toArray(String[]::new));
  }

  private ProgramRun saved(String games, String jobs, String white) {
    return match(
        "dots",
        "--set",
        "size=3",
        "--black",
        "bot:2",
        "--white",
        white,
        "--games",
        games,
        "--jobs",
        jobs,
        "--save",
        folder.toString());
  }

  private static String won(ProgramRun run) {
    return run.out().lines().filter(line -> line.startsWith("all games")).findFirst().orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"go --set size=3", "capture --set size=5", "othello", "dots", "gomoku"})
  void everyGameCanBePlayed(String game) {
    String[] args = (game + " --black bot:1 --white bot:1 --games 2 --cpu-time").split(" ");
    ProgramRun run = match(args);
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains(" of 2, drawn ", "as first player: won ", "as second player: won ", " of 1, ");
  }

  @Test
  void whatWasPlayedBeforeAProgramFailedIsSaid() throws IOException {
    String java = ProcessHandle.current().info().command().orElseThrow();
    String classes = System.getProperty("java.class.path");
    Path ran = folder.resolve("ran");
    String once = "[ ! -e '%s' ] || exit 1\ntouch '%s'\nexec '%s' -cp '%s' %s gtp dots --level 1\n";
    Path script = folder.resolve("engine");
    String text = String.format(once, ran, ran, java, classes, Main.class.getName());
    Files.writeString(script, text);
    ProgramRun run =
        match(
            ("dots --set size=2 --games 2 --black bot:1 --white gtp:sh " + script).split(" (?!/)"));
    assertThat(run.out()).contains("all games: ", " of 1,");
    assertThat(run.err()).startsWith("banmen: ").hasLineCount(1);
    assertThat(run.code()).isEqualTo(1);
  }

  @Test
  void aComputerWithoutALevelIsLevel3() {
    ProgramRun run =
        match("dots", "--set", "size=4", "--black", "bot", "--white", "bot:1", "--games", "2");
    assertThat(run.out()).startsWith("4x4 dots: bot:3 against bot:1");
  }

  @Test
  void aSeedRepeatsAMatchHoweverManyGamesArePlayedAtOnce() {
    String once = won(saved("6", "1", "bot:1"));
    assertThat(
            won(
                match(
                    "dots", "--set", "size=3", "--black", "bot:2", "--white", "bot:1", "--games",
                    "6", "--jobs", "3")))
        .isEqualTo(once);
  }

  @Test
  void theSameCommandGoesOnWhereItStopped() throws IOException {
    String whole = won(saved("6", "2", "bot:1"));
    Path results = folder.resolve("results.tsv");
    List<String> lines = Files.readAllLines(results);
    assertThat(lines).hasSize(7);
    Path third = folder.resolve("00003.dots");
    assertThat(third).exists();
    // killed while it wrote the third line of all seven
    Files.writeString(results, lines.get(0) + "\n" + lines.get(1) + "\n" + lines.get(2) + "\n3\t1");
    assertThat(won(saved("6", "2", "bot:1"))).isEqualTo(whole);
    assertThat(Files.readAllLines(results)).hasSize(7);
    assertThat(ProgramRun.ofCatalog("", "check", third.toString()).code()).isZero();
  }

  @Test
  void anotherMatchDoesNotGoIntoTheSameFolder() {
    saved("2", "1", "bot:1");
    ProgramRun other = saved("2", "1", "bot:2");
    assertThat(other.code()).isEqualTo(1);
    assertThat(other.err()).contains("holds the results of another match").hasLineCount(1);
  }

  @Test
  void aClearMatchStopsEarly() {
    ProgramRun run =
        match(
            "dots", "--set", "size=3", "--black", "bot:4", "--white", "bot:1", "--games", "1000",
            "--sprt", "0.3,0.7");
    assertThat(run.out()).contains("decided for 70.0%");
    assertThat(Integer.parseInt(won(run).replaceAll("all games: won \\d+ of (\\d+).*", "$1")))
        .isLessThan(100);
  }

  @Test
  void anotherProgramPlaysWithEitherColour() {
    String engine = "gtp:" + EngineMain.command(); // it resigns
    ProgramRun run =
        match("go", "--set", "size=5", "--black", "bot:1", "--white", engine, "--games", "2");
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("bot:1 against gtp:", "all games: won 2 of 2, drawn 0, lost 0: 100.0% (");
  }

  @Test
  void aProgramThatFailsStopsTheMatchWithASentence() {
    String engine = "gtp:" + EngineMain.command(); // it plays only Go
    ProgramRun run = match("othello", "--black", engine, "--white", "bot:1", "--games", "2");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).startsWith("banmen: Steady 1").hasLineCount(1);
    assertThat(run.out()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          match                                                  | match needs GAME
          match chess --black bot:1 --white bot:1                | unknown game: chess
          match go --games 1                                     | match needs --black and --white, such as
          match go --black bot:1                                 | match needs --black and --white, such as
          match go --black bot:1 --white Bo                      | --white 'Bo' is not valid; use bot, bot:LEVEL
          match go --black bot:1 --white gtp:                    | --white 'gtp:' is not valid
          match go --black bot:1 --white gtp:'gnugo              | with each quotation mark closed
          match go --black bot:1 --white bot:14                  | has no level 14
          match go --black bot:1 --white bot:1:5                 | --white 'bot:1:5' is not valid
          match go --black bot:1 --white bot:1 --games 0         | games '0'
          match go --black bot:1 --white bot:1 --games 100001    | games '100001'
          match go --black bot:1 --white bot:1 --jobs 257        | jobs '257'
          match go --black bot:1 --white bot:1 --openings 101    | openings '101'
          match go --black bot:1 --white bot:1 --bot-time 0      | bot-time '0'
          match go --black bot:1 --white bot:1 --bot-time 1e3    | bot-time '1e3'
          match go --black bot:1 --white bot:1 --sprt 0.6,0.5    | sprt '0.6,0.5'
          match go --black bot:1 --white bot:1 --sprt 0.5        | sprt '0.5'
          match go --black bot:1 --white bot:1 --set size=99     | size '99'
          """)
  void whatIsWrongIsSaidInOneLine(String args, String fault) {
    ProgramRun run = ProgramRun.ofCatalog("", args.strip().split(" +"));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains(fault).startsWith("banmen: ").hasLineCount(1);
    assertThat(run.out()).isEmpty();
  }
}
