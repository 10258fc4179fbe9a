package dev.banmen.server.store;

import dev.banmen.text.Phrase;
import dev.banmen.text.SpokenFault;
import java.util.Map;

/** The store cannot do it: the disk is full, or the store is closed. Nothing was changed. */
public final class StoreFault extends SpokenFault {
  private static final long serialVersionUID = 1L;

  /** The keys of the sentences for readers, by what is in the message of a library. */
  private static final Map<String, String> KEYS =
      Map.of(
          "SQLITE_FULL", "store.full",
          "No space left", "store.full", // PostgreSQL's words, too
          "SQLITE_READONLY", "store.denied",
          "SQLITE_CANTOPEN", "store.denied",
          "SQLITE_PERM", "store.denied",
          "AccessDenied", "store.denied",
          "NoSuchFile", "store.denied",
          "SQLITE_CORRUPT", "store.damaged",
          "SQLITE_NOTADB", "store.damaged");

  /**
   * A fault of what the store is built on. Readers are told what that means to them.
   *
   * @param message of a library; it is in the cause, too
   */
  public StoreFault(String message, Throwable cause) {
    super(phrase(message, cause), cause);
  }

  /** A fault with its reason in English. */
  public StoreFault(String message) {
    super(Phrase.beside(StoreFault.class, "store.why", message), null);
  }

  private StoreFault(Phrase why) {
    super(why, null);
  }

  /**
   * A fault with its reason in each reader's language.
   *
   * @param key of the server's words, such as {@code store.url}
   */
  public static StoreFault of(String key, Object... values) {
    return new StoreFault(Phrase.beside(StoreFault.class, key, values));
  }

  private static Phrase phrase(String message, Throwable cause) {
    String all = message;
    for (Throwable one = cause; one != null; one = one.getCause()) {
      if (one instanceof StoreFault known) {
        return known.phrase();
      }
      all += " " + one;
    }
    String key = "store.failed";
    for (Map.Entry<String, String> one : KEYS.entrySet()) {
      key = all.contains(one.getKey()) ? one.getValue() : key;
    }
    return Phrase.beside(StoreFault.class, key);
  }
}
