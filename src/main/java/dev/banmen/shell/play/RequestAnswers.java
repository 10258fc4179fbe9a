package dev.banmen.shell.play;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.game.Move;
import dev.banmen.game.bot.AreaEstimate;
import dev.banmen.game.bot.Candidate;
import dev.banmen.say.AdviceSentences;
import dev.banmen.say.GameSentences;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Report;
import dev.banmen.session.Session;
import dev.banmen.shell.Answer;
import java.io.IOException;
import java.util.Optional;

/**
 * Answers the commands with which a player asks the other side or the computer for something, or
 * replies: undo, draw, hint, estimate, yes, no. Immutable but for the game.
 */
record RequestAnswers(Person person, LiveSession live, GameConversation game) {
  Answer undo() throws IOException, Refusal {
    Session before = game.session();
    Answer.refuse(game.sentences(before).noUndo());
    Session after = game.submit(Event.Act.UNDO);
    if (after.report() instanceof Report.ForSender || after.report() instanceof Report.Asked) {
      return asked(after);
    } else if (!GameStatus.isNew(before, after)) {
      return fault("nothing.undo");
    }
    GameSentences gameSentences = game.gameSentences();
    Optional<Move> taken = before.position().last().filter(move -> after.node() != before.node());
    String what =
        taken
            .map(
                move ->
                    gameSentences.text(
                        "undone", gameSentences.side(move.side()), gameSentences.name(move)))
            .orElse(gameSentences.text("undone.other"));
    return Answer.of(what, game.state(after));
  }

  Answer draw() throws IOException, Refusal {
    Answer.refuse(game.sentences(game.session()).noDraw());
    return asked(game.reply(Event.Act.OFFER_DRAW));
  }

  /** The best move, what it does, and what comes next. */
  Answer hint() throws Refusal {
    Session now = game.session();
    Answer.refuse(game.sentences(now).noHint());
    Candidate best = person.room().hint(live).outcome();
    AdviceSentences advice = new AdviceSentences(now, game.gameSentences());
    return Answer.of(game.gameSentences().sentence(advice.best(best)), advice.why(best));
  }

  /** How many points each side will probably have, or asks the other side to see that. */
  Answer estimate() throws IOException, Refusal {
    Session now = game.session();
    if (now.mustAskToEstimate(game.me())) {
      person.room().checkAid(live);
      return asked(game.reply(Event.Act.ASK_ESTIMATE));
    }
    boolean isAllowed = now.isInPlay() && now.mayEstimate(game.me());
    Answer.refuse(isAllowed ? Optional.empty() : game.sentences(now).noAdvice());
    AreaEstimate estimate = person.room().estimate(live).outcome();
    return Answer.of(new AdviceSentences(now, game.gameSentences()).estimate(estimate));
  }

  Answer reply(boolean isYes) throws IOException {
    Session before = game.session();
    if (before.asked().isEmpty()
        || !before.seat(before.asked().get().side().opponent()).holder().equals(game.me())) {
      return fault("asked.nothing");
    } else if (!game.isAskedStill()) {
      return game.tooLate();
    }
    Session after = game.reply(new Event.Reply(isYes));
    int back = moves(before) - moves(after);
    return back > 0
        ? Answer.of(game.gameSentences().text("news.back", back), game.state(after))
        : game.stateAfter(after);
  }

  private static int moves(Session now) {
    return now.tree().line(now.node()).size();
  }

  private Answer asked(Session after) {
    boolean isComputer =
        after.asked().filter(it -> after.seat(it.side().opponent()).isComputer()).isPresent();
    return isComputer ? Answer.NONE : game.stateAfter(after); // a computer answers at once
  }

  private Answer fault(String key) {
    return Answer.fault(game.gameSentences().text(key));
  }
}
