package dev.banmen.lesson;

/**
 * A stretch of prose in one style. Immutable.
 *
 * @param text plain text in one line, with blanks as shown
 */
public record Span(String text, Look look) {
  /** The style of a stretch of prose. */
  public enum Look {
    PLAIN,
    EMPHASIS,
    STRONG,
    CODE
  }
}
