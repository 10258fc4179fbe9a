package dev.banmen.tui.page.play;

import dev.banmen.app.GameRoom;
import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.game.Explanation;
import dev.banmen.game.Hint;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.game.bot.AreaEstimate;
import dev.banmen.game.bot.Candidate;
import dev.banmen.say.AdviceSentences;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Session;
import dev.banmen.tui.page.PageAction;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/** Asks what a computer player thinks of a game, and puts it on the game's page. Stateless. */
final class GameAdvice {
  /** Asks somebody for advice. */
  interface AdviceSource<T> {
    Pending<T> of(GameRoom room, LiveSession live) throws Refusal;
  }

  /**
   * Advice that is being looked for. Immutable.
   *
   * @param soon says that it is being looked for
   * @param shown returns a page with the advice on it
   * @param due when to look again, in milliseconds of the person's clock
   */
  record AwaitedAdvice<T>(
      Pending<T> pending, String soon, BiFunction<GamePage, T, GamePage> shown, long due) {
    private static final long LOOK_MILLIS = 50;

    AwaitedAdvice(Pending<T> pending, String soon, BiFunction<GamePage, T, GamePage> shown) {
      this(pending, soon, shown, 0);
    }

    /**
     * Returns a page with the advice on it, or as it is, waiting until later: until it is there,
     * and nobody reads an explanation.
     */
    GamePage on(GamePage page, long millis) {
      if (!pending.isOver() || page.isExplaining()) {
        return page.awaiting(new AwaitedAdvice<>(pending, soon, shown, millis + LOOK_MILLIS));
      }
      GamePage ready = page.awaitingNothing();
      ready = ready.with(ready.messages().quiet()); // the advice is no part of what was said since
      try {
        return shown.apply(ready, pending.outcome());
      } catch (Refusal e) {
        return ready.saying(e.getMessage());
      }
    }
  }

  /** The value from which on one side owns a site. */
  private static final double OWNED = 0.4;

  private GameAdvice() {}

  /** Shows the best move, unless another person plays against this one. */
  static PageAction hint(GamePage page) {
    return GameKeys.unless(
        page.sentences().noHint(),
        page,
        ask(page, GameRoom::hint, page.words().text("hint.soon"), GameAdvice::withHint));
  }

  /** Shows who will probably own what; first asks the other person, where there is one. */
  static PageAction estimate(GamePage page) {
    Session session = page.session();
    Player me = page.snapshot().me();
    if (session.mustAskToEstimate(me)) {
      return GameKeys.ifAided(page, page.submittingIfCurrent(Event.Act.ASK_ESTIMATE));
    }
    PageAction estimate =
        ask(page, GameRoom::estimate, page.words().text("estimate.soon"), GameAdvice::withEstimate);
    return session.isInPlay() && session.mayEstimate(me)
        ? estimate
        : GameKeys.unless(page.sentences().noAdvice(), page, estimate);
  }

  /**
   * Starts looking for advice about the game, in place of any other; the page says so, or why it
   * can't. While the same is awaited, it says that again.
   *
   * @param soon says that it is being looked for
   * @param shown returns the page with the advice on it
   */
  private static <T> PageAction ask(
      GamePage page, AdviceSource<T> asked, String soon, BiFunction<GamePage, T, GamePage> shown) {
    return (pages, person) -> {
      Optional<AwaitedAdvice<?>> awaited =
          page.advice().filter(advice -> !advice.pending().isOver());
      boolean isAsked = awaited.filter(advice -> advice.soon().equals(soon)).isPresent();
      pages.show(isAsked ? page.saying(soon) : page);
      if (pages.live().isPresent() && !isAsked) {
        Pending<T> pending = asked.of(person.room(), pages.live().get());
        awaited.ifPresent(advice -> advice.pending().giveUp());
        pages.show(page.saying(soon).awaiting(new AwaitedAdvice<>(pending, soon, shown)));
      }
    };
  }

  /**
   * The page with the best move, how likely it wins, and what it does. The cursor is on it, unless
   * something is being typed.
   */
  private static GamePage withHint(GamePage page, Candidate best) {
    Move move = best.move();
    Explanation why = page.session().position().explain(move);
    GamePage there = move instanceof Place place && !page.isTyping() ? page.at(place.site()) : page;
    AdviceSentences advice = sentences(page);
    return there.explaining(advice.best(best) + GameWords.BELOW_HEADING + advice.why(best), why);
  }

  private static AdviceSentences sentences(GamePage page) {
    return new AdviceSentences(page.session(), page.sentences().game());
  }

  /** The page with the sites that each side will probably own, and how many. */
  private static GamePage withEstimate(GamePage page, AreaEstimate estimate) {
    double[] owners = estimate.owners();
    Position position = page.session().position();
    Lattice lattice = position.lattice();
    Map<Site, Hint> owned = new HashMap<>();
    for (int i = 0; i < owners.length; i++) {
      Site site = lattice.site(i);
      if (owners[i] > OWNED && position.at(site) != Mark.BLACK) {
        owned.put(site, Hint.BLACKS);
      } else if (owners[i] < -OWNED && position.at(site) != Mark.WHITE) {
        owned.put(site, Hint.WHITES);
      }
    }
    String sentence = sentences(page).estimate(estimate);
    return page.explaining(sentence, Explanation.of(sentence, new Overlay(owned)));
  }
}
