package dev.banmen.tui.keys;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.app.KeyChoice;
import dev.banmen.proof.Repeats;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.Evening;
import dev.banmen.tui.EveryPage;
import dev.banmen.tui.TestHouse;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.files.TablePage;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.term.Mouse;
import dev.banmen.tui.term.TypedKeys;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Keys as users want them: sets, keys of their own, and what help says of them. */
class KeyMapTest {
  private static final List<KeyChoice.Own> OWN =
      List.of(
          new KeyChoice.Own("undo", List.of("z", "&")),
          new KeyChoice.Own("larger", List.of("Alt-z")),
          new KeyChoice.Own("left", List.of("i")),
          new KeyChoice.Own("explain", List.of("Ctrl-X")));

  private final List<KeyMap.Clash> clashes = new ArrayList<>();

  private List<KeyChoice> choices() {
    List<KeyChoice> choices = new ArrayList<>();
    for (String set : KeyMap.SETS) {
      choices.add(new KeyChoice(set, List.of()));
    }
    choices.add(new KeyChoice("emacs", OWN));
    choices.forEach(this::map);
    assertThat(clashes).isEmpty();
    return choices;
  }

  private KeyMap map(KeyChoice choice) {
    return KeyMap.of(choice, clashes);
  }

  private static KeyStroke key(String name) {
    return KeyName.parse(name).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "x",
    "X",
    "?",
    "Ctrl-D",
    "Alt-v",
    "PgUp",
    "Shift-Tab",
    "Space",
    "Alt-<",
    "Esc",
    "Del"
  })
  void aKeyIsWrittenAsItIsRead(String name) {
    assertThat(KeyName.of(key(name))).isEqualTo(name);
  }

  @ParameterizedTest
  @CsvSource({
    "Page-Up,PgUp",
    "page-down,PgDn",
    "ESCAPE,Esc",
    "Shift-Delete,Shift-Del",
    "Insert,Ins"
  })
  void aKeyHasOneNameOnTheScreenHoweverItsSettingIsWritten(String written, String name) {
    assertThat(KeyName.of(key(written))).isEqualTo(name);
    List<KeyChoice.Own> own = List.of(new KeyChoice.Own("undo", List.of("Alt-" + written)));
    KeyMap map = map(new KeyChoice("default", own));
    assertThat(clashes).isEmpty();
    assertThat(map.shown("u")).isEqualTo("Alt-" + name);
  }

  @Test
  void theUsualSetChangesNothing() {
    KeyMap usual = KeyMap.of(new KeyChoice("default", List.of()), clashes);
    for (char c = ' '; c < 127; c++) {
      assertThat(usual.meant(Keys.of(c))).contains(Keys.of(c));
    }
    assertThat(usual.reassigned()).isEmpty();
  }

  /** Where it does nothing, it is told by the name of what was pressed. */
  @ParameterizedTest
  @EnumSource
  @Tag(Repeats.TAG)
  void eachKeyDoesWhatTheKeyThatItStandsForDoes(EveryPage page) {
    int every = Repeats.of(5, 1); // else each key on some of the pages
    int number = page.ordinal();
    Map<KeyStroke, String> usual = new HashMap<>();
    for (KeyChoice choice : choices()) {
      KeyMap map = map(choice);
      for (Map.Entry<KeyStroke, List<String>> one : map.reassigned().entrySet()) {
        if (number++ % every > 0) {
          continue;
        }
        String wanted = usual.computeIfAbsent(one.getKey(), key -> read(page.open().give(key)));
        for (String name : one.getValue()) {
          Evening evening = page.open(choice);
          KeyName.parseAll(name).orElseThrow().forEach(evening::give);
          String[] lines = evening.text().split("\n");
          String last = lines[lines.length - 1];
          if (last.contains(" does nothing here")) {
            assertThat(last.strip()).startsWith(name + " does nothing here");
          }
          evening.pressing(KeyChoice.DEFAULT);
          assertThat(plain(read(evening))).as("%s on %s", name, page).isEqualTo(plain(wanted));
        }
      }
    }
  }

  /** Returns the screen once what is in the current file or folder has been read. */
  private static String read(Evening evening) {
    String screen = evening.text();
    while (screen.matches("(?s) /home\\S*\\n.* loading\\n.*")) {
      Thread.yield();
      screen = evening.text();
    }
    return screen;
  }

  /** Without what names keys by the user's names. */
  private static String plain(String screen) {
    return screen.replaceAll("(?m)^.* does nothing here.*$|\\S+ brings it\\b", "");
  }

  @Test
  void aKeyIsNamedAsTextsNameIt() {
    for (KeyChoice choice : choices()) {
      KeyMap map = map(choice);
      for (List<String> names : KeySets.defaults().values()) {
        for (String name : names) {
          KeyStroke known = KeyName.parse(name).orElseThrow();
          assertThat(map.shown(known)).isEqualTo(map.shown(name));
        }
      }
    }
  }

  @Test
  void wordsThatNameAPersonsKeysDoSoOnce() {
    TestHouse house = new TestHouse(0);
    Words words = CustomKeys.in(Language.ENGLISH.words(Viewer.class), house);
    assertThat(CustomKeys.in(words, house)).isSameAs(words);
    house.keys = new KeyChoice("default", OWN);
    assertThat(KeyHint.of(words, 'u', "key.undo").name()).isEqualTo("z");
  }

  @ParameterizedTest
  @EnumSource
  void helpNamesEachOfTheUsersKeys(EveryPage page) {
    String usual = help(page, KeyChoice.DEFAULT);
    for (KeyChoice choice : choices()) {
      KeyMap map = map(choice);
      String help = help(page, choice);
      for (Map.Entry<KeyStroke, List<String>> one : map.reassigned().entrySet()) {
        String known = KeyName.of(one.getKey());
        boolean isMoved = !map.shown(known).equals(known);
        boolean isTold = !isMoved || isFor(usual, known);
        List<String> names = new ArrayList<>(isTold ? one.getValue() : List.of());
        KeySets.defaults().values().forEach(names::removeAll); // in words such as "arrows, hjkl"
        for (String name : names) {
          assertThat(isFor(help, name)).as("%s in %s", name, help.strip()).isTrue();
        }
      }
    }
  }

  /** A key of its own for each thing that a character is for, in an order that chance has made. */
  private static List<KeyChoice.Own> shuffled(long seed) {
    List<String> fresh = new ArrayList<>();
    for (int c = 'a'; c <= 'z'; c++) {
      fresh.add("Alt-" + (char) c);
      fresh.add("Alt-" + (char) (c - 'a' + 'A'));
    }
    fresh.removeAll(List.of("Alt-O", "Alt-P", "Alt-X")); // these begin sequences of terminals
    Collections.shuffle(fresh, new Random(seed));
    List<KeyChoice.Own> own = new ArrayList<>();
    KeySets.defaults()
        .forEach(
            (name, keys) -> {
              if (keys.stream().anyMatch(KeyMapTest::isLetter)) {
                own.add(new KeyChoice.Own(name, List.of(fresh.remove(0))));
              }
            });
    return own;
  }

  private static boolean isLetter(String key) {
    return key.length() == 1 && Character.isLetter(key.charAt(0));
  }

  /** The words of help, but for articles. */
  private static List<String> tokens(String help) {
    return List.of(help.replaceAll("\\b[Aa] (?=[a-z(])", "").split("[\\s,;:、，；：]+"));
  }

  @ParameterizedTest
  @EnumSource
  void helpShowsNoKeyThatIsNoneAnyMore(EveryPage page) {
    Set<String> letters = new HashSet<>();
    KeySets.defaults().values().forEach(keys -> keys.forEach(letters::add));
    letters.removeIf(key -> !isLetter(key));
    for (String language : List.of("", "zh", "zh-Hant")) {
      List<String> usual = tokens(help(page, language, KeyChoice.DEFAULT));
      for (long seed = 1; seed <= 3; seed++) {
        List<KeyChoice.Own> own = shuffled(seed);
        KeyChoice choice = new KeyChoice("default", own);
        map(choice);
        List<String> now = tokens(help(page, language, choice));
        assertThat(now).as("%s in %s", page, language).doesNotContainAnyElementsOf(letters);
        for (KeyChoice.Own one : own) {
          String old =
              KeySets.defaults().get(one.name()).stream()
                  .filter(KeyMapTest::isLetter)
                  .findFirst()
                  .orElseThrow();
          int times = Collections.frequency(usual, old);
          assertThat(now.stream().filter(one.keys().get(0)::equals).count())
              .as("%s on %s in %s", one, page, language)
              .isGreaterThanOrEqualTo(times);
        }
      }
    }
    assertThat(clashes).isEmpty();
  }

  @Test
  void theKeysForASizeAreShownAsTheyAre() {
    List<KeyChoice.Own> own =
        List.of(
            new KeyChoice.Own("undo", List.of("z")), new KeyChoice.Own("larger", List.of("Alt-z")));
    KeyChoice keys = new KeyChoice("default", own);
    assertThat(help(EveryPage.GAME, keys)).contains("z, U          undo").contains("Alt-z");
  }

  /** Help in one column. */
  private static String help(EveryPage page, KeyChoice keys) {
    return help(page, "", keys);
  }

  private static String help(EveryPage page, String language, KeyChoice keys) {
    return page.open(Locale.forLanguageTag(language), keys)
        .resize(70, 120)
        .give(Keys.of('?'))
        .text();
  }

  /** Whether a line of help begins with keys of which this is one. */
  private static boolean isFor(String help, String key) {
    String one = java.util.regex.Pattern.quote(key);
    return java.util.regex.Pattern.compile("(?m)^ (.*, )?" + one + "(, .*?)?(  |: )")
        .matcher(help)
        .find();
  }

  @Test
  void helpAndTheLineOfKeysShowTheKeysThatThereAre() {
    KeyChoice keys = new KeyChoice("default", OWN);
    Evening evening = EveryPage.GAME.open(keys).resize(150, 40);
    assertThat(evening.text()).contains("Ctrl-X explain").contains("z undo");
    String help = evening.resize(80, 90).types("?").text();
    assertThat(help)
        .contains("z, U          undo, redo")
        .contains("Ctrl-X, H     explain this move");
    assertThat(help).contains("arrows, ijkl").contains("&: as z");
  }

  @Test
  void whatHasAnotherKeyDoesNothingUnderItsOwn() {
    KeyChoice keys = new KeyChoice("default", OWN);
    Evening evening = EveryPage.GAME.open(keys);
    assertThat(evening.types("x").text()).endsWith("x does nothing here; ? lists the keys\n");
    assertThat(evening.types("h").text()).endsWith("h does nothing here; ? lists the keys\n");
    assertThat(evening.types(Evening.LEFT).text()).doesNotContain("does nothing here");
  }

  @Test
  void aKeyOfTheUsersIsNeverToldByAnother() {
    KeyChoice keys = new KeyChoice("vi", List.of());
    Evening game = EveryPage.GAME.open(keys).give(Input.Key.ctrl('b'));
    assertThat(game.text()).endsWith(" Ctrl-B does nothing here; ? lists the keys\n");
    assertThat(game.types("gg").text()).endsWith(" g g does nothing here; ? lists the keys\n");
    KeyChoice coach = new KeyChoice("default", List.of(new KeyChoice.Own("coach", List.of("P"))));
    assertThat(EveryPage.HOME.open(coach).types("P").text())
        .endsWith("P does nothing here; ? lists the keys\n");
  }

  @Test
  void aKeyThatWasClickedIsToldByWhatItsUserPressesForIt() {
    TestHouse house = new TestHouse(0);
    house.keys = new KeyChoice("default", OWN);
    KeyTranslator keys =
        new KeyTranslator(CustomKeys.in(Language.ENGLISH.words(Viewer.class), house));
    keys.of(Input.Pointed.of(MouseActionType.CLICK_DOWN, Mouse.LEFT, 1, 1), false);
    assertThat(keys.unusedText(key("u"))).startsWith("z does nothing here");
    keys.of(new Input.Key(key("u")), false);
    assertThat(keys.unusedText(key("u"))).startsWith("u does nothing here");
  }

  @Test
  void theFirstOfTwoKeysWaitsAndSaysSo() {
    KeyChoice keys = new KeyChoice("vi", List.of());
    Evening evening = EveryPage.TABLE.open(keys);
    String before = evening.text();
    String waits = evening.types("g").text();
    assertThat(waits).endsWith("g waits for another key; g g: Home, g o: go to a move\n");
    assertThat(evening.give(Input.Key.of(KeyType.Escape)).text()).isEqualTo(before);
    assertThat(((TablePage) evening.types("gg").shown()).at()).isZero();
    assertThat(evening.types("Ggg", "j").shown()).extracting("at").isEqualTo(1);
  }

  @Test
  void aSecondKeyThatMeansNothingIsToldAndDoesNothing() {
    KeyChoice keys = new KeyChoice("vi", List.of());
    Evening evening = EveryPage.TABLE.open(keys).types("gq");
    assertThat(evening.isLeft()).isFalse();
    assertThat(evening.text()).endsWith("g q does nothing here; g g: Home, g o: go to a move\n");
    assertThat(evening.types("q").isLeft()).as("a key alone again").isTrue();
  }

  @Test
  void aUsersTwoKeysMeanWhatTheyAreFor() {
    List<KeyChoice.Own> own = List.of(new KeyChoice.Own("undo", List.of("Ctrl-X u")));
    KeyChoice keys = new KeyChoice("emacs", own);
    assertThat(clashes).isEmpty();
    Evening evening = EveryPage.GAME.open(keys);
    evening.give(Input.Key.ctrl('x')).types("u");
    assertThat(evening.game().session().position().ply()).isZero();
  }

  @Test
  void whatIsTypedIsTextWhateverItIsElse() {
    KeyChoice keys = new KeyChoice("emacs", OWN);
    Evening evening = EveryPage.GAME.open(keys).types(":ahxz");
    assertThat(evening.text()).contains(":ahxz");
    assertThat(evening.give(Input.Key.ctrl('g')).text()).doesNotContain(":ahxz");
  }

  @Test
  void aClickOnTheLineOfKeysPressesTheKeyShownThere() {
    KeyChoice keys = new KeyChoice("default", OWN);
    Evening evening = EveryPage.GAME.open(keys);
    int col = evening.text().split("\n")[23].indexOf("Ctrl-X explain");
    Input click = Input.Pointed.of(MouseActionType.CLICK_DOWN, Mouse.LEFT, col + 8, 23);
    Evening pressed = EveryPage.GAME.open(keys).give(key("Ctrl-X"));
    assertThat(evening.give(click).text()).isEqualTo(pressed.text());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "undo  | p x    | 'p x' is already the key for pass",
        "undo  | x y z  | 'x y z' isn't a key",
        "undo  | p      | 'p' is already the key for pass; choose another key for undo or for pass",
        "undoo | z      | action 'undoo' is not known; did you mean 'undo'? 'banmen config' lists",
        "judge | z      | action 'judge' is not known; 'banmen config' lists all actions",
        "undo  | Ctrl-C | 'Ctrl-C' can't be reassigned",
        "undo  | Ctrl-I | 'Ctrl-I' can't be reassigned",
        "undo  | Alt-_  | 'Alt-_' can't be used",
        "undo  | Alt-P  | 'Alt-P' can't be used",
        "undo  | Alt-[  | 'Alt-[' can't be used",
        "undo  | Alt-O x | 'Alt-O x' can't be used",
        "undo  | zz     | 'zz' isn't a key",
        "undo  | Ctrl-  | 'Ctrl-' isn't a key",
        "undo  | ' '    | ' ' isn't a key",
        "undo  | '   '  | '   ' isn't a key"
      })
  void whatCannotBeIsToldAndTheUsualHolds(String name, String key, String text) {
    KeyMap map =
        KeyMap.of(
            new KeyChoice("default", List.of(new KeyChoice.Own(name, List.of(key)))), clashes);
    assertThat(clashes).hasSize(1);
    assertThat(clashes.get(0).text(Language.ENGLISH)).startsWith(text);
    assertThat(map.meant(Keys.of('u'))).contains(Keys.of('u'));
    assertThat(map.meant(Keys.of('p'))).contains(Keys.of('p'));
  }

  @Test
  void twoMayChangeTheirKeys() {
    List<KeyChoice.Own> both =
        List.of(new KeyChoice.Own("undo", List.of("p")), new KeyChoice.Own("pass", List.of("u")));
    KeyMap map = KeyMap.of(new KeyChoice("default", both), clashes);
    assertThat(clashes).isEmpty();
    assertThat(map.meant(Keys.of('u'))).contains(Keys.of('p'));
    assertThat(map.meant(Keys.of('p'))).contains(Keys.of('u'));
  }

  @Test
  void theSameKeyForTwoThingsCountsForTheFirst() {
    List<KeyChoice.Own> both =
        List.of(new KeyChoice.Own("undo", List.of("&")), new KeyChoice.Own("larger", List.of("&")));
    KeyMap map = KeyMap.of(new KeyChoice("default", both), clashes);
    assertThat(clashes).extracting(KeyMap.Clash::at).containsExactly(1);
    assertThat(map.meant(Keys.of('&'))).contains(Keys.of('u'));
    assertThat(map.meant(Keys.of('+'))).as("as it was").contains(Keys.of('+'));
  }

  @Test
  void whatAThingHasGoesBeforeWhatAnotherWants() {
    List<KeyChoice.Own> both =
        List.of(new KeyChoice.Own("undo", List.of("+")), new KeyChoice.Own("larger", List.of("+")));
    KeyMap map = KeyMap.of(new KeyChoice("default", both), clashes);
    assertThat(clashes).extracting(KeyMap.Clash::at).containsExactly(0);
    assertThat(map.meant(Keys.of('+'))).contains(Keys.of('+'));
    assertThat(map.meant(Keys.of('u'))).contains(Keys.of('u'));
  }

  @Test
  void whatGetsNoKeyOfTheUsersHasThoseOfItsSetBack() {
    List<KeyChoice.Own> own =
        List.of(new KeyChoice.Own("pass", List.of("q")), new KeyChoice.Own("quit", List.of("T")));
    KeyMap map = KeyMap.of(new KeyChoice("default", own), clashes);
    assertThat(clashes).extracting(KeyMap.Clash::at).containsExactlyInAnyOrder(0, 1);
    assertThat(map.meant(Keys.of('q'))).contains(Keys.of('q'));
    assertThat(map.meant(Keys.of('p'))).contains(Keys.of('p'));
    assertThat(map.shown("q")).isEqualTo("q");
    clashes.clear();
    own = List.of(new KeyChoice.Own("redo", List.of("q")));
    map = KeyMap.of(new KeyChoice("vi", own), clashes);
    assertThat(clashes).hasSize(1);
    assertThat(map.meant(key("Ctrl-R"))).as("the set's").contains(Keys.of('U'));
  }

  @Test
  void whatNobodyHasAnyMoreMayGoRound() {
    List<KeyChoice.Own> own =
        List.of(
            new KeyChoice.Own("pass", List.of("q")),
            new KeyChoice.Own("quit", List.of("u")),
            new KeyChoice.Own("undo", List.of("x")));
    KeyMap map = KeyMap.of(new KeyChoice("default", own), clashes);
    assertThat(clashes).as("none of them counts, and each is told of").hasSize(3);
    assertThat(map.reassigned()).isEmpty();
    for (char c : "pqux".toCharArray()) {
      assertThat(map.meant(Keys.of(c))).contains(Keys.of(c));
    }
  }

  @Test
  void noSetHasOneKeyForTwoThings() {
    for (String set : KeyMap.SETS) {
      List<String> all = new ArrayList<>();
      Map<String, List<String>> names = KeySets.defaults();
      names.putAll(KeySets.others(set));
      names.values().forEach(all::addAll);
      assertThat(all).as(set).doesNotHaveDuplicates();
      assertThat(all).allMatch(name -> written(name).equals(name));
      for (String name : all) {
        String first = written(name).split(" ")[0];
        assertThat(first.equals(name) || !all.contains(first)).as(first + " of two").isTrue();
      }
    }
  }

  @Test
  void noSetHasAKeyThatBeginsWhatATerminalSends() {
    for (KeyChoice choice : choices()) {
      KeyMap map = map(choice);
      for (List<String> names : map.reassigned().values()) {
        for (String name : names) {
          KeyStroke key = KeyName.parseAll(name).orElseThrow().get(0);
          if (key.isAltDown()) {
            String sent = "\033" + Character.toString(key.getCharacter()) + "kk";
            assertThat(new TypedKeys().type(sent)).as(name).startsWith(new Input.Key(key));
          }
        }
      }
    }
  }

  private static String written(String names) {
    List<String> keys = new ArrayList<>();
    KeyName.parseAll(names).orElseThrow().forEach(key -> keys.add(KeyName.of(key)));
    return String.join(" ", keys);
  }

  @Test
  void keysThatAreNoCharactersNeverDie() {
    for (KeyChoice choice : choices()) {
      KeyMap map = map(choice);
      for (KeyType type : TypedKeys.TYPES) {
        assertThat(map.meant(Keys.of(type))).isPresent();
      }
    }
  }
}
