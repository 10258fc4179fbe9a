package dev.banmen.shell;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.game.Move;
import dev.banmen.game.Side;
import dev.banmen.game.bot.AreaEstimate;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.facet.HasCoach;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import java.util.List;
import java.util.Optional;

/**
 * What the computer says about a game in play, if nobody else plays against the person who asks.
 * Immutable; it waits for the answer.
 */
record AskedAdvice(Person person, LiveSession live, GameSentences sayings) {
  private static final int PERCENT = 100;

  /** So many of the moves that it expects are named. */
  private static final int EXPECTED = 3;

  /** The best move, what it does, and what comes next. */
  Answer hint() {
    Session now = live.now().in(person.language(), live.now());
    Optional<Answer> refused = refused(now);
    if (refused.isPresent()) {
      return refused.get();
    } else if (now.isComputersTurn()) {
      return Answer.fault(sayings.text("hint.turn"));
    }
    try {
      Candidate best = person.room().hint(live).outcome();
      String why = now.position().explain(best.move()).sentence();
      String reason =
          HasCoach.of(now.position().game())
              .flatMap(coach -> coach.reason(now.position(), best.move()))
              .orElse("");
      return Answer.of(sayings.text("hint", why), reason, expected(best), chance(best));
    } catch (Refusal e) {
      return Answer.fault(e.getMessage());
    }
  }

  /** Who wins by how much, or is likely to. */
  private String chance(Candidate best) {
    String side = sayings.side(best.move().side());
    double lead = best.value();
    if (!best.isExact()) {
      return sayings.text("hint.share", side, Long.toString(Math.round(PERCENT * best.value())));
    } else if (lead == 0) {
      return sayings.text("hint.draw");
    }
    return sayings.text(
        lead > 0 ? "hint.wins" : "hint.loses", side, sayings.points(Math.abs(lead)));
  }

  private String expected(Candidate best) {
    int last = Math.min(best.line().size(), 1 + EXPECTED);
    List<Move> next = best.line().subList(Math.min(1, last), last);
    List<String> names = next.stream().map(sayings::name).toList();
    return next.isEmpty()
        ? ""
        : sayings.text("hint.line", String.join(sayings.text("hint.line.then"), names));
  }

  /** How many points each side will probably have. */
  Answer estimate() {
    Optional<Answer> refused = refused(live.now());
    if (refused.isPresent() && !isAllowed(live.now())) {
      return refused.get();
    }
    try {
      double[] owners = person.room().estimate(live).outcome();
      AreaEstimate estimate = AreaEstimate.of(live.now().position(), owners);
      return Answer.of(
          sayings.text(
              "estimate",
              sayings.side(Side.BLACK),
              estimate.black(),
              sayings.side(Side.WHITE),
              estimate.white(),
              sayings.pointsBriefly(estimate.komi())),
          estimate.leader().isEmpty()
              ? sayings.text("estimate.even")
              : sayings.text(
                  "estimate.lead",
                  sayings.side(estimate.leader().get()),
                  sayings.points(estimate.lead())));
    } catch (Refusal e) {
      return Answer.fault(e.getMessage());
    }
  }

  private boolean isAllowed(Session now) {
    return now.isInPlay() && now.mayEstimate(person.me());
  }

  /** Returns why nothing is said; empty if something is. */
  private Optional<Answer> refused(Session now) {
    if (!now.isInPlay() || now.position().toMove().isEmpty()) {
      return Optional.of(Answer.fault(sayings.text("hint.none")));
    }
    for (Side side : Side.values()) {
      if (!now.seat(side).isComputer() && !now.seat(side).holder().equals(person.me())) {
        return Optional.of(Answer.fault(sayings.text("hint.people")));
      }
    }
    return Optional.empty();
  }
}
