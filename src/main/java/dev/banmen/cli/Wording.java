package dev.banmen.cli;

import dev.banmen.game.Words;

/** What the commands say, in the language that is spoken. Stateless. */
final class Wording {
  private Wording() {}

  /** The text under a key. */
  static String of(String key, Object... values) {
    return Words.beside(Wording.class).text(key, values);
  }
}
