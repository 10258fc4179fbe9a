package dev.banmen.tui.page.play;

import dev.banmen.app.GameRoom;
import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Hint;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Vocabulary;
import dev.banmen.game.bot.AreaEstimate;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.facet.HasCoach;
import dev.banmen.session.LiveSession;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardWords;
import dev.banmen.tui.page.PageResult;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
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

    /** Returns a page with the advice on it, or as it is, waiting until later. */
    GamePage on(GamePage page, long millis) {
      if (!pending.isOver()) {
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

  private static final int PERCENT = 100;

  /** So many of the moves that are expected are named. */
  private static final int EXPECTED = 3;

  /** From here on, one side owns a site. */
  private static final double OWNED = 0.4;

  private GameAdvice() {}

  /**
   * Starts looking for advice about the game; the page says so, or why it can't. While other advice
   * is awaited, it says that instead.
   *
   * @param soon says that it is being looked for
   * @param shown returns the page with the advice on it
   */
  static <T> PageResult.PortAction ask(
      GamePage page, AdviceSource<T> asked, String soon, BiFunction<GamePage, T, GamePage> shown) {
    return (pages, person) -> {
      Optional<String> awaited =
          page.advice().filter(advice -> !advice.pending().isOver()).map(AwaitedAdvice::soon);
      pages.show(awaited.map(page::saying).orElse(page));
      if (pages.live().isPresent() && awaited.isEmpty()) {
        Pending<T> pending = asked.of(person.room(), pages.live().get());
        pages.show(page.saying(soon).awaiting(new AwaitedAdvice<>(pending, soon, shown)));
      }
    };
  }

  /** With the cursor on the best move, how likely it wins, and what it does. */
  static GamePage hint(GamePage page, Candidate best) {
    Words words = page.words();
    Move move = best.move();
    Position position = page.session().position();
    Explanation why = position.explain(move);
    String reason =
        HasCoach.of(position.game()).flatMap(coach -> coach.reason(position, move)).orElse("");
    GamePage there = move instanceof Place place ? page.at(place.site()) : page;
    String name = BoardWords.name(words, page.game(), move);
    String head = head(words, name, best, position.game());
    String body = Sentences.of(reason, why.sentence(), expected(page, best));
    return there.explaining(head + GameWords.BELOW_HEADING + body, why);
  }

  /** By how much the move wins or loses; of what isn't certain, how likely it wins. */
  private static String head(Words words, String name, Candidate best, Game game) {
    double lead = best.value();
    if (!best.isExact()) {
      return words.text("hint.share", name, Math.round(PERCENT * best.value()));
    } else if (lead == 0) {
      return words.text("hint.draw", name);
    }
    String points = game.points(Math.abs(lead));
    return words.text(lead > 0 ? "hint.wins" : "hint.loses", name, points);
  }

  /** Says how the game is expected to continue after the best move. */
  private static String expected(GamePage page, Candidate best) {
    int last = Math.min(best.line().size(), 1 + EXPECTED);
    List<String> next = new ArrayList<>();
    for (Move move : best.line().subList(Math.min(1, last), last)) {
      next.add(BoardWords.name(page.words(), page.game(), move));
    }
    String line = String.join(page.words().text("hint.line.then"), next);
    return next.isEmpty() ? "" : page.words().text("hint.line", line);
  }

  /**
   * With the sites that each side will probably own, and how many.
   *
   * @param owners by index: 1 for Black, -1 for White
   */
  static GamePage estimate(GamePage page, double[] owners) {
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
    String sentence = sentence(page, AreaEstimate.of(position, owners));
    return page.explaining(sentence, Explanation.of(sentence, new Overlay(owned)));
  }

  private static String sentence(GamePage page, AreaEstimate estimate) {
    Words words = page.words();
    Vocabulary game = page.game().words();
    String points =
        words.text(
            "estimate",
            game.side(Side.BLACK),
            estimate.black(),
            game.side(Side.WHITE),
            estimate.white(),
            page.game().pointsBriefly(estimate.komi()));
    return Sentences.of(
        points,
        estimate
            .leader()
            .map(
                side ->
                    words.text(
                        "estimate.lead", game.side(side), page.game().points(estimate.lead())))
            .orElse(words.text("estimate.even")));
  }
}
