package dev.banmen.lesson.review;

import dev.banmen.game.Symmetry;
import dev.banmen.lesson.LazySteps;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.LessonSession;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.StepOutcome;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Draws a problem for the review of a concept: another one than last time if there are several,
 * turned, mirrored or with its colours exchanged, or an exercise made for it. The first review
 * after a lesson asks for no more than the lesson did: it is never an exercise. Nothing is random:
 * it depends on the concept and on how often it was tried, so each time it is another. Stateless.
 */
public final class FreshProblem {
  /** The days of right answers, the lesson's among them, before an exercise can be harder. */
  private static final int EXERCISED = 2;

  private FreshProblem() {}

  /**
   * Returns the next problem of a card, to be answered and remembered like a step of its lesson.
   */
  public static LessonSession of(
      ConceptSchedule cards, ConceptCard card, ExerciseSource exercises) {
    ConceptProblem problem = cards.oldest(card);
    long seed = card.concept().id().hashCode() * 1_000_003L + card.reviews();
    Optional<Step> made =
        card.rightDays() >= EXERCISED && card.reviews() % 2 == 1
            ? exercises.exercise(card.concept(), seed)
            : Optional.empty();
    Step fresh = made.orElseGet(() -> turned(problem.step(), card.concept().id(), card.reviews()));
    return LessonSession.at(problem.lesson().with(problem.index(), fresh), problem.index());
  }

  /** Returns a problem of each card, in this order. */
  public static List<LessonSession> ofAll(
      ConceptSchedule cards, List<ConceptCard> wanted, ExerciseSource exercises) {
    return wanted.stream().map(card -> of(cards, card, exercises)).toList();
  }

  /**
   * Returns what is left of a review after a try: a problem that was missed comes back at its end,
   * turned once more.
   *
   * @param tried at the problem, just now
   * @param left the problems to come
   */
  public static List<LessonSession> left(LessonSession tried, List<LessonSession> left) {
    boolean isMissed =
        tried.tried().filter(one -> one.result() == StepOutcome.WRONG).isPresent()
            && left.stream().noneMatch(other -> isSame(other, tried));
    if (!isMissed) {
      return left;
    }
    Lesson lesson = tried.lesson();
    Step fresh = turned(tried.step(), lesson.conceptOf(tried.step()).id(), 0);
    List<LessonSession> more = new ArrayList<>(left);
    more.add(LessonSession.at(lesson.with(tried.index(), fresh), tried.index()));
    return more;
  }

  private static boolean isSame(LessonSession one, LessonSession other) {
    return one.lesson().id().equals(other.lesson().id())
        && one.step().name().equals(other.step().name());
  }

  /**
   * Goes through all ways to turn a step, in an order of the concept's own.
   *
   * @param number of the way, from 0
   */
  static Step turned(Step step, String concept, int number) {
    boolean isOfFile = LazySteps.isByContent(step.name());
    List<Step> turned = new ArrayList<>();
    for (Symmetry turn : step.start().game().symmetries()) {
      for (boolean exchanges : new boolean[] {false, true}) {
        BoardSymmetry symmetry = new BoardSymmetry(turn, exchanges);
        boolean isThere = turn == Symmetry.IDENTITY && isOfFile; // where it would be known
        if (!symmetry.equals(BoardSymmetry.NONE) && !isThere) {
          RotatedStep.of(step, symmetry).ifPresent(turned::add);
        }
      }
    }
    Collections.shuffle(turned, new Random(concept.hashCode()));
    BoardSymmetry there = new BoardSymmetry(Symmetry.IDENTITY, true);
    return turned.isEmpty()
        ? RotatedStep.of(step, there).orElse(step)
        : turned.get(number % turned.size());
  }
}
