package dev.banmen.text;

/**
 * A text of a package's bundle that may have to be said: which one, and what stands in it.
 * Immutable if that is. The bundle is read when somebody asks for the text, so that naming what was
 * expected costs nothing as long as it is there.
 */
public final class Phrase {
  private final Class<?> anchor;
  private final Language language;
  private final String key;
  private final Object[] values;

  private Phrase(Class<?> anchor, Language language, String key, Object[] values) {
    this.anchor = anchor;
    this.language = language;
    this.key = key;
    this.values = values;
  }

  /**
   * A text of the bundle beside a class, in English until it is wanted in another language.
   *
   * @param values what is put in, phrases among them
   */
  public static Phrase beside(Class<?> anchor, String key, Object... values) {
    return new Phrase(anchor, Language.ENGLISH, key, values);
  }

  /**
   * A text among these words, in their language.
   *
   * @param values what is put in, phrases among them
   */
  public static Phrase of(Words words, String key, Object... values) {
    return new Phrase(words.anchor(), words.language(), key, values);
  }

  /** The same in another language, with the phrases in it. */
  public Phrase in(Language other) {
    Object[] said = values.clone();
    for (int i = 0; i < said.length; i++) {
      said[i] = said[i] instanceof Phrase inner ? inner.in(other) : said[i];
    }
    return new Phrase(anchor, other, key, said);
  }

  /** The text, in its language. */
  public String text() {
    return language.words(anchor).text(key, values);
  }

  /** So that one phrase can be put in another. */
  @Override
  public String toString() {
    return text();
  }
}
