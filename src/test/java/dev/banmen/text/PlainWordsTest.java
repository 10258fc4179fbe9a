package dev.banmen.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * English that readers stumbled over does not come back: not in the bundles, not in the command
 * line's help, and not in the documents. Each pattern has what to write instead.
 */
class PlainWordsTest {
  private static final Path RESOURCES = Path.of("src", "main", "resources", "dev", "banmen");
  private static final Path COMMANDS = Path.of("src", "main", "java", "dev", "banmen", "cli");

  private static final Map<Pattern, String> INSTEAD = new LinkedHashMap<>();

  static {
    instead("\\b(?:is|are) none of\\b", "is not known; choose ..., or must be ...");
    instead("\\bthere (?:is|are) \\{\\d}", "choose ...");
    instead("'\\{0}' is no\\b", "isn't a valid ..., or is not known");
    instead("\\bthe usual\\b|\\busually\\b|\\bas usual\\b", "default");
    instead("\\btold\\b|\\btells?\\b", "shown, said, reported");
    instead("\\bgo(?:es)? on\\b|\\bgoing on\\b|\\bgone on\\b|\\bwent on\\b", "continue, resume");
    instead("\\blately\\b", "recently");
    instead("\\b[Bb]esides\\b", "also");
    instead("\\baslant\\b", "diagonal");
    instead("\\ball the same\\b", "anyway");
    instead("\\bfor good\\b", "permanently");
    instead("\\bput right\\b|\\bmended\\b", "repaired");
    instead("\\bgoes? before\\b", "overrides");
    instead("\\b[Ww]hoever\\b", "the player, the side, you");
    instead("\\bis meant\\?", "did you mean ...?");
    instead("\\bcounts? for nobody\\b", "neutral");
    instead("\\bpaint(?:s|ed)? again\\b", "redraw");
    instead("\\bnot saved yet\\b", "unsaved");
    instead("\\bof any form\\b", "in any format");
    instead("\\bthe ending of the name\\b|\\bthe name's ending\\b", "the file extension");
  }

  /** Sentences in which such words are right, each with the reason. */
  private static final List<String> RIGHT =
      List.of(
          // to tell apart is what eyes and colours do
          "tell the rest apart", "tell them apart", "eyes that do not tell red from green");

  private static void instead(String pattern, String words) {
    INSTEAD.put(Pattern.compile(pattern), words);
  }

  private static void find(String where, String text, List<String> found) {
    String checked = text;
    for (String right : RIGHT) {
      checked = checked.replace(right, "");
    }
    for (Map.Entry<Pattern, String> rule : INSTEAD.entrySet()) {
      if (rule.getKey().matcher(checked).find()) {
        found.add(where + ": " + text.strip() + "  [write: " + rule.getValue() + "]");
      }
    }
  }

  private static List<Path> files(Path folder, String end) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(end)).sorted().toList();
    }
  }

  @Test
  void whatTheProgramSaysIsPlain() throws IOException {
    List<String> found = new ArrayList<>();
    for (Path file : files(RESOURCES, "/words.properties")) {
      Properties texts = new Properties();
      try (Reader reader = Files.newBufferedReader(file)) {
        texts.load(reader);
      }
      new TreeMap<>(texts)
          .forEach(
              (key, text) -> find(RESOURCES.relativize(file) + " " + key, text.toString(), found));
    }
    assertThat(found).isEmpty();
  }

  @Test
  void whatCommandsSayOfThemselvesIsPlain() throws IOException {
    Pattern text = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"");
    List<String> found = new ArrayList<>();
    for (Path file : files(COMMANDS, ".java")) {
      text.matcher(Files.readString(file))
          .results()
          .forEach(literal -> find(file.getFileName().toString(), literal.group(), found));
    }
    assertThat(found).isEmpty();
  }

  /** Reviews quote what others wrote. */
  @Test
  void whatDocumentsSayIsPlain() throws IOException {
    List<Path> documents = new ArrayList<>(files(Path.of("docs"), ".md"));
    documents.removeIf(file -> file.startsWith(Path.of("docs", "reviews")));
    for (String name : List.of("README", "ARCHITECTURE", "CONTRIBUTING", "CHANGELOG")) {
      documents.add(Path.of(name + ".md"));
    }
    List<String> found = new ArrayList<>();
    for (Path file : documents) {
      int line = 0;
      for (String text : Files.readAllLines(file)) {
        find(file + ":" + ++line, text, found);
      }
    }
    assertThat(found).isEmpty();
  }

  @Test
  void anUnplainWordIsFound() {
    List<String> found = new ArrayList<>();
    find("x", "theme 'wod' is none of wood, paper", found);
    find("x", "The first page tells what is wrong.", found);
    find("x", "Going on a trip", found);
    assertThat(found).hasSize(2);
  }
}
