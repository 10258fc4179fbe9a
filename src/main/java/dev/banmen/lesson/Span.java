package dev.banmen.lesson;

/**
 * A stretch of prose that looks alike. Immutable.
 *
 * @param text plain text in one line, its blanks as they are to be shown
 */
public record Span(String text, Look look) {
  /** How a stretch of prose stands out. */
  public enum Look {
    PLAIN,
    EMPHASIS,
    STRONG,
    CODE
  }
}
