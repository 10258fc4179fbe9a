package dev.banmen.record;

import dev.banmen.text.Language;
import java.io.IOException;

/**
 * Why what is kept for the user cannot be used: a folder or the file of a game. It is thrown where
 * nobody knows yet who hears of it; whoever says it chooses the language.
 */
public class StorageFault extends IOException {
  private static final long serialVersionUID = 1L;

  private final String key;
  private final String[] values;

  /**
   * A fault that this package has a text for.
   *
   * @param key of the text
   */
  StorageFault(String key, String... values) {
    this.key = key;
    this.values = values;
  }

  /** The fault in one sentence. */
  public String text(Language language) {
    return language.words(StorageFault.class).text(key, (Object[]) values);
  }

  /** The same in English. */
  @Override
  public String getMessage() {
    return text(Language.ENGLISH);
  }
}
