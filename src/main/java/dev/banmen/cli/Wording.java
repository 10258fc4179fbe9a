package dev.banmen.cli;

import dev.banmen.game.Games;
import dev.banmen.game.Language;

/** The sentences of the command line in one person's language. Immutable; for any thread. */
record Wording(Language language) {
  /** The sentences for the person who has these games. */
  static Wording of(Games games) {
    return new Wording(games.language());
  }

  /** The sentence under this key. */
  String of(String key, Object... values) {
    return language.words(Wording.class).text(key, values);
  }

  /** The sentences about files and the like, in the same language. */
  dev.banmen.app.local.Wording local() {
    return new dev.banmen.app.local.Wording(language);
  }
}
