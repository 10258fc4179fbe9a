package dev.banmen.tui.page.play;

import dev.banmen.app.GameRoom;
import dev.banmen.app.Pending;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.session.LiveSession;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * Starts looking for advice about the game; the page says so, or why it can't. While other advice
 * is awaited, it says that instead.
 *
 * @param soon says that it is being looked for
 * @param shown returns the page with the advice on it
 */
record AskAdvice<T>(
    AdviceSource<T> asked, String soon, BiFunction<GamePage, T, GamePage> shown, GamePage page)
    implements PageResult.PortAction {
  /** Asks whoever gives the advice. */
  interface AdviceSource<T> {
    Pending<T> of(GameRoom room, LiveSession live) throws Refusal;
  }

  @Override
  public void run(Pages pages, Person person) throws Refusal {
    Optional<String> awaited =
        page.advice().filter(advice -> !advice.pending().isOver()).map(AwaitedAdvice::soon);
    pages.show(awaited.map(page::saying).orElse(page));
    if (pages.live().isPresent() && awaited.isEmpty()) {
      Pending<T> pending = asked.of(person.room(), pages.live().get());
      pages.show(page.saying(soon).awaiting(new AwaitedAdvice<>(pending, soon, shown)));
    }
  }
}
