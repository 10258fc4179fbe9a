package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.LanguageOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Options before a command, a file or {@code help} mean the same as after it. */
class LeadingOptionsTest {
  @TempDir private Path folder;

  private static ProgramRun run(String options, String... words) {
    List<String> args = new ArrayList<>(List.of(options.split(" ")));
    args.addAll(List.of(words));
    return ProgramRun.of("", args.toArray(new String[0]));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--lang zh",
        "--lang=en",
        "--theme slate",
        "--theme slate --lang en --ascii",
        "--color=16 --glyphs ascii",
        "--no-mouse",
        "--line",
        "--line --no-mouse",
        "--move 2 --game 1",
        "--set size=4",
        "--help"
      })
  void aFileMayStandBehindThem(String options) throws IOException {
    String steps = Files.writeString(folder.resolve("a.in"), "2\n1 1\n2 2\n").toString();
    String game =
        Files.writeString(folder.resolve("b"), "banmen 2\ngame toy\nbegin 0\n0 here B b2\n")
            .toString();
    String lesson = Files.writeString(folder.resolve("c.md"), "# A lesson\n").toString();
    for (String file : List.of(steps, game, lesson)) {
      List<String> behind = new ArrayList<>(List.of(file));
      behind.addAll(List.of(options.split(" ")));
      assertThat(run(options, file)).isEqualTo(ProgramRun.of("", behind.toArray(new String[0])));
    }
    boolean isHelp = options.equals("--help");
    String shown = options.contains("--set") ? "4x4" : isHelp ? "Usage: banmen view" : "view ";
    assertThat(run(options, steps).out()).startsWith(shown);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--lang en", "--lang=zh", "--theme slate", "--ascii"})
  void helpMayStandBehindThem(String options) {
    // The option is heeded by main() only.
    assertThat(run(options, "help")).isEqualTo(ProgramRun.of("", "help"));
    assertThat(run(options, "help", "judge")).isEqualTo(ProgramRun.of("", "judge", "--help"));
    assertThat(run(options, "help", "nix"))
        .isEqualTo(new ProgramRun(2, "", "banmen: unknown command 'nix'; see 'banmen --help'\n"));
  }

  @Test
  void theirValuesAreNoFiles() throws IOException {
    String theme = Files.writeString(folder.resolve("slate"), "2\n1 1\n2 2\n").toString();
    assertThat(run("--theme", theme)).isEqualTo(run("--theme=" + theme));
    assertThat(run("--theme")).extracting(ProgramRun::code).isEqualTo(ExitCode.USAGE);
    assertThat(run("--nix", theme).err()).contains("--nix");
    assertThat(run("--version", theme).code()).isEqualTo(run("-V", theme).code());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--theme contrast --glyphs ascii --color 16 | 16 ascii contrast",
        "--theme=contrast --color=none | none contrast",
        "--ascii | auto ascii",
        "--line | auto by lines",
        "--no-mouse --lang en | auto no mouse",
      })
  void whatTheySayOfDrawingHoldsForTheCommand(String options, String look) {
    assertThat(run(options, "play", "toy").out()).isEqualTo("3x3, 3 in a row " + look + "\n");
    assertThat(run(options, "view", "a").out()).isEqualTo("view " + look + "\n");
    assertThat(run(options, "learn", "a").out()).isEqualTo("learn a " + look + "\n");
    assertThat(run(options).out()).isEqualTo("home " + look + "\n");
  }

  @Test
  void whatIsSaidBehindTheCommandGoesBefore() throws IOException {
    String options = "--theme slate --glyphs cjk --color 16";
    String behind = "3x3, 3 in a row 256 ascii paper\n";
    ProgramRun run = run(options, "play", "toy", "--theme=paper", "--ascii", "--color", "256");
    assertThat(run).isEqualTo(new ProgramRun(0, behind, ""));
    String file = Files.writeString(folder.resolve("a.in"), "2\n1 1\n2 2\n").toString();
    assertThat(run(options, file, "--theme=paper", "--ascii", "--color", "256"))
        .isEqualTo(new ProgramRun(0, "view 256 ascii paper\n", ""));
    assertThat(run("--theme slate --theme paper", "play", "toy").err()).contains("twice");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--theme nosuch | banmen: theme 'nosuch' is not known; choose auto, wood, paper",
        "--color pink   | banmen: color 'pink' is not known; choose auto, truecolor",
        "--glyphs runes | banmen: glyphs 'runes' is not known; choose auto",
      })
  void theirFaultsAreToldWhateverTheCommand(String options, String fault) {
    for (String command : List.of("play toy", "games", "judge toy", "learn a", "themes")) {
      assertThat(run(options, command.split(" ")))
          .satisfies(run -> assertThat(run.err()).startsWith(fault).hasLineCount(1))
          .extracting(ProgramRun::code, ProgramRun::out)
          .containsExactly(ExitCode.USAGE, "");
    }
  }

  @Test
  void aCommandThatDrawsNothingIsAsWithoutThem() {
    assertThat(run("--theme slate --line", "games")).isEqualTo(ProgramRun.of("", "games"));
    assertThat(run("--ascii", "judge", "toy", "nowhere"))
        .isEqualTo(ProgramRun.of("", "judge", "toy", "nowhere"));
  }

  /** Before the command they may come from an alias; behind it they are a mistake. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "drill go --format json --count 1 --seed 3 | --theme slate | --theme | --format",
        "daily --paper | --ascii | --ascii | --paper",
        "drill go --paper --count 1 --seed 3 | --line | --line | --paper",
        "learn --list | --color 16 | --color | --list",
        "learn --progress --json | --no-mouse | --no-mouse | --progress",
        "show - --format json | --theme slate | --theme | --format json",
        "show - --format svg | --ascii | --ascii | --format svg",
        "show - | --theme slate | --theme | --format text",
        "show - | --color 16 | --color | --format text",
      })
  void theyAreRefusedBehindWhatDrawsNothing(
      String command, String option, String name, String other) {
    String game = "(;GM[1]SZ[3];B[aa])";
    String behind = command + " " + option;
    assertThat(ProgramRun.ofCatalog(game, behind.split(" ")))
        .isEqualTo(
            new ProgramRun(
                ExitCode.USAGE,
                "",
                "banmen: options '" + name + "' and '" + other + "' cannot be used together\n"));
    ProgramRun plain = ProgramRun.ofCatalog(game, command.split(" "));
    assertThat(plain.code()).as(plain.err()).isEqualTo(ExitCode.DONE);
    String before = option + " " + command;
    assertThat(ProgramRun.ofCatalog(game, before.split(" "))).isEqualTo(plain);
  }

  @Test
  void charactersOfATextAreChosen() {
    String game = "(;GM[1]SZ[3];B[aa])";
    String shown = ProgramRun.ofCatalog(game, "show", "-", "--ascii").out();
    assertThat(shown).isNotEmpty().isEqualTo(shown.replaceAll("[^\\x00-\\x7f]", ""));
    ProgramRun plain = ProgramRun.ofCatalog(game, "show", "-");
    assertThat(ProgramRun.ofCatalog(game, "show", "-", "--color", "none")).isEqualTo(plain);
  }

  @Test
  void aWordBehindTwoDashesIsAFile() throws IOException {
    String steps = Files.writeString(folder.resolve("a.in"), "2\n1 1\n2 2\n").toString();
    assertThat(run("--ascii --", steps).out()).isEqualTo("view auto ascii\n");
    assertThat(ProgramRun.of("", "--", steps)).isEqualTo(ProgramRun.of("", steps));
    String game =
        Files.writeString(folder.resolve("b"), "banmen 2\ngame toy\nbegin 0\n0 here B b2\n")
            .toString();
    assertThat(run("--line --", game)).isEqualTo(run("--line", game));
    assertThat(ProgramRun.of("", "--", "nosuch").err())
        .contains("'nosuch' is neither a command nor a file");
  }

  @Test
  void aNameThatIsNoLanguageIsRefused() {
    for (String name : new String[] {"fr", "", "-", "de-zh", "chinese"}) {
      ProgramRun run = ProgramRun.of("", "games", "--lang", name);
      assertThat(run.code()).as(name).isEqualTo(ExitCode.USAGE);
      assertThat(run.err())
          .isEqualTo("banmen: language '" + name + "' is not known; choose en, zh or zh-Hant\n");
    }
  }

  @Test
  void theLanguageIsKnownBeforeTheParserIsThere() {
    assertThat(LanguageOption.asked("play", "go", "--lang", "zh")).contains("zh");
    assertThat(LanguageOption.asked("--lang=zh-TW", "view", "a.sgf")).contains("zh-TW");
    assertThat(LanguageOption.asked("--lang", "en", "games", "--lang", "zh")).contains("zh");
    assertThat(LanguageOption.asked("view", "--", "--lang", "zh")).isEmpty();
    assertThat(LanguageOption.asked("view", "--lang")).isEmpty();
  }
}
