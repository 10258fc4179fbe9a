package dev.banmen.server.tables;

import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Report;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import java.util.Optional;
import java.util.Set;
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
  /** The events that change a count. */
  private static final Set<Class<? extends Event>> IN_COUNT =
      Set.of(
          Event.MarkDead.class,
          Event.MarkGroup.class,
          Event.MarkNeutral.class,
          Event.Continue.class);

  /** The events that a rated game takes; a new kind is refused until somebody adds it here. */
  private static final Set<Class<? extends Event>> IN_RATED =
      Set.of(
          Event.Try.class,
          Event.Undo.class,
          Event.Reply.class,
          Event.OfferDraw.class,
          Event.Redo.class,
          Event.GoTo.class,
          Event.Resign.class,
          Event.MarkDead.class,
          Event.MarkGroup.class,
          Event.MarkNeutral.class,
          Event.Accept.class,
          Event.Dispute.class,
          Event.Continue.class,
          Event.Sit.class,
          Event.Fail.class,
          Event.ClockTick.class,
          Event.Forfeit.class,
          Event.Settle.class,
          Event.Annul.class,
          Event.Resume.class);

  @Override
  public Optional<Report.Hindrance> hindrance(Session now, Stamped stamped) {
    Event event = stamped.event().itself();
    if (event instanceof Event.Continue && isLeftAlone(now, stamped.by())) {
      return Optional.of(Report.Hindrance.AWAY);
    }
    return takes(event, now, stamped) ? Optional.empty() : Optional.of(Report.Hindrance.BARRED);
  }

  private boolean takes(Event event, Session now, Stamped stamped) {
    if (event instanceof Event.ClockTick && table.isPaused()
        || IN_COUNT.contains(event.getClass())
            && WaitingRules.isPlayedOut(now, waitingLimits.get())) {
      return false;
    } else if (!table.options().isRated()) {
      boolean isReopening = now.isOver() && !now.on(stamped).isOver();
      return !isReopening || reopen.getAsBoolean();
    } else if (event instanceof Event.Sit sit) {
      Player other = now.seat(sit.side().opponent()).holder();
      return !sit.seat().isComputer() && !sit.seat().holder().equals(other);
    }
    boolean isTakenBack = event instanceof Event.Undo || event instanceof Event.Reply;
    return IN_RATED.contains(event.getClass()) && !(isTakenBack && now.isOver());
  }

  /** Whether a player's opponent, another person, is away: their time would run unseen. */
  private boolean isLeftAlone(Session now, Player by) {
    return WaitingRules.concerns(now)
        && now.clock().isTimed()
        && now.sidesOf(by).stream().anyMatch(side -> !table.isHere(side.opponent()));
  }
}
