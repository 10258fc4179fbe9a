package dev.banmen.lesson;

/**
 * Something to learn, which one lesson or several teach: what a learner remembers is kept for each.
 * Immutable.
 *
 * @param id the game and a name, such as {@code go/07-ko}; the same in all languages
 * @param title one line
 */
public record Concept(String id, String title) {
  /** The maximum length of a concept's name, in characters. */
  public static final int LONGEST = 40;
}
