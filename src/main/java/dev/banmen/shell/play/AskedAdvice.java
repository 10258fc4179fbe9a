package dev.banmen.shell.play;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.game.bot.AreaEstimate;
import dev.banmen.game.bot.Candidate;
import dev.banmen.say.AdviceSentences;
import dev.banmen.say.GameSentences;
import dev.banmen.say.SessionSentences;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.shell.Answer;

/**
 * The computer's advice in a game in play, if nobody else plays against the person who asks.
 * Immutable; it waits for the answer.
 */
record AskedAdvice(Person person, LiveSession live, GameSentences gameSentences) {
  /** The best move, what it does, and what comes next. */
  Answer hint() throws Refusal {
    Session now = live.now().in(person.language(), live.now());
    Answer.refuse(new SessionSentences(now, person.me(), gameSentences).noHint());
    Candidate best = person.room().hint(live).outcome();
    AdviceSentences advice = new AdviceSentences(now, gameSentences);
    return Answer.of(gameSentences.sentence(advice.best(best)), advice.why(best));
  }

  /** How many points each side will probably have. */
  Answer estimate() throws Refusal {
    Session now = live.now();
    if (!now.isInPlay() || !now.mayEstimate(person.me())) {
      Answer.refuse(new SessionSentences(now, person.me(), gameSentences).noAdvice());
    }
    AreaEstimate estimate = person.room().estimate(live).outcome();
    return Answer.of(new AdviceSentences(now, gameSentences).estimate(estimate));
  }
}
