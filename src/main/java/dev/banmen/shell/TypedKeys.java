package dev.banmen.shell;

import dev.banmen.game.Game;
import dev.banmen.say.GameSentences;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.util.Map;

/** The commands that are typed in line mode in place of the screen's keys. Stateless. */
public final class TypedKeys {
  private static final Map<String, String> COMMANDS =
      Map.of(
          "a",
          "accept",
          "C",
          "continue",
          "D",
          "group",
          "y",
          "yes",
          "n",
          "no",
          "u",
          "undo",
          "p",
          "pass",
          "v",
          "review",
          "f",
          "follow");

  private TypedKeys() {}

  /** Returns line mode's words: where a text names a key, they name its command. */
  public static Words words(Language language) {
    Words words = language.words(TypedKeys.class);
    return words.withKeys(key -> words.text("typed", command(key)));
  }

  /** Returns the sentences about a game in line mode. */
  public static GameSentences of(Game game, Language language) {
    return new GameSentences(game.in(language), words(language));
  }

  private static String command(String key) {
    return key.startsWith(":") ? key.substring(1) : COMMANDS.get(key);
  }
}
