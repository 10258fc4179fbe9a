package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.cli.options.StartView;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Option;
import dev.banmen.game.Options;
import dev.banmen.toy.ToyFamily;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProgramTest {
  private static final String TWICE_THE_SAME = "2\n1 1\n1 1\n";
  private static final String ANSWER = "miss 1\nX..\n...\n...\n";

  @Test
  void standardInputIsJudgedWhereNoFileIsNamed() {
    assertThat(ProgramRun.of(TWICE_THE_SAME, "judge", "toy"))
        .isEqualTo(new ProgramRun(0, ANSWER, ""));
  }

  @Test
  void explainingLeavesStandardOutputAsItIs() {
    ProgramRun run = ProgramRun.of(TWICE_THE_SAME, "judge", "toy", "--explain");
    assertThat(run.out()).isEqualTo(ANSWER);
    assertThat(run.err()).startsWith("banmen: -:3: miss 1: ").endsWith("\n").hasLineCount(1);
  }

  @Test
  void aFaultEndsInOneLineAndCodeOne() {
    assertThat(ProgramRun.of("2\n1 1\n", "judge", "toy"))
        .extracting(ProgramRun::code, ProgramRun::out)
        .containsExactly(1, "");
    assertThat(ProgramRun.of("1\n1 x\n", "judge", "toy").err())
        .isEqualTo(
            "banmen: -:2:3: found 'x' where a column from -1000000 to 1000000 was expected\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "judge chess         | banmen: unknown game: chess; choose toy",
        "judge               | banmen: judge needs GAME; see 'banmen judge --help'",
        "convert a           | banmen: convert needs OUT; see 'banmen convert --help'",
        "judge toy --loud    | banmen: unknown option '--loud'; see 'banmen judge --help'",
        "judge toy -x        | banmen: unknown option '-x'; see 'banmen judge --help'",
        "judge toy --board   | banmen: option '--board' needs a value; see 'banmen judge --help'",
        "judge toy --board=a --board=b"
            + "| banmen: option '--board' is given twice; see 'banmen judge --help'",
        "judge toy --board picture"
            + "| banmen: the exercise of Three in a Row has no board 'picture'; choose array",
        "no/such.banmen      | banmen: file 'no/such.banmen' does not exist; see 'banmen --help'",
        "--color pink        | banmen: color 'pink' is not known; choose auto, truecolor, 256, 16"
            + " or none",
        "juge toy            | banmen: 'juge' is neither a command nor a file (did you mean"
            + " 'judge'?); see 'banmen --help'",
        "paly toy            | banmen: 'paly' is neither a command nor a file (did you mean"
            + " 'play'?); see 'banmen --help'",
        "toy                 | banmen: 'toy' is neither a command nor a file (did you mean 'play"
            + " toy'?); see 'banmen --help'",
        "nowhere             | banmen: 'nowhere' is neither a command nor a file; see 'banmen"
            + " --help'",
        "judge toy --bord=a  | banmen: unknown option '--bord=a' (did you mean '--board'?); see"
            + " 'banmen judge --help'",
        "--loud              | banmen: unknown option '--loud'; see 'banmen --help'",
        "games toy           | banmen: unexpected argument 'toy'; see 'banmen games --help'",
        "play                | banmen: play needs GAME; choose toy",
        "play chess          | banmen: unknown game: chess; choose toy",
        "play --ascii        | banmen: play needs GAME; choose toy",
        "play toy --black Bo  | banmen: --black 'Bo' is not valid; use human, human:Bo to name the"
            + " player, bot:3 for the computer, or gtp:COMMAND for another program",
        "play toy --black Bot | banmen: --black 'Bot' is not valid; for the computer, write bot, or"
            + " bot: and a level, such as bot:3",
        "play toy --white 4   | banmen: --white '4' is not valid; for the computer, write bot, or"
            + " bot: and a level, such as bot:3",
        "play toy --bot 4     | banmen: unknown option '--bot' (did you mean '--white bot:4'?); see"
            + " 'banmen play --help'",
        "play toy --computer  | banmen: unknown option '--computer' (did you mean '--white"
            + " bot:3'?); see 'banmen play --help'",
        "play toy --level=12  | banmen: unknown option '--level=12' (did you mean '--white"
            + " bot:12'?); see 'banmen play --help'",
        "play toy --white bot:x | banmen: --white 'bot:x' is not valid; use human, human:NAME to"
            + " name the player, bot:3 for the computer, or gtp:COMMAND for another program",
        "play toy --white bot:11 | banmen: --white: the computer has no level 11 in this game;"
            + " choose 1 to 10",
        "play toy --white gtp: | banmen: --white 'gtp:' is not valid; write a program and its"
            + " arguments after gtp:, with each quotation mark closed",
        "play toy --size=5   | banmen: unknown option '--size=5' (did you mean '--set size=5'?);"
            + " see 'banmen play --help'",
        "play toy --size     | banmen: unknown option '--size' (did you mean '--set size=VALUE'?);"
            + " see 'banmen play --help'",
        "judge toy --size=5  | banmen: unknown option '--size=5'; see 'banmen judge --help'",
        "play toy --time soon"
            + "| banmen: 'soon' isn't a valid time; use 10m, 10m+30s, 10m+5x30s, 30s/move or none",
        "play toy --move 3   | banmen: option '--move' works only with '--from'",
        "play toy --board x  | banmen: option '--board' works only with '--from'",
        "play --from a --move x | banmen: move 'x' is not valid; use a number, 0 or more, or end",
        "play --from a --game 0 | banmen: game '0' is not valid; use a number, 1 or more",
        "play --resume --set a=b | banmen: options '--resume' and '--set' cannot be used together",
        "play --resume --from a | banmen: options '--resume' and '--from' cannot be used together",
        "play chess --resume | banmen: unknown game: chess; choose toy",
        "play toy --set size | banmen: --set 'size' is not valid; use KEY=VALUE, such as size=9",
        "play toy --set =3   | banmen: --set '=3' is not valid; use KEY=VALUE, such as size=9",
        "play toy --set size=3 --set size=4 | banmen: 'size' is set twice",
        "play toy --set side=3 | banmen: option 'side' is not known; choose size, ground or row",
        "play toy --color red"
            + "| banmen: color 'red' is not known; choose auto, truecolor, 256, 16 or none",
        "play toy toy        | banmen: unexpected argument 'toy'; see 'banmen play --help'",
        "play toy size=9     | banmen: unexpected argument 'size=9'; write --set size=9; see"
            + " 'banmen play --help'",
        "help chess          | banmen: unknown command 'chess'; see 'banmen --help'"
      })
  void wrongUseIsOneLineAndCodeTwo(String args, String line) {
    assertThat(ProgramRun.of("", args.split(" "))).isEqualTo(new ProgramRun(2, "", line + "\n"));
  }

  @Test
  void nothingIsTheNameOfNoFile() {
    assertThat(ProgramRun.of("", "").err())
        .isEqualTo("banmen: the first argument is empty; name a command or a file\n");
    assertThat(ProgramRun.of("", "play", "--from", ""))
        .isEqualTo(new ProgramRun(2, "", "banmen: option '--from' needs the name of a file\n"));
    assertThat(ProgramRun.of("", "judge", "toy", ""))
        .isEqualTo(new ProgramRun(2, "", "banmen: an argument is empty; name a file\n"));
  }

  @Test
  void aSizeThatAPositionDoesNotFitIsNamed(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("a.in");
    Files.writeString(file, "banmen 2\ngame toy\nset size=7\nbegin 0\n0 here B g7\n");
    assertThat(ProgramRun.of("", "play", "--from", file.toString(), "--set", "size=3").err())
        .startsWith("banmen: the position in " + file + " does not work with --set size=3: ");
    assertThat(ProgramRun.of("", "play", "--from", file.toString(), "--set", "size=x").err())
        .startsWith("banmen: size 'x'");
  }

  @Test
  void controlCharactersOfAnArgumentDoNotReachTheTerminal() {
    assertThat(ProgramRun.of("", "\u001b[2J\n").err())
        .isEqualTo("banmen: '?[2J?' is neither a command nor a file; see 'banmen --help'\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "judge toy",
        "judge toy -",
        "judge toy - -",
        "judge toy nowhere.in",
        "play toy",
        "judge chess",
        "play chess",
        "judge toy @moves",
        "judge toy help",
        "judge judge",
        "judge -"
      })
  void plainFormsMeanWhatTheParserMakesOfThem(String line) {
    String[] args = line.split(" ");
    ProgramRun plain = ProgramRun.of((program, a) -> program.run(true, a), TWICE_THE_SAME, args);
    assertThat(plain)
        .isEqualTo(ProgramRun.of((program, a) -> program.run(false, a), TWICE_THE_SAME, args));
  }

  @ParameterizedTest
  @ValueSource(strings = {"judge toy", "judge toy -", "judge toy a b", "play toy", "check a"})
  void plainFormsGoRoundTheParser(String line) {
    assertThat(
            ProgramRun.of((program, args) -> program.isPlain(args) ? 1 : 0, "", line.split(" "))
                .code())
        .isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "judge",
        "judge toy --explain",
        "judge toy -- a",
        "check a --strict",
        "check",
        "judge -h",
        "play toy toy",
        "play toy --ascii",
        "play --resume",
        "play toy --resume",
        "play --from a",
        "games",
        "help judge",
        "toy judge"
      })
  void whateverMayHoldAnOptionIsParsed(String line) {
    assertThat(
            ProgramRun.of((program, args) -> program.isPlain(args) ? 1 : 0, "", line.split(" "))
                .code())
        .isZero();
  }

  @Test
  void afterTwoDashesANameMayBeginWithADash(@TempDir Path folder) throws IOException {
    assertThat(ProgramRun.of("", "judge", "toy", "--", "-x").err())
        .isEqualTo("banmen: -x: cannot be read: no such file\n");
    Path file = Files.writeString(folder.resolve("-x"), TWICE_THE_SAME);
    assertThat(ProgramRun.of("", "judge", "toy", "--", file.toString()).out()).isEqualTo(ANSWER);
  }

  @Test
  void optionsMayStandBetweenFiles(@TempDir Path folder) throws IOException {
    String file = Files.writeString(folder.resolve("a.in"), TWICE_THE_SAME).toString();
    ProgramRun run = ProgramRun.of("", "judge", "--board", "array", "toy", file, "--explain", file);
    assertThat(run.out()).isEqualTo(ANSWER + ANSWER);
    assertThat(run.err()).hasLineCount(2);
  }

  @Test
  void playHandsOverTheChosenGameAndLook() {
    assertThat(ProgramRun.of("", "play", "toy").out()).isEqualTo("3x3, 3 in a row auto\n");
    assertThat(
            ProgramRun.of(
                    "",
                    "play",
                    "toy",
                    "--set",
                    "size=4x5",
                    "--set",
                    "row=2",
                    "--color",
                    "256",
                    "--ascii")
                .out())
        .isEqualTo("4x5, 2 in a row 256 ascii\n");
  }

  @Test
  void playHandsOverWhoPlaysAndTheClock() {
    ProgramRun run =
        ProgramRun.of(
            "", "play", "toy", "--black", "human:Ann B.", "--white", "human", "--time", "600s+5s");
    assertThat(run.out()).isEqualTo("3x3, 3 in a row auto\n10m+5s\nAnn B.\n");
  }

  @Test
  void playHandsOverHowLongTheComputerThinks() {
    assertThat(ProgramRun.of("", "play", "toy", "--white", "bot", "--bot-time", "0.3").out())
        .startsWith("3x3, 3 in a row auto bot-time 0.3\n");
    assertThat(ProgramRun.of("", "play", "toy", "--bot-time", "0"))
        .isEqualTo(
            new ProgramRun(
                2, "", "banmen: bot-time '0' is not valid; use seconds from 0.001 to 86400\n"));
  }

  @Test
  void nothingToResumeIsOneLineAndCodeOne() {
    assertThat(ProgramRun.of("", "play", "toy", "--resume"))
        .isEqualTo(new ProgramRun(1, "", "banmen: no game is left of Optional[toy]\n"));
  }

  @Test
  void aFileIsPlayedOnFrom(@TempDir Path folder) throws IOException {
    String file = Files.writeString(folder.resolve("a.in"), "3\n1 1\n1 1\n2 2\n").toString();
    ProgramRun run = ProgramRun.of("", "play", "--from", file);
    assertThat(run.out())
        .isEqualTo(
            """
            3x3, 3 in a row auto
            banmen 2
            game toy
            seat black here
            seat white here
            begin 0
            0 here B a1
            0 here ! W a1 1
            0 here W b2
            """);
    assertThat(ProgramRun.of("", "play", "toy", "--from", file)).isEqualTo(run);
    assertThat(ProgramRun.of("", "play", "--from", file, "--move", "3")).isEqualTo(run);
    assertThat(ProgramRun.of("", "play", "--from", file, "--move", "2", "--ascii").out())
        .startsWith("3x3, 3 in a row auto ascii\n")
        .endsWith("0 here W b2\n0 here goto 1\n");
    assertThat(ProgramRun.of("", "play", "--from", file, "--move", "4").err())
        .isEqualTo("banmen: " + file + " has no move 4; it has 3 moves\n");
    assertThat(ProgramRun.of("", "play", "--from", file, "--game", "2").err())
        .isEqualTo("banmen: " + file + " has no game 2; it has 1 game\n");
  }

  @Test
  void aFileAloneIsSteppedThroughUnlessItIsAGameToGoOnWith(@TempDir Path folder)
      throws IOException {
    String steps = Files.writeString(folder.resolve("a.in"), "2\n1 1\n2 2\n").toString();
    assertThat(ProgramRun.of("", steps)).isEqualTo(new ProgramRun(0, "view auto\n", ""));
    assertThat(ProgramRun.of("", "view", steps)).isEqualTo(ProgramRun.of("", steps));
    assertThat(ProgramRun.of("", steps, "--game", "2", "--move", "3", "--ascii").out())
        .isEqualTo("view game 2 move 3 auto ascii\n");
    String text = "\uFEFFbanmen 2\ngame toy\nbegin 0\n0 here B b2\n";
    String game = Files.writeString(folder.resolve("b"), text).toString();
    assertThat(ProgramRun.of("", game)).isEqualTo(ProgramRun.of("", "play", "--from", game));
    assertThat(ProgramRun.of("", game).out()).startsWith("3x3, 3 in a row auto\n");
  }

  @Test
  void aLessonAloneIsLearned(@TempDir Path folder) throws IOException {
    String lesson = Files.writeString(folder.resolve("a.md"), "# A lesson\n").toString();
    assertThat(ProgramRun.of("", lesson, "--ascii"))
        .isEqualTo(ProgramRun.of("", "learn", lesson, "--ascii"));
    assertThat(ProgramRun.of("", lesson).out()).isEqualTo("learn a.md auto\n");
  }

  @Test
  void viewTakesTheSpeedsThatItCanGo() {
    assertThat(ProgramRun.of("", "view", "a", "--move", "end", "--speed", "0.5").out())
        .isEqualTo("view move " + Integer.MAX_VALUE + " speed 0.5 auto\n");
    for (String speed : List.of("0.4", "9", "NaN", "fast")) {
      assertThat(ProgramRun.of("", "view", "a", "--speed", speed))
          .isEqualTo(
              new ProgramRun(
                  2,
                  "",
                  "banmen: speed '" + speed + "' is not valid; use a number from 0.5 to 8\n"));
    }
  }

  @Test
  void viewWithoutATerminalNamesWhatServesInstead() {
    assertThat(ProgramRun.of("", "view", "unseen"))
        .isEqualTo(
            new ProgramRun(
                2,
                "",
                "banmen: view needs a terminal (standard input is a file); use 'banmen shell' to"
                    + " step through the game line by line, or 'banmen show unseen' to print the"
                    + " board\n"));
  }

  @Test
  void underOtherOptionsABoardIsGoneOnFromAndNotItsMoves(@TempDir Path folder) throws IOException {
    String file = Files.writeString(folder.resolve("a.in"), "2\n1 1\n2 2\n").toString();
    assertThat(
            ProgramRun.of("", file, "--set", "row=2", "--time", "60s", "--white", "human:Bo").out())
        .isEqualTo(
            """
            3x3, 2 in a row auto
            banmen 4
            game toy
            set row=2
            seat black here
            seat white here Bo
            time 1m
            to-move black
            board
            B . .
            . W .
            . . .
            begin 0
            """);
    assertThat(ProgramRun.of("", file, "--set", "size=1x3").code()).isEqualTo(2);
  }

  @Test
  void aFaultInTheFileIsOneLineAndCodeOne(@TempDir Path folder) throws IOException {
    String file = Files.writeString(folder.resolve("a.in"), "1\n1 x\n").toString();
    assertThat(ProgramRun.of("", "play", "toy", "--from", file))
        .isEqualTo(
            new ProgramRun(
                1,
                "",
                "banmen: "
                    + file
                    + ":2:3: no game found; read as toy-exercise: found 'x' where a column"
                    + " from -1000000 to 1000000 was expected\n"));
    assertThat(ProgramRun.of("", "play", "--from", "nowhere.in"))
        .isEqualTo(new ProgramRun(1, "", "banmen: nowhere.in: cannot be read: no such file\n"));
  }

  @Test
  void playWithoutATerminalNamesWhatServesInstead() {
    assertThat(ProgramRun.of("", "play", "toy", "--set", "size=1x5"))
        .isEqualTo(
            new ProgramRun(
                2,
                "",
                "banmen: play needs a terminal (standard input is a file); use 'banmen shell' to"
                    + " play line by line, or 'banmen judge toy' to judge moves in a file\n"));
  }

  @Test
  void themesAreNamedOrShownInColours() {
    String names = "wood\npaper\nslate\ncontrast\nmono\nsafe\n";
    assertThat(ProgramRun.of("", "themes").out()).startsWith(names); // no terminal is there
    assertThat(ProgramRun.of("", "themes", "--color", "256", "--plain").out()).startsWith(names);
    String shown = ProgramRun.of("", "themes", "--color", "256").out();
    assertThat(shown.replaceAll("\033\\[[0-9;]*m", "")).contains("safe", "text", "a b c");
    assertThat(shown).contains("\033[38;5;16;48;5;");
    for (String line : shown.split("\n")) {
      assertThat(line.lastIndexOf("\033[")).isEqualTo(line.lastIndexOf("\033[m")); // plain again
    }
  }

  @Test
  void theHelpOfPlaySaysWhichLevelsThereAre() {
    assertThat(ProgramRun.of("", "play", "--help").out().replaceAll("\\s+", " "))
        .contains("(1 is the easiest level; 'banmen games' says how many there are)");
  }

  @Test
  void gamesListsEachGameWithItsOptionsAndLevels() {
    assertThat(ProgramRun.of("", "games").out())
        .isEqualTo(
            """
            toy                     Three in a Row
              size=3                1 to 19 squares a side, N or ROWSxCOLS
              ground=squares        where the pieces stand (squares, crossings)
              row=3                 how many in a row win, 2 to 19
              bot:LEVEL             Computer player, as in --white bot:3; levels 1 (the easiest) to 10, on some boards fewer.
            """);
  }

  @ParameterizedTest
  @ValueSource(strings = {"version", "--version", "-V"})
  void versionIsTheOneOfTheBuildFile(String args) {
    assertThat(ProgramRun.of("", args).out())
        .matches("banmen [0-9]+\\.[0-9]+\\.[0-9]+ \\(Java .+\\)\n");
  }

  @Test
  void nothingAskedOpensTheHomePage() {
    assertThat(ProgramRun.of("")).isEqualTo(new ProgramRun(0, "home auto\n", ""));
    assertThat(ProgramRun.of((program, args) -> program.run(false, args), ""))
        .isEqualTo(ProgramRun.of(""));
    assertThat(ProgramRun.of((program, args) -> program.run(true, args), ""))
        .isEqualTo(ProgramRun.of(""));
  }

  @Test
  void outputThatCannotBeWrittenIsAFaultUnlessItsReaderLeft() {
    for (String reason : new String[] {"No space left on device", "Broken pipe"}) {
      OutputStream full =
          new OutputStream() {
            @Override
            public void write(int b) throws IOException {
              throw new IOException(reason);
            }
          };
      ByteArrayOutputStream err = new ByteArrayOutputStream();
      StandardStreams streams = new StandardStreams(InputStream.nullInputStream(), full, err);
      Games games = new Games(List.of(new ToyFamily()));
      int code =
          new Program(
                  new CommandContext(HostEnvironment.ofProcess(), games, streams),
                  new ScreenFrontend(HostEnvironment.ofProcess()))
              .run("games");
      boolean isFault = reason.startsWith("No");
      assertThat(code).isEqualTo(isFault ? 1 : 0);
      assertThat(err.toString(StandardCharsets.UTF_8))
          .isEqualTo(isFault ? "banmen: cannot write to standard output: " + reason + "\n" : "");
    }
  }

  @Test
  void theHomePageWithoutATerminalNamesWhatServesInstead() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    StandardStreams streams =
        new StandardStreams(InputStream.nullInputStream(), OutputStream.nullOutputStream(), err);
    Frontend none =
        new Frontend() {
          @Override
          public int show(Games games, StartView opening, DisplayOptions options) throws Unshown {
            throw new Unshown("standard input is a file");
          }
        };
    Games games = new Games(List.of(new ToyFamily()));
    assertThat(
            new Program(new CommandContext(HostEnvironment.ofProcess(), games, streams), none)
                .run())
        .isEqualTo(2);
    assertThat(err)
        .hasToString(
            "banmen: the menu needs a terminal (standard input is a file); use 'banmen shell'"
                + " to play line by line, or see 'banmen --help'\n");
  }

  @Test
  void helpNamesEveryCommand() {
    ProgramRun help = ProgramRun.of("", "help");
    assertThat(help.out()).startsWith("Usage: banmen ").contains("judge", "games", "play");
    assertThat(help).isEqualTo(ProgramRun.of("", "--help")).isEqualTo(ProgramRun.of("", "-h"));
    assertThat(help.code()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "match --help --language zh, unknown option '--language'",
    "play --help --nonsense=3,   --nonsense",
    "--help --nonsense,          --nonsense",
  })
  void besideHelpAnUnknownOptionIsRefusedToo(String line, String said) {
    ProgramRun run = ProgramRun.of("", line.split(" "));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(said);
  }

  @ParameterizedTest
  @ValueSource(strings = {"judge", "play", "view", "games", "version"})
  void everyCommandTellsMoreAboutItself(String command) {
    ProgramRun help = ProgramRun.of("", command, "--help");
    assertThat(help.out()).startsWith("Usage: banmen " + command);
    assertThat(help).isEqualTo(ProgramRun.of("", "help", command));
  }

  @Test
  void aFaultOfTheProgramItselfIsOneLineToo() {
    Family broken =
        new Family() {
          @Override
          public String id() {
            return "broken";
          }

          @Override
          public List<Option> options() {
            return List.of();
          }

          @Override
          public Game game(Options chosen) {
            throw new IllegalStateException("two\nlines");
          }
        };
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    StandardStreams streams =
        new StandardStreams(InputStream.nullInputStream(), OutputStream.nullOutputStream(), err);
    Program program =
        new Program(
            new CommandContext(HostEnvironment.ofProcess(), new Games(List.of(broken)), streams),
            new ScreenFrontend(HostEnvironment.ofProcess()));
    assertThat(program.run("games")).isEqualTo(1);
    assertThat(err)
        .hasToString(
            "banmen: this is a bug in Banmen; please report it:"
                + " java.lang.IllegalStateException: two?lines\n");
  }
}
