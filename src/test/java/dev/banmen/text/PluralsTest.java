package dev.banmen.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every English sentence with a number in it is right at 0, 1 and 2. */
class PluralsTest {
  private static final Path RESOURCES = Path.of("src", "main", "resources", "dev", "banmen");

  /** Two forms of a word, chosen by a number. */
  private static final Pattern FORMS = Pattern.compile("\\{\\d:([a-z]*)[^|}]*\\|([a-z]*)[^}]*}");

  /** A plural after a one, as in "1 games" and "1 legal moves", or around it. */
  private static final Pattern MANY_AT_ONE =
      Pattern.compile(
          "\\b1 (?:(?!of|by|is|has|where)[a-z]+ )?([a-z]+s)\\b"
              + "|\\b1 (?:[a-z]+ )?(?:were|are|have)\\b|\\bthere are 1\\b");

  /** Words that end in s but aren't plurals. */
  private static final Set<String> NO_PLURAL =
      Set.of(
          "accepts",
          "answers",
          "appears",
          "asks",
          "shares",
          "starts",
          "belongs",
          "brackets",
          "captures",
          "changes",
          "comes",
          "completes",
          "continues",
          "contradicts",
          "counts",
          "declines",
          "does",
          "draws",
          "ends",
          "exists",
          "fills",
          "flips",
          "gains",
          "gets",
          "gives",
          "has",
          "vs",
          "holds",
          "is",
          "its",
          "joins",
          "judges",
          "keeps",
          "lacks",
          "leads",
          "leaves",
          "less",
          "lets",
          "lives",
          "loses",
          "makes",
          "means",
          "miss",
          "ms",
          "needs",
          "offers",
          "opens",
          "pass",
          "passes",
          "plays",
          "puts",
          "rates",
          "reaches",
          "runs",
          "saves",
          "says",
          "scores",
          "sets",
          "stands",
          "takes",
          "tells",
          "thinks",
          "this",
          "threatens",
          "tries",
          "undoes",
          "waits",
          "wants",
          "was",
          "wins");

  /** Names, lists and signs stand here, and numbers that are never 1. */
  private static final Set<String> NO_COUNT =
      Set.of(
          "app/local: config.game",
          "tui: record.signs.6",
          "tui: record.signs.7",
          "app/local: left.none.of",
          "app/local: left.faulty.of",
          "games/go: explain.self-atari",
          "cli: config.two",
          "cli: convert.read-only",
          "app/local: hindrance.only-read",
          "record/server: only-read",
          "games/dots: explain.not-neighbours.apart",
          "games/dots: explain.not-your-turn.begins",
          "games/dots: explain.takes.last.2",
          "games/dots: explain.off-board", // a size such as 6x6
          "games/dots: explain.quiet",
          "games/dots: explain.takes.1",
          "games/dots: explain.takes.2",
          "games/dots: setup.off-board",
          "games/dots: summary.draw",
          "games/dots: summary.second",
          "games/go: explain.suicide.one",
          "games/gomoku: explain.alone",
          "tui: learn.unread", // 2 and more
          "tui: resign.ask",
          "games/go: heading.rules",
          "games/othello: also.nothing-bracketed",
          "games/othello: explain.answers.none",
          "games/othello: explain.line.edge",
          "games/othello: explain.line.square",
          "games/othello: explain.nothing-bracketed",
          "games/othello: explain.nothing-bracketed.alone",
          "games/othello: explain.pass",
          "lesson: fault.choices.count", // 2 to the most
          "lesson: fault.head.part",
          "record/sgf: note.same-colour",
          "record/sgf: note.too-many-values",
          "record: formats.none",
          "session: expected.periods",
          "settings: unknown",
          "shell: lesson.choice.none",
          "tui: keys.unknown",
          "say: count.other.alive",
          "say: count.other.dead",
          "say: count.together", // two groups or more
          "say: seated",
          "say: turn.again",
          "tui: record.signs.3");

  private record BundleText(String key, String text) {
    String at(int number) {
      String value = Integer.toString(number);
      return Words.filled(text, value, value, value, value, value, value);
    }
  }

  private static List<BundleText> texts() throws IOException {
    return texts("words.properties");
  }

  private static List<BundleText> texts(String name) throws IOException {
    List<BundleText> texts = new ArrayList<>();
    try (Stream<Path> files = Files.walk(RESOURCES)) {
      for (Path file : files.filter(f -> f.endsWith(name)).toList()) {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
          properties.load(reader);
        }
        String bundle = RESOURCES.relativize(file.getParent()).toString();
        properties.forEach(
            (key, text) -> texts.add(new BundleText(bundle + ": " + key, text.toString())));
      }
    }
    return texts;
  }

  private static boolean isPluralAtOne(String sentence) {
    Matcher many = MANY_AT_ONE.matcher(sentence);
    while (many.find()) {
      if (many.group(1) == null || !NO_PLURAL.contains(many.group(1))) {
        return true;
      }
    }
    return false;
  }

  @Test
  void noSentenceHasAPluralAtOne() throws IOException {
    List<String> wrong = new ArrayList<>();
    for (BundleText text : texts()) {
      if (isPluralAtOne(text.at(1)) && !NO_COUNT.contains(text.key())) {
        wrong.add(text.key() + " = " + text.at(1));
      }
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void noSentenceHasASingularAtNoneOrTwo() throws IOException {
    Set<String> nouns = new TreeSet<>();
    for (BundleText text : texts()) {
      for (Matcher forms = FORMS.matcher(text.text()); forms.find(); ) {
        nouns.add(forms.group(1));
      }
    }
    nouns.removeAll(Set.of("", "is", "was", "it", "the", "first"));
    assertThat(nouns).contains("stone", "game", "move", "box");
    Pattern one =
        Pattern.compile(
            "(?<!no |a )\\b[02] (?:more |legal |empty )?(?:" + String.join("|", nouns) + ")\\b");
    List<String> wrong = new ArrayList<>();
    for (BundleText text : texts()) {
      boolean isSign = text.key().contains(".signs.");
      for (int number : new int[] {0, 2}) {
        if (!isSign && !NO_COUNT.contains(text.key()) && one.matcher(text.at(number)).find()) {
          wrong.add(text.key() + " = " + text.at(number));
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void everyChoiceInEveryLanguageIsOfTwoForms() throws IOException {
    for (String name : List.of("words", "words_zh", "words_zh_Hant")) {
      for (BundleText text : texts(name + ".properties")) {
        int choices = text.text().split("\\{\\d:", -1).length - 1;
        int whole = text.text().split("\\{\\d:[^|{}]*\\|[^|{}]*}", -1).length - 1;
        assertThat(whole).as(name + " of " + text.key()).isEqualTo(choices);
      }
    }
  }

  @Test
  void aPluralAtOneIsSeenAndAVerbIsNot() {
    assertThat(List.of("x: 1 games", "has 1 legal moves:", "there are 1.", "1 were expected"))
        .allMatch(PluralsTest::isPluralAtOne);
    assertThat(List.of("x: 1 game", "has 1 legal move:", "there is 1.", "1 wins by 1", "1 has 1"))
        .noneMatch(PluralsTest::isPluralAtOne);
  }

  @Test
  void theNumberChoosesTheForm() {
    BundleText text = new BundleText("", "{0} {0:stone|stones} {1:is|are} {2}{0:|, all {1}}");
    assertThat(Words.filled("{0} {0:stone|stones}{0:|, each}", 1)).isEqualTo("1 stone");
    assertThat(Words.filled("{0} {0:stone|stones}{0:|, each}", 0)).isEqualTo("0 stones, each");
    assertThat(Words.filled("{0} {0:stone|stones}{0:|, each}", 11)).isEqualTo("11 stones, each");
    assertThat(text.at(2)).startsWith("2 stones are 2");
  }

  @Test
  void bracesThatArePlacesOfNothingAreLeft() {
    assertThat(Words.filled("{} {x} { {1} {0", "a")).isEqualTo("{} {x} { {1} {0");
    assertThat(Words.filled("{0}", "{0:a|b}")).isEqualTo("{0:a|b}");
  }
}
