package dev.banmen.tui.page.play;

import dev.banmen.game.Side;
import dev.banmen.session.Player;
import dev.banmen.session.Report;
import dev.banmen.session.Session;
import dev.banmen.study.CoachState;
import dev.banmen.study.CoachState.Cost;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import java.util.Optional;

/** Says what a coach has to say after a move. Immutable. */
record CoachWords(Words words, Session now, Player me) {
  /** Returns the coach's comment; often empty. */
  String comment(CoachState coach) {
    boolean isEnd = coach.isOn() && !now.isInPlay() && now.report() instanceof Report.Moved;
    return Sentences.of(cost(coach), isEnd ? words.text("coach.over") : "");
  }

  private String cost(CoachState coach) {
    Optional<Cost> cost = coach.cost(now, me);
    if (cost.isEmpty()) {
      return "";
    }
    String text = words.text("coach.says", cost.get().gain().why().sentence());
    return cost.get().plies() == 0 ? text : Sentences.of(text, takeback(cost.get()));
  }

  private String takeback(Cost cost) {
    boolean both =
        now.terms().black().holder().equals(me) && now.terms().white().holder().equals(me);
    Side payer = cost.gain().side().opponent();
    if (both) {
      return words.text("coach.undo", cost.plies(), now.position().game().words().side(payer));
    }
    boolean isComputer = now.seat(cost.gain().side()).isComputer();
    return words.text(isComputer ? "coach.undo.computer" : "coach.undo.ask");
  }
}
