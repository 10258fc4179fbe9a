package dev.banmen.survey;

/** A word of a question that can't be understood. */
public final class QueryFault extends Exception {
  private static final long serialVersionUID = 1L;

  private final String word;

  /**
   * @param word as it was typed
   * @param why one line, without the word
   */
  public QueryFault(String word, String why) {
    super(why);
    this.word = word;
  }

  /** The word that can't be understood, as it was typed. */
  public String word() {
    return word;
  }
}
