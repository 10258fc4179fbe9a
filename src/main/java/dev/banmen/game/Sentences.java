package dev.banmen.game;

/** Sentences one after the other, with between them what the language has there. Stateless. */
public final class Sentences {
  private static final Words WORDS = Words.beside(Sentences.class);

  private Sentences() {}

  /** All of these that say something. */
  public static String of(String... sentences) {
    StringBuilder text = new StringBuilder();
    for (String sentence : sentences) {
      if (!sentence.isEmpty()) {
        text.append(text.length() == 0 ? "" : WORDS.text("sentences.between")).append(sentence);
      }
    }
    return text.toString();
  }
}
