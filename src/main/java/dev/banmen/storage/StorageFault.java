package dev.banmen.storage;

import dev.banmen.text.Language;
import java.io.IOException;

/**
 * Why the user's saved data can't be used: a folder or the file of a game. It is thrown where the
 * language isn't known yet; the reporter chooses it.
 */
public class StorageFault extends IOException {
  private static final long serialVersionUID = 1L;

  private final String key;
  private final String[] values;

  /** A fault with the text of this key, in this package. */
  StorageFault(String key, String... values) {
    this.key = key;
    this.values = values;
  }

  /** The fault in one sentence. */
  public String text(Language language) {
    return language.words(StorageFault.class).text(key, (Object[]) values);
  }

  /** The fault in English. */
  @Override
  public String getMessage() {
    return text(Language.ENGLISH);
  }
}
