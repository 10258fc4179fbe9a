package dev.banmen.server.tables;

import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Report;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * The events that cannot happen at a table. The result of a rated game stands, no computer and
 * nobody who has the other seat takes one there, and nobody asks for estimates. Players who have
 * disagreed about a count too often agree on no other, and nobody resumes play with a clock while
 * the other is away. While the game is paused, nobody loses on time. Immutable.
 *
 * @param reopen takes the room for a game that is over and would go on; says whether there is some
 */
record TableRule(GameTable table, Supplier<WaitingLimits> waitingLimits, BooleanSupplier reopen)
    implements LiveSession.Rule {
  @Override
  public Optional<Report.Hindrance> hindrance(Session now, Stamped stamped) {
    Event event = stamped.event().itself();
    if (event == Event.Act.CONTINUE && isLeftAlone(now, stamped.by())) {
      return Optional.of(Report.Hindrance.AWAY);
    }
    return takes(event, now, stamped) ? Optional.empty() : Optional.of(Report.Hindrance.BARRED);
  }

  @Override
  public Optional<Event> following(Session before, Session after) {
    return after.isCounting() && WaitingRules.isPlayedOut(after, waitingLimits.get())
        ? Optional.of(new Event.Settle())
        : table.passes().following(before, after);
  }

  private boolean takes(Event event, Session now, Stamped stamped) {
    if (event == Event.Act.CLOCK_TICK && table.isPaused()
        || (event instanceof Event.Marking || event == Event.Act.CONTINUE)
            && WaitingRules.isPlayedOut(now, waitingLimits.get())) {
      return false;
    } else if (!table.options().isRated()) {
      boolean isReopening = now.isOver() && !now.on(stamped).isOver();
      return !isReopening || reopen.getAsBoolean();
    } else if (event instanceof Event.Sit sit) {
      Player other = now.seat(sit.side().opponent()).holder();
      return !sit.seat().isComputer() && !sit.seat().holder().equals(other);
    }
    boolean isTakenBack = event == Event.Act.UNDO || event instanceof Event.Reply;
    return !(event instanceof Event.Act act && isHelp(act)) && !(isTakenBack && now.isOver());
  }

  private static boolean isHelp(Event.Act act) {
    return switch (act) {
      case ASK_ESTIMATE -> true;
      case UNDO, REDO, OFFER_DRAW, ACCEPT, CONTINUE, CLOCK_TICK, ANNUL, RESUME -> false;
    };
  }

  /** Whether a player's opponent, another person, is away: their time would run unseen. */
  private boolean isLeftAlone(Session now, Player by) {
    return WaitingRules.concerns(now)
        && now.clock().isTimed()
        && now.sidesOf(by).stream().anyMatch(side -> !table.isHere(side.opponent()));
  }
}
