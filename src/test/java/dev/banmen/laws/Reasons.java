package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Game;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.regex.Pattern;

/**
 * Finds which reason an explanation gives, from the sentences in the game's words: those of a miss
 * stand under {@code explain.} and its title, or under {@code miss.} and its title.
 */
final class Reasons {
  private static final Pattern BLANK_TO_FILL = Pattern.compile("\\{[0-9]\\}");

  private final Game game;
  private final ResourceBundle words;

  Reasons(Game game) {
    this.game = game;
    String beside = game.misses().get(0).getClass().getPackageName();
    this.words = ResourceBundle.getBundle(beside + ".words", Locale.ROOT);
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
    for (String key : words.keySet()) {
      boolean own = key.startsWith("explain." + miss.title()) || key.equals("miss." + miss.title());
      if (own && pattern(words.getString(key)).matcher(sentence).find()) {
        return true;
      }
    }
    return false;
  }

  private static Pattern pattern(String text) {
    StringBuilder pattern = new StringBuilder();
    for (String part : BLANK_TO_FILL.split(text, -1)) {
      pattern.append(pattern.length() == 0 ? "" : ".*").append(Pattern.quote(part));
    }
    return Pattern.compile(pattern.toString());
  }
}
