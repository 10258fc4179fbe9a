package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Game;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Finds the reason that an explanation gives, by the sentences in the game's words: a miss's keys
 * begin with {@code explain.} and its title.
 */
final class StatedReasons {
  private static final Pattern BLANK_TO_FILL = Pattern.compile("\\{[0-9][^}]*}");

  private final Game game;
  private final Map<String, List<Pattern>> sentences = new HashMap<>(); // by a miss's title

  StatedReasons(Game game) {
    this.game = game;
    Set<String> keys = keys(home(game.misses().get(0).getClass().getPackageName()));
    for (Miss miss : game.misses()) {
      sentences.put(
          miss.title(),
          keys.stream()
              .filter(key -> key.startsWith("explain." + miss.title()))
              .map(game.words()::text)
              .map(StatedReasons::pattern)
              .toList());
    }
  }

  /** The keys of a package's words, and of the package that they name. */
  private static Set<String> keys(String home) {
    ResourceBundle words = ResourceBundle.getBundle(home + ".words", Locale.ROOT);
    Set<String> keys = new HashSet<>(words.keySet());
    if (words.containsKey("package.also")) {
      keys.addAll(keys(words.getString("package.also")));
    }
    return keys;
  }

  /** The package, or the nearest one around it, that has words. */
  private static String home(String name) {
    String file = name.replace('.', '/') + "/words.properties";
    return StatedReasons.class.getClassLoader().getResource(file) != null
        ? name
        : home(name.substring(0, name.lastIndexOf('.')));
  }

  /** The sentence about a move is one line and names the miss that it is, or none. */
  void assertNames(String sentence, Position position, Move move, RandomPlay play) {
    assertThat(sentence).as("%s after %s", move, play).isNotBlank().doesNotContain("\n", "{", "}");
    Optional<Miss> given = position.miss(move);
    for (Miss miss : game.misses()) {
      if (given.isPresent() && miss.number() == given.get().number()) {
        assertThat(names(sentence, miss))
            .as("'%s' names %s, for %s after %s", sentence, miss.title(), move, play)
            .isTrue();
      }
    }
    if (given.isEmpty()) {
      assertThat(game.misses().stream().filter(miss -> names(sentence, miss)))
          .as("misses named by '%s', for the legal %s after %s", sentence, move, play)
          .isEmpty();
    }
  }

  private boolean names(String sentence, Miss miss) {
    return sentences.get(miss.title()).stream().anyMatch(p -> p.matcher(sentence).find());
  }

  private static Pattern pattern(String text) {
    StringBuilder pattern = new StringBuilder();
    for (String part : BLANK_TO_FILL.split(text, -1)) {
      pattern.append(pattern.length() == 0 ? "" : ".*").append(Pattern.quote(part));
    }
    return Pattern.compile(pattern.toString());
  }
}
