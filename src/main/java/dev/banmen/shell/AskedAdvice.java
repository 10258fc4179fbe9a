package dev.banmen.shell;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.game.bot.AreaEstimate;
import dev.banmen.game.bot.Candidate;
import dev.banmen.say.AdviceSentences;
import dev.banmen.say.GameSentences;
import dev.banmen.say.SessionSentences;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import java.util.Optional;

/**
 * What the computer says about a game in play, if nobody else plays against the person who asks.
 * Immutable; it waits for the answer.
 */
record AskedAdvice(Person person, LiveSession live, GameSentences sayings) {
  /** The best move, what it does, and what comes next. */
  Answer hint() {
    Session now = live.now().in(person.language(), live.now());
    Optional<String> why = new SessionSentences(now, person.me(), sayings).noHint();
    if (why.isPresent()) {
      return Answer.fault(why.get());
    }
    try {
      Candidate best = person.room().hint(live).outcome();
      AdviceSentences advice = new AdviceSentences(now, sayings);
      return Answer.of(sayings.sentence(advice.best(best)), advice.why(best));
    } catch (Refusal e) {
      return Answer.fault(e.getMessage());
    }
  }

  /** How many points each side will probably have. */
  Answer estimate() {
    Session now = live.now();
    boolean isAllowed = now.isInPlay() && now.mayEstimate(person.me());
    Optional<String> why = new SessionSentences(now, person.me(), sayings).noAdvice();
    if (why.isPresent() && !isAllowed) {
      return Answer.fault(why.get());
    }
    try {
      double[] owners = person.room().estimate(live).outcome();
      AreaEstimate estimate = AreaEstimate.of(now.position(), owners);
      return Answer.of(new AdviceSentences(now, sayings).estimate(estimate));
    } catch (Refusal e) {
      return Answer.fault(e.getMessage());
    }
  }
}
