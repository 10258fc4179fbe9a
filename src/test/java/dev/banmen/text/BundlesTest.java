package dev.banmen.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every package has the same sentences in every language, with the same values. */
class BundlesTest {
  private static final Path RESOURCES = Path.of("src", "main", "resources", "dev", "banmen");
  private static final List<String> LANGUAGES = List.of("zh", "zh_Hant");
  private static final Pattern HELP = Pattern.compile("(.+\\.)?help\\.(\\d+|text)");

  /** What stands before a tab or a colon, unless it is a sentence. */
  private static final Pattern ABOUT =
      Pattern.compile("^((?:\\{key:.[^}]*}|[^;；.。]){1,24}?)(?:\t|: |：)");

  private static final Pattern TRANSLATED =
      Pattern.compile(
          "\\p{IsHan}+|in a list|in the tree"
              + "|\\b(arrows|Space|up|down|left|right|click|wheel|paste|digits|or|to)\\b");

  private static final Pattern PLACE = Pattern.compile("\\{(?:\\d|key:.[^}]*)}");

  private static List<Path> english() throws IOException {
    try (Stream<Path> files = Files.walk(RESOURCES)) {
      return files.filter(BundlesTest::isEnglish).sorted().toList();
    }
  }

  private static boolean isEnglish(Path file) {
    return file.endsWith("words.properties") || file.endsWith("help.properties");
  }

  /** The bundle of another language, beside the English one. */
  private static Path in(String language, Path english) {
    String name = english.getFileName().toString();
    return english.resolveSibling(name.replace(".", "_" + language + "."));
  }

  private static Map<String, String> texts(Path file) throws IOException {
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      properties.load(reader);
    }
    Map<String, String> texts = new TreeMap<>();
    properties.stringPropertyNames().forEach(key -> texts.put(key, properties.getProperty(key)));
    return texts;
  }

  @Test
  void inChineseOneKindOfQuotationMarksIsUsed() throws IOException {
    for (Path english : english()) {
      for (String language : LANGUAGES) {
        Path file = in(language, english);
        texts(file).forEach((key, text) -> assertThat(text).as(key).doesNotContain("'"));
      }
    }
  }

  /** A bundle that records each key it gets a second time. */
  private static final class Twice extends Properties {
    private static final long serialVersionUID = 1L;
    private final List<Object> keys = new ArrayList<>();

    @Override
    public synchronized Object put(Object key, Object value) {
      Object before = super.put(key, value);
      if (before != null) {
        keys.add(key);
      }
      return before;
    }
  }

  @Test
  void noBundleSaysTwoThingsUnderOneKey() throws IOException {
    for (Path english : english()) {
      for (Path file : List.of(english, in("zh", english), in("zh_Hant", english))) {
        Twice read = new Twice();
        try (Reader reader = Files.newBufferedReader(file)) {
          read.load(reader);
        }
        assertThat(read.keys).as(file.toString()).isEmpty();
      }
    }
  }

  private static TreeSet<String> places(String text) {
    TreeSet<String> places = new TreeSet<>();
    for (Matcher matcher = PLACE.matcher(text); matcher.find(); ) {
      places.add(matcher.group());
    }
    return places;
  }

  @Test
  void everyLanguageHasTheKeysAndThePlacesOfEnglish() throws IOException {
    List<String> wrong = new ArrayList<>();
    for (Path file : english()) {
      Map<String, String> english = texts(file);
      for (String language : LANGUAGES) {
        Path other = in(language, file);
        assertThat(other).isRegularFile();
        Map<String, String> texts = texts(other);
        assertThat(texts.keySet()).as(other.toString()).isEqualTo(english.keySet());
        english.forEach(
            (key, text) -> {
              if (!places(text).equals(places(texts.get(key)))) {
                wrong.add(other + ": " + key + " = " + texts.get(key));
              }
            });
      }
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void noLineOfHelpChangesWhereItsKeysAre() throws IOException {
    // A line of a help text is about a key or about none; which, is the same in every language.
    Map<String, String> english = texts(RESOURCES.resolve("tui/words.properties"));
    for (String language : LANGUAGES) {
      Map<String, String> texts = texts(RESOURCES.resolve("tui/words_" + language + ".properties"));
      english.forEach(
          (key, text) ->
              assertThat(texts.get(key).split("\n")).as(key).hasSameSizeAs(text.split("\n")));
    }
  }

  @Test
  void everyLineOfHelpIsAboutTheSameKeys() throws IOException {
    Map<String, String> english = texts(RESOURCES.resolve("tui/words.properties"));
    english.keySet().removeIf(key -> !HELP.matcher(key).matches());
    assertThat(english).hasSizeGreaterThan(60);
    for (String language : LANGUAGES) {
      Map<String, String> texts = texts(RESOURCES.resolve("tui/words_" + language + ".properties"));
      english.forEach(
          (key, text) ->
              assertThat(texts.get(key).lines().map(BundlesTest::keys))
                  .as(language + " " + key)
                  .containsExactlyElementsOf(text.lines().map(BundlesTest::keys).toList()));
    }
  }

  @Test
  void aLineOfHelpWithOtherKeysIsSeen() {
    assertThat(keys("u, U\tundo, redo")).isEqualTo(List.of("u", "U"));
    assertThat(keys("r, U\t撤回，重做")).isEqualTo(List.of("r", "U"));
    assertThat(keys("in a list\tarrows; Enter goes")).isEqualTo(keys("在列表中\t方向键；Enter"));
    assertThat(keys("Enter、空格：打开")).isEqualTo(keys("Enter, Space: open it"));
    assertThat(keys("{key:u}, {key:U}\tundo")).isEqualTo(List.of("{key:u}", "{key:U}"));
    assertThat(keys(":D4 plays a coordinate; : lists more.")).isEmpty();
  }

  /** The keys that a line of help begins with, but for those whose name is translated. */
  private static List<String> keys(String line) {
    Matcher about = ABOUT.matcher(line);
    if (!about.find()) {
      return List.of();
    }
    String keys = TRANSLATED.matcher(about.group(1)).replaceAll(" ");
    return Pattern.compile("[\\s,，、]+").splitAsStream(keys).filter(key -> !key.isEmpty()).toList();
  }
}
