package dev.banmen.tui.page.learn;

import dev.banmen.lesson.review.ConceptCard;
import dev.banmen.lesson.review.ConceptSchedule;
import dev.banmen.lesson.review.ExerciseSource;
import dev.banmen.lesson.review.FreshProblem;
import dev.banmen.text.Words;
import dev.banmen.tui.page.AwaitingPage;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageResult;
import java.util.List;

/** Opens reviews, whose problems are made on another thread. Stateless. */
final class ReviewOpening {
  private ReviewOpening() {}

  /** Returns the review of these cards, at least one, over a page. */
  static PageResult of(
      Page over,
      Words words,
      ConceptSchedule cards,
      List<ConceptCard> wanted,
      ExerciseSource exercises) {
    return new AwaitingPage.StartWork<>(
        over,
        "review",
        watch -> FreshProblem.ofAll(cards, wanted, exercises),
        (problems, now) -> new PageResult.Open(LessonPage.review(words, problems), over));
  }
}
