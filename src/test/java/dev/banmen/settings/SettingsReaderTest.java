package dev.banmen.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.game.Games;
import dev.banmen.lesson.review.Fsrs;
import dev.banmen.text.Language;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reading, faults and changes of a settings file. */
class SettingsReaderTest {
  private static List<String> words(Setting setting) {
    return switch (setting) {
      case THEME -> List.of("auto", "wood", "slate");
      case KEYS -> List.of("default", "vi");
      case BELL -> List.of("off", "move");
      default -> List.of("auto", "ascii", "16", "en");
    };
  }

  private static SettingsReader.ReadSettings read(String text) {
    return SettingsReader.read(text, SettingsReaderTest::words, Language.ENGLISH);
  }

  private static List<String> faults(String text) {
    return read(text).faults().stream().map(fault -> fault.in("F")).toList();
  }

  /** The library's time grows with the cube of their number: this would take minutes. */
  @ParameterizedTest
  @ValueSource(strings = {"\n", "#\n", "# theme = 'slate'\n", "   \n", "\r\n"})
  void thousandsOfCommentsAndBlankLinesMoveEachFaultToItsLine(String line) {
    String silent = line.repeat((250 << 10) / 3 / line.length());
    int lines = (int) silent.lines().count();
    String text = silent + "theme = 'wod'\n" + silent + "[keys]\nup = [" + silent + "7]\n" + silent;
    assertThat(faults(text))
        .hasSize(2)
        .satisfiesExactly(
            theme -> assertThat(theme).startsWith("F:" + (lines + 1) + ":1: theme 'wod' is"),
            up -> assertThat(up).startsWith("F:" + (2 * lines + 3) + ":1: up is"));
  }

  @Test
  void moreThanSettingsCanSayIsOneFaultAndNothingHolds() {
    String text = "theme = 'slate'\n" + "\"\n".repeat(100_000);
    assertThat(faults(text))
        .containsExactly(
            "F:1001:1: too many settings: at most 1000 lines and 16 KB, not counting comments and"
                + " blank lines");
    assertThat(read(text).settings()).isEqualTo(Settings.DEFAULTS);
    assertThatThrownBy(() -> SettingsText.changed(text, Setting.THEME, "wood", Language.ENGLISH))
        .hasMessageStartingWith("too many settings");
  }

  @Test
  void aChangeLeavesThousandsOfCommentsAsTheyAre() {
    String silent = "# c\n\n".repeat(5000);
    String text = silent + "theme = 'slate' # t\n" + silent + "mouse = true\n" + silent;
    assertThat(SettingsText.changed(text, Setting.THEME, "wood", Language.ENGLISH))
        .isEqualTo(text.replace("'slate'", "\"wood\""));
  }

  @Test
  void anyTimeZoneCanBeChosen() {
    for (String zone : List.of("auto", "Europe/Vienna", "UTC", "+05:30")) {
      SettingsReader.ReadSettings read = read("time-zone = '" + zone + "'\n");
      assertThat(read.faults()).isEmpty();
      assertThat(read.settings().value(Setting.TIME_ZONE)).isEqualTo(zone);
    }
  }

  @Test
  void whatIsNotSaidIsAsUsual() {
    assertThat(read("")).isEqualTo(new SettingsReader.ReadSettings(Settings.DEFAULTS, List.of()));
    Settings settings = read("theme = \"slate\"\nmouse = false\n").settings();
    assertThat(settings.value(Setting.THEME)).isEqualTo("slate");
    assertThat(settings.is(Setting.MOUSE)).isFalse();
    assertThat(settings.is(Setting.COACH)).isFalse();
    assertThat(settings.value(Setting.KEYS)).isEqualTo("default");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "colour = '16'        | F:1:1: setting 'colour' is not known; did you mean color? Choose"
            + " theme, glyphs, color, language, mouse, bell, coach, bot-time, ponder, network,"
            + " recall, reviews, time-zone, turn-problems, [keys], [games] or [engines]",
        "size = 9             | F:1:1: setting 'size' is not known; choose theme, glyphs, color,"
            + " language, mouse, bell, coach, bot-time, ponder, network, recall, reviews,"
            + " time-zone, turn-problems, [keys], [games] or [engines]",
        "game.go = 9          | F:1:1: setting 'game' is not known; did you mean [games]? Choose"
            + " theme, glyphs, color, language, mouse, bell, coach, bot-time, ponder, network,"
            + " recall, reviews, time-zone, turn-problems, [keys], [games] or [engines]",
        "theme = 'wod'        | F:1:1: theme 'wod' is not known; did you mean 'wood'? Choose auto,"
            + " wood or slate",
        "theme = 'steel'      | F:1:1: theme 'steel' is not known; choose auto, wood or slate",
        "theme = 3            | F:1:1: theme '3' is not known; choose auto, wood or slate",
        "time-zone = 'Berlin' | F:1:1: time-zone is Berlin, but must be auto or a time zone, such"
            + " as \"Europe/Berlin\"",
        "network = 1          | F:1:1: network is 1, but must be auto or the name of a file in"
            + " quotation marks",
        "time-zone = 1        | F:1:1: time-zone is 1, but must be auto or a time zone, such as"
            + " \"Europe/Berlin\"",
        "mouse = 'yes'        | F:1:1: mouse is 'yes', but must be true, false" + " or confirm",
        "mouse = 'true'       | F:1:1: mouse is 'true', but must be true, false or confirm",
        "coach = 'confirm'    | F:1:1: coach is 'confirm', but must be true or false",
        "keys = 'vi'          | F:1:1: keys must be a table: write [keys], and below it"
            + " set = \"default\"",
        "keys = 7             | F:1:1: keys must be a table: write [keys], and below it"
            + " set = \"default\"",
        "keys.set = 'vim'     | F:1:1: keys.set 'vim' is not known; did you mean 'vi'? Choose"
            + " default or vi",
        "keys.undo = 7        | F:1:1: undo is '7', but must be a key such as \"x\" or \"Ctrl-X\","
            + " or a list of keys",
        "games = 'go'         | F:1:1: each game needs a table of its own: write [games.go], and"
            + " below it size = 9",
        "games.go = 9         | F:1:1: each game needs a table of its own: write [games.go], and"
            + " below it size = 9",
        "games.go.size = [9]  | F:1:1: size is [9], but must be a single value",
        "keys.undo = ['z', 7] | F:1:1: undo is '[z, 7]', but must be a key such as \"x\" or"
            + " \"Ctrl-X\", or a list of keys",
      })
  void whatIsWrongIsToldWithItsPlace(String text, String fault) {
    assertThat(faults(text)).containsExactly(fault);
    assertThat(read(text).settings().chosen()).isEmpty();
    assertThat(read(text).settings().keys()).isEmpty();
    assertThat(faults("# first\n\n  " + text)).containsExactly(fault.replace("F:1:1", "F:3:3"));
  }

  @Test
  void whatCannotBeReadIsToldAndTheRestHolds() {
    SettingsReader.ReadSettings read = read("theme = \"slate\"\nmouse = = 3\ncoach = true\n");
    assertThat(read.faults()).isNotEmpty();
    assertThat(read.faults().get(0).line()).isEqualTo(2);
    assertThat(read.settings().value(Setting.THEME)).isEqualTo("slate");
    assertThat(read.settings().is(Setting.COACH)).isTrue();
  }

  @Test
  void theMouseIsUsedOrNotOrAsksForASecondClick() {
    assertThat(read("mouse = \"confirm\"\n").settings().value(Setting.MOUSE)).isEqualTo("confirm");
    assertThat(read("mouse = false\n").settings().value(Setting.MOUSE)).isEqualTo("false");
    String confirming = SettingsText.changed("", Setting.MOUSE, "confirm", Language.ENGLISH);
    assertThat(confirming).isEqualToIgnoringNewLines("mouse = \"confirm\"");
    assertThat(SettingsText.changed(confirming, Setting.MOUSE, "true", Language.ENGLISH))
        .isEqualToIgnoringNewLines("mouse = true");
  }

  @ParameterizedTest
  @CsvSource({"10, 10", "0.3, 0.3", "86400, 86400", "0.001, 0.001"})
  void theComputersTimeIsAnyNumberOfSeconds(String written, String value) {
    Settings settings = read("bot-time = " + written + "\n").settings();
    assertThat(settings.value(Setting.BOT_TIME)).isEqualTo(value);
    String text = SettingsText.changed("", Setting.BOT_TIME, value, Language.ENGLISH);
    assertThat(text).isEqualToIgnoringNewLines("bot-time = " + written);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "86401", "0.0001", "'10'", "true", "[10]", "nan"})
  void otherTimesOfTheComputerAreFaults(String written) {
    assertThat(faults("bot-time = " + written))
        .singleElement()
        .asString()
        .startsWith("F:1:1: bot-time is '")
        .endsWith("', but must be a number of seconds from 0.001 to 86400");
    assertThat(read("bot-time = " + written).settings().value(Setting.BOT_TIME)).isEqualTo("10");
  }

  @Test
  void ownKeysComeWithTheirPlaces() {
    assertThat(read("[keys]\nset = \"vi\"\nundo = [\"z\", \"Backspace\"]\npass = \"P\"").settings())
        .isEqualTo(
            new Settings(
                java.util.Map.of(Setting.KEYS, "vi"),
                List.of(
                    new Settings.Binding("undo", List.of("z", "Backspace"), 3, 1),
                    new Settings.Binding("pass", List.of("P"), 4, 1)),
                List.of(),
                List.of()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{ game = 'othello' }",
        "{ command = 3 }",
        "{ command = 'x', game = 3 }",
        "{ command = 'x', game = [] }",
        "{ command = 'x', games = 'go' }",
        "{ command = 'x', game = 'go', more = 1 }",
        "{ command = 'x', review = 'yes' }"
      })
  void anEngineInATableNeedsACommandAndNothingUnknown(String table) {
    assertThat(faults("engines.x = " + table))
        .singleElement()
        .asString()
        .contains(
            "engine x needs a command; the game that it plays and whether it reviews are optional");
    assertThat(read("engines.x = { command = 'x' }").settings().engines())
        .containsExactly(new Settings.NamedEngine("x", "x", List.of(), false, 1, 1));
    assertThat(read("engines.x = { command = 'x', game = 'dots' }").settings().engines())
        .containsExactly(new Settings.NamedEngine("x", "x", List.of("dots"), false, 1, 1));
    assertThat(read("engines.x = { command = 'x', review = true }").settings().engines())
        .containsExactly(new Settings.NamedEngine("x", "x", List.of(), true, 1, 1));
  }

  @Test
  void enginesComeWithTheirPlaces() {
    String text = "[engines]\ngnugo = \"gnugo --mode gtp\"\nbad = 3\n";
    assertThat(read(text).settings().engines())
        .containsExactly(
            new Settings.NamedEngine("gnugo", "gnugo --mode gtp", List.of(), false, 2, 1));
    assertThat(read(text).faults())
        .containsExactly(
            new SettingsFault(
                3, 1, "engine bad is 3, but must be a command line, such as \"gnugo --mode gtp\""));
    assertThat(read("engines = 1\n").faults()).hasSize(1);
  }

  @Test
  void whatGamesAreComesAsTheCommandLineHasIt() {
    String text =
        "[games.go]\nsize = 13\nkomi = 6.5\nrules = \"japanese\"\n[games.toy]\na = true\n";
    assertThat(read(text).settings().options())
        .containsExactly(
            new Settings.GameDefault("go", "size", "13", 2, 1),
            new Settings.GameDefault("go", "komi", "6.5", 3, 1),
            new Settings.GameDefault("go", "rules", "japanese", 4, 1),
            new Settings.GameDefault("toy", "a", "true", 6, 1));
  }

  @ParameterizedTest
  @CsvSource({
    "recall, 0.69, 'from 0.7 to 0.97'",
    "recall, 0.98, 'from 0.7 to 0.97'",
    "recall, '\"high\"', 'from 0.7 to 0.97'",
    "reviews, 0, from 1 to 1000",
    "reviews, 1001, from 1 to 1000",
    "reviews, 2.5, from 1 to 1000"
  })
  void aNumberOutOfItsRangeIsAFault(String setting, String value, String range) {
    assertThat(faults(setting + " = " + value)).singleElement().asString().contains(range);
    assertThat(read(setting + " = " + value).settings().chosen()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"recall, 0.7", "recall, 0.97", "reviews, 1", "reviews, 1000"})
  void theEndsOfARangeAreInIt(String setting, String value) {
    assertThat(read(setting + " = " + value).settings().chosen())
        .containsOnly(Map.entry(Setting.named(setting).orElseThrow(), value));
  }

  @Test
  void theScheduleTakesEveryRecallOfTheSettings() {
    AllowedNumbers range = Setting.RECALL.numbers().orElseThrow();
    assertThat(range.least()).isEqualTo(Fsrs.LEAST_RETENTION);
    assertThat(range.most()).isEqualTo(Fsrs.MOST_RETENTION);
  }

  @Test
  void theUsualTextSaysNothingButTheUsual() {
    SettingsReader.ReadSettings read =
        read(
            SettingsText.defaults(
                SettingsReaderTest::words,
                set -> Map.of("up", List.of("Up", "\\")),
                new Games(List.of())));
    assertThat(read.faults()).isEmpty();
    assertThat(read.settings().keys()).isEmpty();
    for (Setting setting : Setting.values()) {
      assertThat(read.settings().chosen()).containsEntry(setting, setting.defaultValue());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aChangeLeavesEverythingElseAsItIs(Setting setting) {
    String mine = "# mine\n\ntheme   = \"wood\" # as at home\n\n[keys]  # own\nundo = \"z\"\n";
    Optional<AllowedNumbers> numbers = setting.numbers();
    String number = numbers.filter(it -> it.decimals() == 0).isPresent() ? "7" : "0.75";
    String value =
        setting.isYesOrNo() ? "true" : numbers.isPresent() ? number : words(setting).get(1);
    String changed = SettingsText.changed(mine, setting, value, Language.ENGLISH);
    SettingsReader.ReadSettings read = read(changed);
    assertThat(read.faults()).isEmpty();
    assertThat(read.settings().value(setting)).isEqualTo(value);
    assertThat(read.settings().keys()).hasSize(1);
    for (String kept :
        List.of("# mine\n\n", " # as at home\n", "[keys]  # own\n", "undo = \"z\"")) {
      assertThat(changed).contains(kept);
    }
  }

  @Test
  void faultsAreSaidInTheReadersLanguage() {
    Language chinese = Language.of(Locale.CHINESE);
    for (String text :
        List.of("them = 'x'\n", "keys = 1\n", "theme = = 1\n", "a = 1\n".repeat(1001))) {
      assertThat(faults(text)).noneMatch(fault -> fault.matches("(?s).*\\p{IsHan}.*"));
      assertThat(SettingsReader.read(text, SettingsReaderTest::words, chinese).faults())
          .isNotEmpty()
          .allSatisfy(fault -> assertThat(fault.in("F")).containsPattern("\\p{IsHan}"));
    }
    assertThatThrownBy(() -> SettingsText.changed("keys = 1\n", Setting.KEYS, "vim", chinese))
        .hasMessageMatching(".*\\p{IsHan}.*");
  }

  @Test
  void aTextThatCannotBeReadIsNotChanged() {
    assertThatThrownBy(
            () -> SettingsText.changed("theme = = 1\n", Setting.THEME, "slate", Language.ENGLISH))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
