package dev.banmen.lesson.review;

import static java.util.stream.Collectors.toUnmodifiableMap;

import dev.banmen.lesson.Concept;
import dev.banmen.lesson.DatedStepResult;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.Progress;
import dev.banmen.lesson.Progress.StepId;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.review.ConceptCard.Standing;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The concepts of some lessons, and what a learner remembers of each. All of it is computed from
 * the tries, so nothing of the schedule is saved. Immutable.
 */
public final class ConceptSchedule {
  public static final ConceptSchedule NONE =
      new ConceptSchedule(List.of(), ReviewPlan.USUAL, Map.of(), Map.of());

  private final List<ConceptCard> all;
  private final Map<String, ConceptCard> byConcept;
  private final ReviewPlan plan;
  private final Map<LocalDate, Integer> byDay; // how many that were due were reviewed
  private final Map<StepId, Integer> tried; // the number of its last try, from 0

  private ConceptSchedule(
      List<ConceptCard> all,
      ReviewPlan plan,
      Map<LocalDate, Integer> byDay,
      Map<StepId, Integer> tried) {
    this.all = List.copyOf(all);
    byConcept = all.stream().collect(toUnmodifiableMap(card -> card.concept().id(), card -> card));
    this.plan = plan;
    this.byDay = Map.copyOf(byDay);
    this.tried = tried;
  }

  /**
   * Returns the cards of these lessons: those of concepts with a problem.
   *
   * @param lessons in the order to learn them
   */
  public static ConceptSchedule of(List<Lesson> lessons, Progress progress, ReviewPlan plan) {
    Map<String, List<ConceptProblem>> problems = new LinkedHashMap<>(); // by concept
    Map<String, Concept> concepts = new LinkedHashMap<>();
    Map<StepId, String> conceptOf = new LinkedHashMap<>();
    Map<String, String> conceptOfLesson = new LinkedHashMap<>();
    for (Lesson lesson : lessons) {
      conceptOfLesson.put(lesson.id(), lesson.concept().id());
      for (int i = 0; i < lesson.steps().size(); i++) {
        Step step = lesson.steps().get(i);
        Concept concept = lesson.conceptOf(step);
        boolean isProblem = ConceptProblem.is(step);
        conceptOf.put(new StepId(lesson.id(), step.name()), isProblem ? concept.id() : "");
        if (isProblem) {
          concepts.putIfAbsent(concept.id(), concept);
          problems
              .computeIfAbsent(concept.id(), id -> new ArrayList<>())
              .add(new ConceptProblem(lesson, i));
        }
      }
    }
    ReviewHistory history = new ReviewHistory(plan.fsrs());
    Map<StepId, Integer> tried = new LinkedHashMap<>();
    int number = 0;
    for (DatedStepResult timed : progress.tries()) {
      StepId id = timed.tried().id();
      // A step that was renamed since still tells of its lesson's concept.
      String concept = conceptOf.getOrDefault(id, conceptOfLesson.getOrDefault(id.lesson(), ""));
      if (!concept.isEmpty()) {
        history.add(concept, timed);
        tried.put(id, number++);
      }
    }
    history.close();
    List<ConceptCard> all = new ArrayList<>();
    problems.forEach(
        (id, those) ->
            all.add(
                new ConceptCard(
                    concepts.get(id),
                    those.get(0).lesson(),
                    those,
                    history.reviews(id),
                    history.rightDays(id),
                    history.reviewed(id))));
    return new ConceptSchedule(all, plan, history.byDay(), tried);
  }

  /** All cards, in the order to learn them. */
  public List<ConceptCard> all() {
    return all;
  }

  /** All cards that are due, the one most likely forgotten first. */
  public List<ConceptCard> due(LocalDate today) {
    return all.stream()
        .filter(card -> card.standing(today) == Standing.DUE)
        .sorted(Comparator.comparing(card -> remembered(card, today)))
        .toList();
  }

  /**
   * The cards to review today: those due, up to what is left of the most a day, and then those that
   * were answered wrong today.
   */
  public List<ConceptCard> forToday(LocalDate today) {
    List<ConceptCard> forToday = new ArrayList<>(due(today));
    List<ConceptCard> missed = forToday.stream().filter(card -> card.isMissedOn(today)).toList();
    forToday.removeAll(missed);
    int left = Math.max(0, plan.most() - byDay.getOrDefault(today, 0));
    forToday.subList(Math.min(left, forToday.size()), forToday.size()).clear();
    forToday.addAll(missed);
    return forToday;
  }

  /** How many cards are due, but wait for another day. */
  public int waiting(LocalDate today) {
    return due(today).size() - forToday(today).size();
  }

  /** The probability that a concept is remembered, 0 to 1; 0 if it was never answered. */
  public double remembered(ConceptCard card, LocalDate today) {
    return card.reviewed()
        .map(last -> plan.fsrs().retrievability(last.memory(), days(last.day(), today)))
        .orElse(0.0);
  }

  static long days(LocalDate from, LocalDate to) {
    return to.toEpochDay() - from.toEpochDay();
  }

  /** The card of what a step teaches; empty if there is none. */
  public Optional<ConceptCard> of(Lesson lesson, Step step) {
    return Optional.ofNullable(byConcept.get(lesson.conceptOf(step).id()));
  }

  /** Returns the problem of a concept that was asked longest ago, of those that were asked. */
  ConceptProblem oldest(ConceptCard card) {
    return card.problems().stream()
        .filter(problem -> tried.containsKey(problem.id()))
        .min(Comparator.comparing(problem -> tried.get(problem.id())))
        .orElse(card.problems().get(0));
  }
}
