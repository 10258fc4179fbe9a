package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.Preference;
import dev.banmen.game.Outcome;
import dev.banmen.game.Side;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.keys.KeyName;
import dev.banmen.tui.keys.KeySets;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.files.Column;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The words of the screen against the sources that ask for them. */
class WordsAskedForTest {
  private static final Path SOURCES = Path.of("src", "main", "java", "dev", "banmen", "tui");

  /** A key is asked for as a literal; those of games go through {@code game.words()}. */
  private static final Pattern ASKED =
      Pattern.compile(
          "(?<!game\\.words\\(\\)\\.)(?:\\btext|\\bhints|\\bsigns|\\bcounted|\\baddDid"
              + "|\\bKeyHint\\.\\w+|\\bsaid|\\bfault|\\brefusal|\\bclash|\\bClash\\.of)\\(([^;{]*)");

  private static final Pattern LITERAL = Pattern.compile("\"([a-z][a-z0-9.]*)\"");

  private final Words words = Language.ENGLISH.words(Viewer.class);

  private static List<String> all(Pattern pattern, String text, int group) {
    List<String> found = new ArrayList<>();
    for (Matcher matcher = pattern.matcher(text); matcher.find(); ) {
      found.add(matcher.group(group));
    }
    return found;
  }

  private static String source(String name) throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      return Files.readString(
          files.filter(file -> file.endsWith(name + ".java")).findFirst().orElseThrow());
    }
  }

  @Test
  void everyKeyThatIsAskedForIsThere() throws IOException {
    TreeSet<String> asked = new TreeSet<>();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        for (String call : all(ASKED, Files.readString(file), 1)) {
          asked.addAll(all(LITERAL, call, 1));
        }
      }
    }
    asked.removeAll(
        List.of(
            "key.",
            "action.",
            "help.",
            "help.command.",
            "outcome.",
            "record.help.",
            "lesson.key.",
            "outcome.",
            "sample.",
            "home.",
            "home.table.",
            "home.table.meaning.",
            "date.month.",
            "settings.",
            "settings.about.",
            "settings.value.",
            "desc", // these three of a picture
            "text",
            "title",
            "name")); // the beginnings of families below
    asked.addAll(
        List.of(
            "outcome.score",
            "outcome.goal",
            "outcome.resignation",
            "outcome.time",
            "outcome.forfeit",
            "home.table.teach",
            "home.table.private-teach",
            "home.table.meaning.teach",
            "home.table.meaning.private-teach",
            "teaching.alone",
            "teaching.answers",
            "teaching.asks",
            "teaching.asks.own",
            "teaching.follows",
            "teaching.key.ask",
            "teaching.key.end",
            "teaching.key.show",
            "teaching.leads",
            "teaching.shown.leader",
            "home.drill",
            "home.drill.about",
            "home.table.open",
            "home.table.rated",
            "home.table.private",
            "home.table.private-rated",
            "home.table.meaning.open",
            "home.table.meaning.rated",
            "home.table.meaning.private",
            "home.table.meaning.private-rated",
            "outcome.draw",
            "theme",
            "theme.none",
            "theme.sixteen",
            "sample.1",
            "sample.2",
            "sample.3",
            "sample.4",
            "sample.5",
            "sample.6",
            "zoom.least",
            "zoom.most",
            "count.died",
            "count.lives",
            "turn",
            "count.other.dead",
            "count.other.dead.accepts",
            "estimate.soon",
            "hint.soon",
            "card.hand",
            "card.starts",
            "card.thinks",
            "asked",
            "asked.draw",
            "asked.estimate",
            "asked.mine",
            "asked.mine.draw",
            "asked.mine.estimate",
            "asked.waiting",
            "asked.waiting.draw",
            "asked.waiting.estimate",
            "declined",
            "declined.draw",
            "declined.estimate",
            "cursor.legal",
            "record.cursor.there",
            "record.cursor.tried",
            "record.first",
            "record.last",
            "record.no.move",
            "record.no.next",
            "record.no.before",
            "record.setup",
            "lesson.back",
            "lesson.watch",
            "learn.minutes",
            "learn.unread",
            "learn.unread.one",
            "paste.tried",
            "edit.paste.rows",
            "lesson.key.enter",
            "lesson.key.choose",
            "lesson.key.watch",
            "count.key.accept",
            "count.key.continue",
            "count.key.group",
            "count.key.mark",
            "home.key.choose",
            "home.key.continue",
            "home.key.start",
            "home.key.type",
            "home.learn",
            "home.less",
            "home.more",
            "home.open",
            "home.open.about",
            "home.settings",
            "home.settings.about",
            "miss",
            "record.cursor.illegal",
            "record.illegal",
            "result.key.home",
            "result.key.rematch",
            "result.key.review",
            "result.key.save",
            "result.key.say",
            "timeline.branch",
            "timeline.comment",
            "timeline.miss",
            "timeline.mistake",
            "settings.saved",
            "settings.value.true",
            "settings.value.false",
            "settings.value.auto",
            "settings.value.confirm",
            "settings.about.mouse.confirm",
            "settings.value.off",
            "settings.value.move",
            "settings.value.time",
            "settings.value.default",
            "settings.value.notify",
            "settings.value.en",
            "settings.value.zh",
            "settings.value.zh-Hant",
            "settings.value.0.7",
            "settings.value.0.75",
            "settings.value.0.8",
            "settings.value.0.85",
            "settings.value.0.9",
            "settings.value.0.95",
            "settings.value.0.97",
            "settings.value.none")); // chosen a line before they are asked for
    for (int month = 1; month <= 12; month++) {
      asked.add("date.month." + month);
    }
    for (Outcome.Reason reason : Outcome.Reason.values()) {
      asked.add("outcome." + new Outcome(Optional.of(Side.BLACK), reason, 1).kind());
    }
    for (String key : all(Pattern.compile("  ([A-Z]+)\\("), source("GameKey"), 1)) {
      asked.add("key." + key.toLowerCase(Locale.ROOT));
    }
    String commands = all(Pattern.compile(" COMMANDS = (\\d+)"), source("HelpPage"), 1).get(0);
    for (int line = 1; line <= Integer.parseInt(commands); line++) {
      asked.add("help.command." + line);
    }
    String lines = all(Pattern.compile("LINES = (\\d+)"), source("HelpPage"), 1).get(0);
    for (int line = 1; line <= Integer.parseInt(lines); line++) {
      asked.add("help." + line);
    }
    for (Map.Entry<String, List<String>> one : KeySets.defaults().entrySet()) {
      KeyStroke known = KeyName.parseAll(one.getValue().get(0)).orElseThrow().get(0);
      if (known.getKeyType() == KeyType.Character && !words.has("key." + one.getKey())) {
        asked.add("action." + one.getKey());
      }
    }
    for (Column column : Column.values()) {
      asked.add(column.key());
    }
    String more = all(Pattern.compile("RECORD_LINES = (\\d+)"), source("HelpPage"), 1).get(0);
    for (int line = 1; line <= Integer.parseInt(more); line++) {
      asked.add("record.help." + line);
    }
    for (String key :
        all(Pattern.compile("hint\\(page, [^\"]*\"(\\w+)\""), source("LessonKeyLine"), 1)) {
      asked.add("lesson.key." + key);
    }
    for (Preference one : new TestHouse(0).all()) {
      asked.add("settings." + one.name());
      asked.add("settings.about." + one.name());
      for (String value : one.choices()) { // some values have a sentence of their own
        String about = "settings.about." + one.name() + "." + value;
        asked.addAll(words.has(about) ? List.of(about) : List.of());
      }
    }
    for (String standing : List.of("due", "weak", "learned", "new")) {
      asked.add("concepts.standing." + standing);
    }
    for (String kind : List.of("right", "wrong", "hint")) {
      asked.add("lesson.said." + kind);
    }
    asked.removeAll(List.of("key.pass", "lesson.key.pass", "key.place")); // in the game's own word
    assertThat(asked).contains("over", "cursor.dead", "key.legal", "help.20", "help.signs.5");
    assertThat(asked).allMatch(words::has);
    assertThat(asked).containsExactlyInAnyOrderElementsOf(written());
  }

  private static TreeSet<String> written() throws IOException {
    Properties properties = new Properties();
    try (var input = TerminalUi.class.getResourceAsStream("words.properties")) {
      properties.load(input);
    }
    return new TreeSet<>(properties.stringPropertyNames());
  }
}
