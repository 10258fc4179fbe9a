package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.KeyChoice;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.keys.CustomKeys;
import dev.banmen.tui.keys.KeyMap;
import dev.banmen.tui.keys.KeyName;
import dev.banmen.tui.keys.KeySets;
import dev.banmen.tui.page.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts of the screen name the reader's own keys. */
class KeysInTextsTest {
  /** Characters by themselves that are no keys, by the text they are in. */
  private static final Set<String> OTHERS =
      Set.of(
          "edit.paste.piece", // pieces and lines of a board
          "edit.paste.line",
          "edit.paste.size", // 9x9
          "help.signs.1",
          "help.signs.6",
          "remark.left"); // seconds

  /** A board as text. */
  private static final Pattern BOARD = Pattern.compile("B W \\.|X O -|2 1 0");

  /** A character of its own; an a before a word is an article. */
  private static final Pattern ALONE =
      Pattern.compile(
          "(?<![\\\\\\w{:'-])(?!a (?!to |or |and"
              + " |accept)[\\w\"('{-])([a-zA-Z]|hjkl|jk)(?![\\w'=-]|\\.\\w)|(?<=^|[\\s，；（(])[?:/<>\\[\\]{}+.-](?=[,、]?"
              + " |[、：\\t]|$)");

  private static TreeMap<String, String> texts(String language) throws Exception {
    Properties properties = new Properties();
    for (String bundle : List.of("/dev/banmen/tui/words", "/dev/banmen/say/words")) {
      try (var input = TerminalUi.class.getResourceAsStream(bundle + language + ".properties")) {
        properties.load(
            new java.io.InputStreamReader(input, java.nio.charset.StandardCharsets.UTF_8));
      }
    }
    TreeMap<String, String> texts = new TreeMap<>();
    properties.stringPropertyNames().forEach(key -> texts.put(key, properties.getProperty(key)));
    return texts;
  }

  /** Keys that a text names by themselves, and not by a place for them. */
  private static List<String> named(String text) {
    String plain = text.replaceAll("\\{key:.[^}]*}", "~");
    List<String> found = new ArrayList<>();
    for (Matcher matcher = ALONE.matcher(BOARD.matcher(plain).replaceAll("~")); matcher.find(); ) {
      if (isKey(matcher.group())) {
        found.add(matcher.group());
      }
    }
    return found;
  }

  private static boolean isKey(String name) {
    return name.length() > 1
        || KeySets.defaults().values().stream().anyMatch(keys -> keys.contains(name));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "_zh", "_zh_Hant"})
  void noTextNamesAKeyThatItsReaderMayHaveChanged(String language) throws Exception {
    List<String> wrong = new ArrayList<>();
    texts(language)
        .forEach(
            (key, text) -> {
              for (String line : OTHERS.contains(key) ? List.<String>of() : text.lines().toList()) {
                named(line).forEach(found -> wrong.add(key + " names " + found + ": " + line));
              }
            });
    assertThat(wrong).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "u undo                          | u",
        "Enter or p.                     | p",
        "Dead; g: one alone              | g",
        "按 g 只改一块                     | g",
        "{key:u}, U takes it back        | U",
        "press a to accept               | a",
        "nothing there; ? lists          | ?",
        "arrows, hjkl: move              | hjkl",
        "a draw                          | ''",
        "{key:g}: one group              | ''",
        ":save FILE; :57 too             | ''",
        "{0}'s move, don't               | ''"
      })
  void aKeyThatIsNamedIsFound(String text, String found) {
    assertThat(String.join(" ", named(text.strip()))).isEqualTo(found);
  }

  @Test
  void everyPlaceIsForAKeyThatThereIs() throws Exception {
    Set<String> known = new TreeSet<>();
    KeySets.defaults().values().forEach(known::addAll);
    for (String language : List.of("", "_zh", "_zh_Hant")) {
      for (String text : texts(language).values()) {
        Matcher place = Pattern.compile("\\{key:(.[^}]*)}").matcher(text);
        while (place.find()) {
          String name = place.group(1);
          boolean isLetters = name.matches("hjkl|jk");
          if (name.matches("[:/].+")) {
            name = name.substring(0, 1); // a line that is typed behind that key
          }
          String whole = isLetters ? "h" : KeyName.of(KeyName.parse(name).orElseThrow());
          assertThat(known.contains(whole) || name.equals("S")).as(text).isTrue();
        }
      }
    }
  }

  private final TestHouse house = new TestHouse(0);
  private final Words words = CustomKeys.in(Language.ENGLISH.words(Viewer.class), house);

  @Test
  void aPlaceIsFilledWithTheKeyOfItsReaderEvenOnceThatChanges() {
    assertThat(words.text("turn.you.pass")).isEqualTo("You have no legal move and must pass: p.");
    house.keys = new KeyChoice("default", List.of(new KeyChoice.Own("pass", List.of("Ctrl-X"))));
    assertThat(words.text("turn.you.pass"))
        .isEqualTo("You have no legal move and must pass: Ctrl-X.");
    assertThat(words.text("turn.again", "{key:p}")).startsWith("{key:p} moves again");
    assertThat(words.text("asked", "Ann")).endsWith("y agrees, n declines.");
  }

  @Test
  void aKeyThatIsNoCharacterIsNamedAnewOnceItDoesSomethingElse() {
    List<KeyChoice.Own> own =
        List.of(
            new KeyChoice.Own("pane", List.of("Alt-m")),
            new KeyChoice.Own("theme", List.of("Tab")));
    KeyMap map = KeyMap.of(new KeyChoice("default", own), new ArrayList<>());
    assertThat(map.shown("Tab")).isEqualTo("Alt-m");
    assertThat(map.shown("T")).isEqualTo("Tab");
    assertThat(map.shown("Enter")).isEqualTo("Enter");
  }

  @ParameterizedTest
  @CsvSource({"hjkl, ijkl", "jk, jk"})
  void lettersTogetherAreNamedOneByOne(String before, String now) {
    KeyMap map =
        KeyMap.of(
            new KeyChoice("default", List.of(new KeyChoice.Own("left", List.of("i")))),
            new ArrayList<>());
    assertThat(map.shown(before)).isEqualTo(now);
  }

  @Test
  void bracesAreKeysToo() {
    Words english = Language.ENGLISH.words(Viewer.class);
    assertThat(english.text("record.help.26")).isEqualTo("{, }\tvariation up, down");
  }
}
