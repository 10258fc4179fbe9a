package dev.banmen.app.local.host;

import dev.banmen.game.Games;
import dev.banmen.text.Language;

/**
 * The sentences about what one person has on this disk, in that person's language. Immutable; for
 * any thread.
 */
public record LocalText(Language language) {
  /** The sentences for the person who has these games. */
  public static LocalText of(Games games) {
    return new LocalText(games.language());
  }

  public String of(String key, Object... values) {
    return language.words(LocalText.class).text(key, values);
  }
}
