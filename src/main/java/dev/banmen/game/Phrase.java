package dev.banmen.game;

/**
 * A text of a package's bundle that may have to be said: which one, and what stands in it.
 * Immutable if that is. The bundle is read when somebody asks for the text, so that naming what was
 * expected costs nothing as long as it is there.
 */
public final class Phrase {
  private final Class<?> anchor;
  private final String key;
  private final Object[] values;

  private Phrase(Class<?> anchor, String key, Object[] values) {
    this.anchor = anchor;
    this.key = key;
    this.values = values;
  }

  /**
   * A text of the bundle beside a class.
   *
   * @param values what is put in, phrases among them
   */
  public static Phrase beside(Class<?> anchor, String key, Object... values) {
    return new Phrase(anchor, key, values);
  }

  /** The text, in the language that is spoken. */
  public String text() {
    return Words.beside(anchor).text(key, values);
  }

  /** So that one phrase can be put in another. */
  @Override
  public String toString() {
    return text();
  }
}
