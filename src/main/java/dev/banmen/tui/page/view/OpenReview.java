package dev.banmen.tui.page.view;

import dev.banmen.app.Pending;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.study.GameValues;
import dev.banmen.study.Review;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;
import dev.banmen.tui.page.review.AwaitedValues;
import dev.banmen.tui.page.review.MistakesPage;
import dev.banmen.tui.page.review.ReviewPage;
import java.util.Optional;

/**
 * Asks the computer what it thinks of the moves of the shown line, and opens the page of what it
 * finds; where nobody can tell, the page of what changed the count.
 *
 * @param counted what changed the count; empty if the game has no coach
 */
record OpenReview(Optional<Review> counted, RecordPage page) implements PageResult.PortAction {
  @Override
  public void run(Pages pages, Person person) {
    pages.show(page);
    Optional<AwaitedValues> values = values(person);
    if (values.isEmpty()) {
      ReviewPage.over(page, page.words(), counted, true).follow(pages);
      return;
    }
    Optional<ReviewPage> beside =
        counted
            .filter(review -> review.found() > 0)
            .map(review -> ReviewPage.of(page.words(), review, true));
    MistakesPage mistakes = MistakesPage.of(page.words(), values.get(), beside);
    new PageResult.Open(mistakes, page.valued(values.get())).follow(pages);
  }

  /** Returns what is known or being found of the shown line; empty if nobody can tell. */
  private Optional<AwaitedValues> values(Person person) {
    Optional<AwaitedValues> known = page.activity().values();
    if (known.isPresent() && known.get().values().isOf(page.recordCursor().line())) {
      return known;
    }
    GameValues values = GameValues.of(page.recordCursor());
    if (values.turns().isEmpty()) {
      return Optional.empty();
    }
    try {
      Pending<Integer> pending =
          person.room().values(values.family(), values.chosen(), values.turns(), values);
      page.giveUpValues();
      return Optional.of(AwaitedValues.of(values, pending));
    } catch (Refusal refusal) {
      return Optional.empty();
    }
  }
}
