package dev.banmen.text;

/**
 * A text of a package's bundle with its values, looked up only when it is needed. Immutable if the
 * values are. The bundle is read when somebody asks for the text, so naming what was expected costs
 * nothing as long as it is there.
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
   * Returns a text of the bundle beside a class, in English until {@link #in} changes that.
   *
   * @param values the values to insert; may be phrases
   */
  public static Phrase beside(Class<?> anchor, String key, Object... values) {
    return new Phrase(anchor, Language.ENGLISH, key, values);
  }

  /**
   * Returns a text among these words, in their language.
   *
   * @param values the values to insert; may be phrases
   */
  public static Phrase of(Words words, String key, Object... values) {
    return new Phrase(words.anchor(), words.language(), key, values);
  }

  /** Returns this phrase, and the phrases in it, in another language. */
  public Phrase in(Language other) {
    Object[] said = values.clone();
    for (int i = 0; i < said.length; i++) {
      said[i] = said[i] instanceof Phrase inner ? inner.in(other) : said[i];
    }
    return new Phrase(anchor, other, key, said);
  }

  /** Returns the text in its language. */
  public String text() {
    return language.words(anchor).text(key, values);
  }

  /** Returns the text, as phrases are inserted into others. */
  @Override
  public String toString() {
    return text();
  }
}
