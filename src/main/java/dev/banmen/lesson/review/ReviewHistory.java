package dev.banmen.lesson.review;

import dev.banmen.lesson.DatedStepResult;
import dev.banmen.lesson.Progress.StepId;
import dev.banmen.lesson.StepOutcome;
import dev.banmen.lesson.review.ConceptCard.LastReview;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Makes reviews of tries, one after the other. A problem is rated once each time it is asked: again
 * at its first wrong answer, whatever follows; hard if it is right after a hint; good if it is
 * right at once. A hint with no answer is again. Mutable; for one use.
 */
final class ReviewHistory {
  /** A problem that is being answered. */
  private record AskedProblem(String concept, StepId id, LocalDate day, boolean isMissed) {}

  private final Fsrs fsrs;
  private final Map<String, LastReview> reviewed = new HashMap<>();
  private final Map<String, Integer> reviews = new HashMap<>();
  private final Map<String, Set<LocalDate>> right = new HashMap<>(); // the days, by concept
  private final Map<LocalDate, Integer> byDay = new HashMap<>(); // reviews of what was due
  private final Set<String> missed = new HashSet<>();
  private Optional<AskedProblem> open = Optional.empty();

  ReviewHistory(Fsrs fsrs) {
    this.fsrs = fsrs;
  }

  /** Adds the next try at a problem of a concept. */
  void add(String concept, DatedStepResult timed) {
    StepId id = timed.tried().id();
    LocalDate day = timed.at().toLocalDate();
    if (open.filter(it -> it.id().equals(id) && it.day().equals(day)).isEmpty()) {
      close();
    }
    StepOutcome result = timed.tried().result();
    boolean isMissed = open.filter(AskedProblem::isMissed).isPresent();
    switch (result) {
      case RIGHT -> {
        if (!isMissed) {
          rate(concept, day, open.isPresent() ? ReviewGrade.HARD : ReviewGrade.GOOD);
        }
        open = Optional.empty();
      }
      case WRONG -> {
        if (!isMissed) {
          rate(concept, day, ReviewGrade.AGAIN);
        }
        open = Optional.of(new AskedProblem(concept, id, day, true));
      }
      case HINT -> open = Optional.of(new AskedProblem(concept, id, day, isMissed));
      case READ -> {} // nothing was asked
    }
  }

  /** Ends the problem that is being answered. */
  void close() {
    open.filter(it -> !it.isMissed())
        .ifPresent(it -> rate(it.concept(), it.day(), ReviewGrade.AGAIN));
    open = Optional.empty();
  }

  private void rate(String concept, LocalDate day, ReviewGrade rating) {
    Optional<LastReview> last = Optional.ofNullable(reviewed.get(concept));
    long days = last.map(before -> ConceptSchedule.days(before.day(), day)).orElse(0L);
    if (last.filter(before -> days > 0 && !day.isBefore(before.due())).isPresent()) {
      byDay.merge(day, 1, Integer::sum);
    }
    Memory memory = fsrs.after(last.map(LastReview::memory), days, rating);
    reviews.merge(concept, 1, Integer::sum);
    if (rating == ReviewGrade.AGAIN) {
      missed.add(concept);
    } else {
      missed.remove(concept);
      right.computeIfAbsent(concept, id -> new HashSet<>()).add(day);
    }
    boolean isMissed = rating == ReviewGrade.AGAIN && last.isPresent(); // not in its lesson
    reviewed.put(concept, new LastReview(memory, day, fsrs.interval(memory), isMissed));
  }

  /** How many concepts that were due were reviewed, by day. */
  Map<LocalDate, Integer> byDay() {
    return byDay;
  }

  int reviews(String concept) {
    return reviews.getOrDefault(concept, 0);
  }

  /** On how many days a problem of a concept was answered right. */
  int rightDays(String concept) {
    return right.getOrDefault(concept, Set.of()).size();
  }

  /** Whether a concept was answered wrong the last time that it was asked. */
  boolean isMissed(String concept) {
    return missed.contains(concept);
  }

  Optional<LastReview> reviewed(String concept) {
    return Optional.ofNullable(reviewed.get(concept));
  }
}
