package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyMap;
import dev.banmen.tui.term.Keys;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A key does the same on every page that has it, and {@code docs/keys.md} says what. */
class OneKeyOneMeaningTest {
  private static final Path PAGES = Path.of("src/main/java/dev/banmen/tui/page");
  private static final Path DOCUMENT = Path.of("docs/keys.md");
  private static final Path DOCUMENT_IN_CHINESE = Path.of("docs/zh/keys.md");

  /** A page that looks at a character by itself, past the actions; typed lines start with one. */
  private static final Pattern CHARACTER = Pattern.compile("\\.is\\('(.)'\\)|case '([^0-9])'");

  private static final Pattern LINE_STARTS = Pattern.compile("case '[/g]' ->");

  private static final Map<KeyAction, String> MEANINGS =
      Map.ofEntries(
          Map.entry(KeyAction.UP, "up: the cursor, the row, the variation"),
          Map.entry(KeyAction.DOWN, "down"),
          Map.entry(KeyAction.LEFT, "left; in a recorded game, the previous move"),
          Map.entry(KeyAction.RIGHT, "right; in a recorded game, the next move"),
          Map.entry(
              KeyAction.PAGE_UP,
              "a page up; in a recorded game, ten moves back; in an exercise, the top of a cut"
                  + " board"),
          Map.entry(
              KeyAction.PAGE_DOWN,
              "a page down; in a recorded game, ten moves forward; in an exercise, the rest of a"
                  + " cut board"),
          Map.entry(KeyAction.HOME, "to the start"),
          Map.entry(KeyAction.END, "to the end"),
          Map.entry(KeyAction.ENTER, "play, open or choose"),
          Map.entry(KeyAction.SPACE, "as Enter; in a recorded game, play and stop"),
          Map.entry(KeyAction.PANE, "next pane"),
          Map.entry(KeyAction.PANE_BEFORE, "previous pane"),
          Map.entry(KeyAction.ESCAPE, "close or cancel; otherwise back"),
          Map.entry(
              KeyAction.DELETE,
              "delete a move and all after it, a stone or a disc, an unfinished game"),
          Map.entry(KeyAction.BACKSPACE, "back one step or folder; delete a character"),
          Map.entry(KeyAction.HELP, "help for this page"),
          Map.entry(KeyAction.QUIT, "back; from the menu, quit"),
          Map.entry(KeyAction.COMMAND, "type a command"),
          Map.entry(KeyAction.THEME, "next theme"),
          Map.entry(KeyAction.SETTINGS, "settings"),
          Map.entry(KeyAction.YES, "answer yes; `n` answers no"),
          Map.entry(
              KeyAction.PASS,
              "pass; while setting up a position, switch the side to move; in a part of the board,"
                  + " either colour or as it is; in the lobby, play now; after a lesson, play the"
                  + " computer"),
          Map.entry(KeyAction.UNDO, "undo"),
          Map.entry(KeyAction.REDO, "redo"),
          Map.entry(
              KeyAction.EXPLAIN,
              "explain what a move would do, or why it is illegal; while guessing, show the move"),
          Map.entry(KeyAction.LAYER, "next overlay"),
          Map.entry(KeyAction.LEGAL, "show legal moves"),
          Map.entry(KeyAction.HINT, "hint"),
          Map.entry(KeyAction.ACCEPT, "accept the count"),
          Map.entry(
              KeyAction.CONTINUE, "continue playing after a count, or from the end of a lesson"),
          Map.entry(KeyAction.REMOVE, "in the count, mark one group only"),
          Map.entry(KeyAction.RESIGN, "resign; asks first"),
          Map.entry(KeyAction.AGAIN, "rematch; repeat a lesson step or a run of exercises"),
          Map.entry(KeyAction.REVIEW, "review the game, or what is due in the lessons"),
          Map.entry(KeyAction.SAVE, "save"),
          Map.entry(KeyAction.COPY, "copy the line with your result of exercises"),
          Map.entry(KeyAction.TRY, "try moves; while you edit a board, play from there"),
          Map.entry(KeyAction.EDIT, "edit the board"),
          Map.entry(KeyAction.GUESS, "guess the moves of a recorded game"),
          Map.entry(
              KeyAction.EXPLORE,
              "games with this position: what was played there, and how they ended"),
          Map.entry(
              KeyAction.PART,
              "a part of the board in other games: the corner nearest the cursor or the last move;"
                  + " again, the whole board"),
          Map.entry(
              KeyAction.GOTO, "go to a move by its number; in a problem, the list of all problems"),
          Map.entry(KeyAction.SEARCH, "search or filter"),
          Map.entry(KeyAction.NEXT, "next comment, step, exercise or lesson; answers no"),
          Map.entry(KeyAction.NEXT_BEFORE, "previous comment or step"),
          Map.entry(KeyAction.MISS, "next attempt, or next fault in a set-up position"),
          Map.entry(KeyAction.MISS_BEFORE, "previous attempt or fault"),
          Map.entry(KeyAction.BRANCH, "next variation"),
          Map.entry(KeyAction.BRANCH_BEFORE, "previous variation"),
          Map.entry(KeyAction.GAME_BEFORE, "previous game"),
          Map.entry(KeyAction.GAME_NEXT, "next game"),
          Map.entry(
              KeyAction.COMMENT, "write a comment; at a table or in the lobby, say something"),
          Map.entry(
              KeyAction.MARK, "next mark on this point; in a part of the board, anything there"),
          Map.entry(
              KeyAction.ARROW,
              "start an arrow on this point, or end it here; in the explorer, mark a part of the"
                  + " board"),
          Map.entry(KeyAction.EARLIER, "move this variation up"),
          Map.entry(KeyAction.LATER, "move this variation down"),
          Map.entry(KeyAction.SLOWER, "play slower"),
          Map.entry(KeyAction.FASTER, "play faster"),
          Map.entry(KeyAction.LARGER, "larger board"),
          Map.entry(KeyAction.SMALLER, "smaller board"),
          Map.entry(KeyAction.FOLLOW, "at a teaching table, follow the leader again"),
          Map.entry(
              KeyAction.WHERE,
              "at a teaching table that you lead, ask where?; show the answers; end the question;"
                  + " in the explorer, a part of the board here or anywhere"),
          Map.entry(KeyAction.HIDDEN, "show hidden files"),
          Map.entry(KeyAction.WHOLE, "in a problem, the whole board, or the part it is about"),
          Map.entry(KeyAction.TURN, "in a file of problems, turn those that come again, or none"));

  private static List<Path> sources() throws IOException {
    try (Stream<Path> all = Files.walk(PAGES)) {
      return all.filter(path -> path.toString().endsWith(".java")).sorted().toList();
    }
  }

  @Test
  void noPageGivesACharacterAMeaningOfItsOwn() throws IOException {
    List<String> own = new ArrayList<>();
    for (Path path : sources()) {
      for (String line : Files.readAllLines(path)) {
        boolean isTyped = path.endsWith("RecordCommands.java") && LINE_STARTS.matcher(line).find();
        boolean isDigit = line.contains("is('0')");
        Matcher matcher = CHARACTER.matcher(line);
        if (!isTyped && !isDigit && matcher.find()) {
          own.add(path.getFileName() + ": " + line.strip());
        }
      }
    }
    assertThat(own).isEmpty();
  }

  @Test
  void eachDefaultKeyBelongsToOneAction() {
    Map<String, KeyAction> owners = new TreeMap<>();
    for (KeyAction action : KeyAction.values()) {
      for (String key : action.keys()) {
        assertThat(owners.put(key, action)).as(key).isNull();
      }
    }
    assertThat(owners).containsKeys("a", "C", "R", "r", "v", "b", "B", "c", "n", "N", "m", "M");
  }

  @Test
  void theDocumentSaysWhatEachKeyDoes() throws IOException {
    String document = document();
    if (Boolean.getBoolean("keys.rewrite")) {
      Files.writeString(DOCUMENT, document);
    }
    assertThat(Files.readString(DOCUMENT))
        .as("rewrite it with -Dkeys.rewrite=true")
        .isEqualTo(document);
  }

  /** Each row up to what the key does. */
  @Test
  void theChineseDocumentHasTheSameKeys() throws IOException {
    assertThat(keys(Files.readString(DOCUMENT_IN_CHINESE))).isEqualTo(keys(document()));
    assertThat(rows(Files.readString(DOCUMENT_IN_CHINESE)))
        .allSatisfy(row -> assertThat(row).containsPattern("\\p{IsHan}[^|]* \\|$"));
  }

  private static List<String> rows(String document) {
    return document
        .substring(document.indexOf("|---|"))
        .lines()
        .skip(1)
        .takeWhile(line -> line.startsWith("|"))
        .toList();
  }

  private static List<String> keys(String document) {
    return rows(document).stream()
        .map(row -> row.substring(0, row.lastIndexOf(" | ", row.length() - 3)))
        .toList();
  }

  /** The rows of the table of ten keys in the README: the keys, and what it says of them. */
  @Test
  void theReadmeSaysTheSameOfItsTenKeys() throws IOException {
    String readme = Files.readString(Path.of("README.md"));
    List<String> rows = rows(readme.substring(readme.indexOf("## Ten keys")));
    assertThat(rows).hasSize(10);
    Pattern key = Pattern.compile("`(.)`");
    for (String row : rows) {
      String[] cells = row.split(" \\| ");
      Matcher keys = key.matcher(cells[0]);
      while (keys.find()) {
        KeyAction action = KeyAction.of(Keys.of(keys.group(1).charAt(0)));
        String first = MEANINGS.get(action).split("[;, ]")[0];
        assertThat(cells[1]).as(row).contains(first);
      }
    }
    assertThat(rows.get(0)).contains("Left and Right go one move back and forward");
    assertThat(MEANINGS.get(KeyAction.LEFT)).contains("previous move");
    assertThat(rows.get(1)).contains("Enter", "play, open");
    assertThat(MEANINGS.get(KeyAction.ENTER)).contains("play, open");
  }

  private static String document() {
    StringBuilder text =
        new StringBuilder(
            """
            # Keys

            A key does the same thing on every page that uses it, apart from the pages that the table names; elsewhere the bottom line says
            that it does nothing.
            `?` lists the keys of the page you are on. Choose other keys in your settings: see [config.md](config.md).
            An empty cell means the default keys.

            | `default` | `vi` | `emacs` | name in settings | what it does |
            |---|---|---|---|---|
            """);
    for (KeyAction action : KeyAction.values()) {
      if (action.keys().isEmpty()) {
        continue;
      }
      text.append("| ").append(quoted(action.keys()));
      for (String set : List.of("vi", "emacs")) {
        List<String> others = KeyMap.names(set).getOrDefault(action.id(), List.of());
        text.append(" | ").append(quoted(others));
      }
      text.append(" | `").append(action.id()).append("` | ");
      assertThat(MEANINGS).containsKey(action);
      text.append(MEANINGS.get(action)).append(" |\n");
    }
    text.append(
        """

        Type digits to go to a move. In a lesson they choose an answer; while you set up a position, `1` and `2` place the
        first or second player's piece and `0` removes it.

        `:` takes a command: `:D4` plays, `:57` goes to move 57, `:save FILE`, `:theme NAME`, `:coach`, `:side`, `:draw`,
        `:mark D4`, `:arrow D4 F6`, `:clear`, `:name TEXT`, `:sort`, `:quit`; on a server `:say TEXT` and `:teach`. Tab completes it.

        **Mouse**: Click a row to choose it, a point to play there, a key in the bottom line to press it. The wheel scrolls
        or steps. With `mouse = "confirm"` in the settings, the first click on a point moves the cursor there and a second
        one plays.
        """);
    return text.toString();
  }

  private static String quoted(List<String> names) {
    List<String> all = new ArrayList<>();
    names.forEach(name -> all.add("`" + name.replace("|", "\\|") + "`"));
    return String.join(" ", all);
  }
}
