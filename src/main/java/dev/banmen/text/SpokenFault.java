package dev.banmen.text;

import java.io.IOException;

/** A failure that says why in each reader's own language, and never in the words of a library. */
public class SpokenFault extends IOException {
  private static final long serialVersionUID = 1L;

  private final transient Phrase why;

  public SpokenFault(Phrase why, Throwable cause) {
    super(why.text(), cause);
    this.why = why;
  }

  /** The reason, in English until {@link Phrase#in} changes that. */
  public final Phrase phrase() {
    return why;
  }

  /** Why something failed, in this language as far as that is known. */
  public static String why(IOException fault, Language language) {
    return fault instanceof SpokenFault spoken
        ? spoken.why.in(language).text()
        : String.valueOf(fault.getMessage());
  }
}
