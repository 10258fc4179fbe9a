package dev.banmen.shell;

import dev.banmen.game.Move;
import dev.banmen.session.Event;
import dev.banmen.session.Report;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Answers the commands with which a player asks the other side for something, or replies: undo,
 * draw, estimate, yes, no. Immutable but for the game.
 */
record RequestAnswers(ReportedGame game) {
  static final List<String> REPLIES = List.of("yes", "no");

  Answer undo() throws IOException {
    Session before = game.session();
    if (!before.canUndo(game.me())) {
      return fault(before.isTimedOut() ? "nothing.undo.time" : "nothing.undo");
    }
    Session after = game.submit(new Event.Undo());
    if (ReportedGame.isTooLate(after)) {
      return game.tooLate();
    } else if (after.report() instanceof Report.NoTime) {
      return fault("no.time");
    } else if (after.report() instanceof Report.Asked
        || after.report() instanceof Report.AlreadyPending
        || after.report() instanceof Report.AlreadyDeclined) {
      return asked(after);
    } else if (!GameStatus.isNew(before, after)) {
      return fault("nothing.undo");
    }
    GameSentences sayings = game.sayings();
    Optional<Move> taken = before.position().last().filter(move -> after.node() != before.node());
    String what =
        taken
            .map(move -> sayings.text("undone", sayings.side(move.side()), sayings.name(move)))
            .orElse(sayings.text("undone.other"));
    return Answer.of(what, game.state(after));
  }

  Answer draw() throws IOException {
    return game.session().isInPlay()
        ? asked(game.reply(new Event.OfferDraw()))
        : fault("draw.none");
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
    return asked(game.reply(new Event.AskEstimate()));
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
    if (after.report() instanceof Report.Declined) {
      return Answer.of(game.sayings().text("declined.you"), game.state(after));
    }
    int back = moves(before) - moves(after);
    if (back > 0) {
      return Answer.of(game.sayings().text("news.back", back), game.state(after));
    }
    return after.report() instanceof Report.Agreed
        ? said("agreed.estimate")
        : game.stateAfter(after);
  }

  private static int moves(Session now) {
    return now.tree().line(now.node()).size();
  }

  private Answer asked(Session after) {
    if (after.report() instanceof Report.Asked) {
      boolean isComputer =
          after
              .asked()
              .map(it -> after.seat(it.side().opponent()))
              .filter(Seat::isComputer)
              .isPresent();
      return isComputer ? Answer.NONE : said("asked"); // a computer answers at once
    } else if (after.report() instanceof Report.AlreadyPending) {
      return fault("asked.pending");
    } else if (after.report() instanceof Report.AlreadyDeclined) {
      return fault(after.isOver() ? "asked.declined.over" : "asked.declined");
    } else if (after.report() instanceof Report.Agreed) {
      return said("agreed.estimate");
    }
    return game.stateAfter(after);
  }

  private Answer said(String key) {
    return Answer.of(game.sayings().text(key));
  }

  private Answer fault(String key) {
    return Answer.fault(game.sayings().text(key));
  }
}
