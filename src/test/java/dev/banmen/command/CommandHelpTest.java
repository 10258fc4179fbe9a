package dev.banmen.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CommandHelpTest {
  private static final Path DOCUMENT = Path.of("docs/typed-commands.md");

  private static final Choices NOTHING =
      new Choices() {
        @Override
        public List<String> others() {
          return List.of("D4");
        }

        @Override
        public List<String> of(Argument argument, String rest) {
          return argument == Argument.LAYER ? List.of("liberties", "libraries") : List.of();
        }
      };

  private static Commands at(FrontEnd end, Where... where) {
    return new Commands(end, EnumSet.copyOf(List.of(where)), Language.ENGLISH);
  }

  @Test
  void everyCommandIsExplainedAndNothingElseIs() throws IOException {
    Properties words = new Properties();
    try (var input = Command.class.getResourceAsStream("words.properties")) {
      words.load(input);
    }
    TreeSet<String> explained = new TreeSet<>();
    for (String key : words.stringPropertyNames()) {
      if (key.startsWith("does.")) {
        explained.add(key.split("\\.")[1]);
      }
    }
    TreeSet<String> all = new TreeSet<>();
    Arrays.stream(Command.values()).map(Command::word).forEach(all::add);
    assertThat(explained).isEqualTo(all);
  }

  @ParameterizedTest
  @EnumSource(FrontEnd.class)
  void aCommandIsReadWhereverItIsOffered(FrontEnd end) {
    for (Where where : Where.values()) {
      Commands here = at(end, where);
      for (String word : here.known()) {
        TypedCommand typed = here.read(word.toUpperCase(Locale.ROOT));
        assertThat(typed.command()).as(word).contains(Command.of(word).orElseThrow());
        assertThat(here.helpOn(word).orElseThrow()).startsWith(word);
      }
    }
  }

  @Test
  void whatMayStandAfterTheHostFitsOnALine() {
    for (Locale locale : List.of(Locale.ENGLISH, Locale.CHINESE, Locale.TRADITIONAL_CHINESE)) {
      Map<String, String> rows = Commands.afterHost(Language.of(locale));
      assertThat(rows.keySet()).contains("join NUMBER|NAME|CODE", "help", "status", "link CODE");
      int width = rows.keySet().stream().mapToInt(String::length).max().orElseThrow();
      assertThat(rows.values())
          .allSatisfy(
              does ->
                  assertThat(width + 4 + does.chars().map(one -> one > 0x2000 ? 2 : 1).sum())
                      .isLessThan(81));
    }
  }

  @Test
  void theDocumentListsEachCommand() throws IOException {
    String document = document();
    if (Boolean.getBoolean("commands.rewrite")) {
      Files.writeString(DOCUMENT, document);
    }
    assertThat(Files.readString(DOCUMENT))
        .as("rewrite it with -Dcommands.rewrite=true")
        .isEqualTo(document);
  }

  private static String document() {
    StringBuilder text =
        new StringBuilder(
            """
            # Typed commands

            All commands that you can type: after a colon on the screen, in [line mode](shell.md), and on a server after
            `ssh HOST`. `help COMMAND` explains one, Tab completes it. Moves, numbers and answers are typed without a command.

            | command | after `:` on the screen | in line mode | what it does |
            |---|---|---|---|
            """);
    Words words = Language.ENGLISH.words(Command.class);
    for (Command command : Command.values()) {
      text.append("| `").append(command.word()).append("` | ");
      text.append(uses(command, FrontEnd.SCREEN)).append(" | ");
      text.append(uses(command, FrontEnd.LINES)).append(" | ");
      text.append(meanings(command, words)).append(" |\n");
    }
    return text.toString();
  }

  /** What a command does, then what it does in some places or on the screen instead. */
  private static String meanings(Command command, Words words) {
    String does = "does." + command.word();
    StringBuilder text = new StringBuilder(words.text(does));
    for (Where where : Where.values()) {
      String key = does + "." + where.name().toLowerCase(Locale.ROOT);
      if (words.has(key)) {
        text.append("<br>").append(name(where)).append(": ").append(words.text(key));
      }
    }
    if (words.has(does + ".screen")) {
      text.append("<br>on the screen: ").append(words.text(does + ".screen"));
    }
    return text.toString();
  }

  private static String name(Where where) {
    return where.name().toLowerCase(Locale.ROOT).replaceAll("^(in|at)_", "").replace('_', ' ');
  }

  /** What follows a command, and where, such as {@code FILE: game, editor}. */
  private static String uses(Command command, FrontEnd end) {
    Map<String, List<String>> uses = new LinkedHashMap<>();
    for (Where where : Where.values()) {
      Optional<Argument> argument = command.argument(end, where);
      argument.ifPresent(
          one -> uses.computeIfAbsent(one.form(), any -> new ArrayList<>()).add(name(where)));
    }
    List<String> cells = new ArrayList<>();
    uses.forEach(
        (form, names) -> {
          String code = form.isEmpty() ? "" : "`" + form.replace("|", "\\|") + "` ";
          cells.add(code + String.join(", ", names));
        });
    return String.join("; ", cells);
  }

  @Test
  void whatFollowsIsCheckedOnceForAll() {
    Commands here = at(FrontEnd.LINES, Where.IN_GAME);
    assertThat(here.read(" Pass ").faultless()).contains(Command.PASS);
    assertThat(here.read("pass D4").fault()).contains("'pass' takes no argument; leave out 'D4'.");
    assertThat(here.read("save").fault())
        .contains("'save' needs more: save FILE, such as 'save game.sgf'.");
    assertThat(here.read("board aloud").fault())
        .contains("'aloud' isn't valid after 'board'; choose from spoken.");
    assertThat(here.read("board SPOKEN").rest()).isEqualTo("spoken");
    assertThat(here.read("accept").command()).as("says that nothing is counted").isPresent();
    assertThat(here.read("D4").command()).isEmpty();
    assertThat(here.read("join 3").command()).isEmpty();
  }

  @Test
  void aVisitorOfAServerHasNoFiles() {
    Commands here = at(FrontEnd.LINES, Where.IN_GAME, Where.IN_LOBBY);
    assertThat(here.known()).contains("copy").doesNotContain("open", "save");
    assertThat(here.unknown("save x.sgf", ""))
        .isEqualTo("'save' can't be used here; type 'help' for a list.");
    assertThat(here.helpOn("save").orElseThrow()).endsWith("It can't be used here.");
    assertThat(at(FrontEnd.LINES, Where.IN_GAME).known()).contains("open", "save");
  }

  @Test
  void whatMeansNothingIsSaidOnceForAll() {
    Commands here = at(FrontEnd.LINES, Where.IN_GAME);
    assertThat(here.unknown("pas", "a move"))
        .isEqualTo("'pas' isn't a command here; did you mean 'pass'?");
    assertThat(here.unknown("join 3", "")).isEqualTo("'join' works only in a lobby.");
    assertThat(here.unknown("back", ""))
        .isEqualTo("'back' works only in a recorded game or in a lesson.");
    assertThat(at(FrontEnd.SCREEN, Where.IN_LOBBY).unknown("teach", ""))
        .isEqualTo("'teach' works only in a recorded game or in a lesson.");
    assertThat(at(FrontEnd.LINES, Where.IN_GAME, Where.IN_LOBBY).unknown("save x", ""))
        .isEqualTo("'save' can't be used here; type 'help' for a list.");
    assertThat(here.unknown("x".repeat(90), "")).contains("x".repeat(60) + "'");
  }

  @Test
  void theHelpOfACommandAgreesWithTheCommand() {
    Commands here = at(FrontEnd.LINES, Where.IN_GAME);
    assertThat(here.unknown("rotate", "")).isEqualTo("'rotate' works only on the screen.");
    assertThat(here.helpOn("rotate"))
        .contains("rotate: turns the board. It works only on the screen.");
    assertThat(here.unknown("sort", "")).isEqualTo("'sort' works only on the screen.");
    assertThat(here.helpOn("sort"))
        .contains("sort: reverses the order of the games. It works only on the screen.");
    assertThat(here.helpOn("go"))
        .contains("go N: goes to a move by its number; 0 is the start. It can't be used here.");
    Commands page = at(FrontEnd.SCREEN, Where.IN_RECORD);
    assertThat(page.unknown("first", ""))
        .isEqualTo("'first' works only in line mode ('banmen --line' or 'ssh HOST line').");
    assertThat(page.helpOn("first").orElseThrow())
        .endsWith(
            "start of the game. It works only in line mode ('banmen --line' or 'ssh HOST line').");
  }

  @Test
  void aCommandMayDoSomethingElseInAnotherPlaceOrOnTheScreen() {
    assertThat(at(FrontEnd.SCREEN, Where.IN_GAME).helpOn("resign").orElseThrow())
        .endsWith("asks you first.");
    assertThat(at(FrontEnd.LINES, Where.IN_GAME).helpOn("resign").orElseThrow())
        .endsWith("without a question.");
    assertThat(at(FrontEnd.SCREEN, Where.IN_GAME).helpOn("again").orElseThrow())
        .startsWith("again: starts another game");
    assertThat(at(FrontEnd.SCREEN, Where.IN_LESSON).helpOn("again"))
        .contains("again: starts this step again.");
    assertThat(at(FrontEnd.LINES, Where.IN_RECORD, Where.IN_LOBBY).helpOn("name").orElseThrow())
        .startsWith("name [TEXT]: names this move");
  }

  @Test
  void aLineIsCompletedByCommandsWordsAndMoves() {
    Commands here = at(FrontEnd.LINES, Where.IN_GAME);
    assertThat(here.completions("la", NOTHING)).containsExactly("last", "layer ");
    assertThat(here.completions("layer LI", NOTHING))
        .containsExactly("layer liberties", "layer libraries");
    assertThat(here.completions("d", NOTHING)).contains("D4");
    assertThat(here.completions("help la", NOTHING)).containsExactly("help last", "help layer");
    assertThat(here.completions("player white ", NOTHING))
        .containsExactly("player white bot:", "player white human");
    assertThat(here.completions("board ", NOTHING)).containsExactly("board spoken");
  }
}
