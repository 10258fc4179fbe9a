package dev.banmen.shell.play;

import dev.banmen.app.Refusal;
import dev.banmen.game.Move;
import dev.banmen.say.GameSentences;
import dev.banmen.session.Event;
import dev.banmen.session.Report;
import dev.banmen.session.Session;
import dev.banmen.shell.Answer;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Answers the commands with which a player asks the other side for something, or replies: undo,
 * draw, estimate, yes, no. Immutable but for the game.
 */
record RequestAnswers(GameConversation game) {
  static final List<String> REPLIES = List.of("yes", "no");

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

  /** Whether the other side must agree before its player may ask the computer for an estimate. */
  boolean isEstimateAskedFor() {
    Session now = game.session();
    return now.isInPlay()
        && now.position().isCountable()
        && !now.sidesOf(game.me()).isEmpty()
        && !now.mayEstimate(game.me());
  }

  Answer estimate() throws IOException {
    return asked(game.reply(Event.Act.ASK_ESTIMATE));
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
