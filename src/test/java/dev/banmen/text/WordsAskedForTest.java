package dev.banmen.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The texts of the screen, of line mode and of both, against the sources that ask for them. */
class WordsAskedForTest {
  private static final Path SOURCES = Path.of("src", "main", "java", "dev", "banmen");
  private static final Path RESOURCES = Path.of("src", "main", "resources", "dev", "banmen");

  /** A literal that may be a key, or where a key starts or ends. */
  private static final Pattern LITERAL = Pattern.compile("\"(\\.?[a-z][a-zA-Z0-9.-]*)\"");

  /** A call that asks for a key in one literal. */
  private static final Pattern ASKED =
      Pattern.compile("\\b(?:text|says)\\(\\s*\"([a-z][a-zA-Z0-9.-]*)\"\\s*[,)]");

  private static final Set<String> literals = new TreeSet<>();
  private static final StringBuilder sources = new StringBuilder();

  @BeforeAll
  static void readSources() throws IOException {
    for (String folder : new String[] {"app", "tui", "shell", "say"}) {
      try (Stream<Path> files = Files.walk(SOURCES.resolve(folder))) {
        for (Path file : files.filter(one -> one.toString().endsWith(".java")).toList()) {
          sources.append(Files.readString(file));
        }
      }
    }
    for (Matcher found = LITERAL.matcher(sources); found.find(); ) {
      literals.add(found.group(1));
    }
  }

  private static Set<String> keys(String bundle) throws IOException {
    return texts(bundle).stringPropertyNames();
  }

  private static Properties texts(String bundle) throws IOException {
    Properties texts = new Properties();
    try (Reader reader =
        Files.newBufferedReader(RESOURCES.resolve(bundle).resolve("words.properties"))) {
      texts.load(reader);
    }
    return texts;
  }

  /** Whether a key stands in the sources, or its start and its end do. */
  private static boolean isAskedFor(String key) {
    for (int end = key.length(); end > 0; end--) {
      String rest = key.substring(end);
      boolean isStart = literals.contains(key.substring(0, end));
      boolean isFamily = end < key.length() && key.charAt(end - 1) == '.';
      if (isStart && (rest.isEmpty() || isFamily || literals.contains(rest))) {
        return true;
      }
    }
    return false;
  }

  @Test
  void everyTextIsAskedFor() throws IOException {
    Set<String> idle = new TreeSet<>();
    for (String bundle : List.of("tui", "shell", "say")) {
      idle.addAll(keys(bundle));
    }
    idle.removeIf(WordsAskedForTest::isAskedFor);
    assertThat(idle).containsExactly("package.also"); // for the words themselves
  }

  @Test
  void everyTextThatIsAskedForIsThere() throws IOException {
    Set<String> there = new TreeSet<>(keys("game"));
    for (String bundle :
        List.of("app", "gtp/client", "text", "tui", "shell", "say", "games/go", "games/othello")) {
      there.addAll(keys(bundle));
    }
    Set<String> asked = new TreeSet<>();
    ASKED.matcher(sources).results().forEach(call -> asked.add(call.group(1)));
    assertThat(asked).hasSizeGreaterThan(500);
    asked.removeAll(there);
    asked.removeIf(key -> key.endsWith("."));
    assertThat(asked).isEmpty();
  }

  @Test
  void noTextOfBothIsReplacedByOneOfTheirs() throws IOException {
    Set<String> both = new TreeSet<>(keys("tui"));
    both.addAll(keys("shell"));
    both.retainAll(keys("say"));
    assertThat(both).isEmpty();
  }

  /** Whether neither may see the other: no game sees another, or what uses it. */
  private static boolean isApart(String one, String other) {
    Set<String> layers = Set.of("drill, games/go/drill", "games/dots, record");
    return one.startsWith("games/") && other.startsWith("games/")
        || layers.contains(one + ", " + other);
  }

  @Test
  void noTextOfThreeWordsStandsInTwoBundles() throws IOException {
    Map<String, String> first = new HashMap<>();
    List<String> twice = new ArrayList<>();
    for (String bundle : bundles()) {
      for (String text : new TreeSet<>(sentences(bundle))) {
        String before = first.putIfAbsent(text, bundle);
        if (before != null && !isApart(before, bundle)) {
          twice.add(before + ", " + bundle + ": " + text);
        }
      }
    }
    assertThat(first).hasSizeGreaterThan(1000);
    assertThat(twice).isEmpty();
  }

  private static List<String> bundles() throws IOException {
    try (Stream<Path> files = Files.walk(RESOURCES)) {
      return files
          .filter(file -> file.endsWith("words.properties"))
          .map(file -> RESOURCES.relativize(file.getParent()).toString())
          .sorted()
          .toList();
    }
  }

  /** The texts of a bundle that have three words, without their keys and signs. */
  private static List<String> sentences(String bundle) throws IOException {
    return texts(bundle).values().stream()
        .map(text -> text.toString().toLowerCase(Locale.ROOT))
        .map(text -> text.replaceAll("\\{key:[^}]*}|'[^']*'|[^a-z{}0-9 ]", "").strip())
        .filter(text -> text.replaceAll("\\{[^}]*}", "").strip().split(" +").length >= 3)
        .toList();
  }
}
