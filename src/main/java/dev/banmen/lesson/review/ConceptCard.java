package dev.banmen.lesson.review;

import dev.banmen.lesson.Concept;
import dev.banmen.lesson.Lesson;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * A concept and what the learner remembers of it. Immutable.
 *
 * @param lesson the first one that teaches it
 * @param problems those of all lessons that teach it, in order; one or more
 * @param reviews how often one of them was answered
 * @param rightDays on how many days one was answered right; the first is that of the lesson
 * @param reviewed the last review; empty if it was never answered
 */
public record ConceptCard(
    Concept concept,
    Lesson lesson,
    List<ConceptProblem> problems,
    int reviews,
    int rightDays,
    Optional<LastReview> reviewed) {
  /** The days of memory from which a concept counts as learned: three weeks, as in Anki. */
  public static final int LEARNED_DAYS = 21;

  /**
   * The last review of a card.
   *
   * @param day when it was
   * @param days until the next one
   * @param isMissed whether it was answered wrong, not for the first time; then it comes back the
   *     same day
   */
  public record LastReview(Memory memory, LocalDate day, int days, boolean isMissed) {
    LocalDate due() {
      return isMissed ? day : day.plusDays(days);
    }
  }

  /** How well a concept is known. */
  public enum Standing {
    /** The concept was never answered. */
    NEW,
    /** The concept has to be reviewed. */
    DUE,
    /**
     * The concept is known, but would be forgotten within {@link ConceptCard#LEARNED_DAYS} days.
     */
    WEAK,
    LEARNED
  }

  public ConceptCard {
    problems = List.copyOf(problems);
  }

  /** The day of the next review; empty if it was never answered. */
  public Optional<LocalDate> due() {
    return reviewed.map(LastReview::due);
  }

  /** Whether its last answer, on this day, was wrong. */
  boolean isMissedOn(LocalDate day) {
    return reviewed.filter(last -> last.isMissed() && last.day().equals(day)).isPresent();
  }

  /** How well it is known today. */
  public Standing standing(LocalDate today) {
    if (reviewed.isEmpty()) {
      return Standing.NEW;
    } else if (!today.isBefore(reviewed.get().due())) {
      return Standing.DUE;
    }
    return reviewed.get().memory().stability() < LEARNED_DAYS ? Standing.WEAK : Standing.LEARNED;
  }
}
