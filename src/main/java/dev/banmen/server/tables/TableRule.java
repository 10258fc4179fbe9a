package dev.banmen.server.tables;

import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * What cannot happen at a table. The result of a rated game stands, no computer and nobody who has
 * the other seat takes one there, and nobody asks for estimates. Players who have disagreed about a
 * count too often agree on no other, and nobody resumes play with a clock while the other is away.
 * While the game is paused, nobody loses on time. Immutable.
 *
 * @param reopen takes the room for a game that is over and would go on; says whether there is some
 */
record TableRule(GameTable table, Supplier<PatienceLimits> patience, BooleanSupplier reopen)
    implements LiveSession.Rule {
  @Override
  public boolean takes(Session now, Stamped stamped) {
    Event event =
        stamped.event() instanceof Event.IfCurrent answer ? answer.event() : stamped.event();
    boolean isMark =
        event instanceof Event.MarkDead
            || event instanceof Event.MarkGroup
            || event instanceof Event.MarkNeutral
            || event instanceof Event.Continue;
    if (event instanceof Event.Continue && isLeftAlone(now, stamped.by())
        || event instanceof Event.ClockTick && table.isPaused()) {
      return false;
    } else if (isMark && WaitingRules.isPlayedOut(now, patience.get())) {
      return false;
    } else if (!table.options().isRated()) {
      boolean isReopening = now.isOver() && !now.on(stamped).isOver();
      return !isReopening || reopen.getAsBoolean();
    } else if (event instanceof Event.Sit sit) {
      Player other = now.seat(sit.side().opponent()).holder();
      return !sit.seat().isComputer() && !sit.seat().holder().equals(other);
    } else if (event instanceof Event.AskEstimate) {
      return false;
    }
    boolean isTakenBack = event instanceof Event.Undo || event instanceof Event.Reply;
    return !isTakenBack || !now.isOver();
  }

  /** Whether a player's opponent, another person, is away: their time would run unseen. */
  private boolean isLeftAlone(Session now, Player by) {
    return WaitingRules.concerns(now)
        && now.clock().isTimed()
        && now.sidesOf(by).stream().anyMatch(side -> !table.isHere(side.opponent()));
  }
}
