package dev.banmen.app.local;

import dev.banmen.game.Games;
import dev.banmen.game.Language;

/**
 * The sentences about what one person has on this disk, in that person's language. Immutable; for
 * any thread.
 */
public record Wording(Language language) {
  /** The sentences for the person who has these games. */
  static Wording of(Games games) {
    return new Wording(games.language());
  }

  /** The sentence under this key. */
  public String of(String key, Object... values) {
    return language.words(Wording.class).text(key, values);
  }
}
