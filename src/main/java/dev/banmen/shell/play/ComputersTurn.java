package dev.banmen.shell.play;

import dev.banmen.game.Side;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Report;
import dev.banmen.session.Request;
import dev.banmen.session.Session;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** Waits while a game is waiting for a computer player. Stateless. */
final class ComputersTurn {
  /** How long it waits for one thing to happen: longer than the computer thinks by default. */
  private static final long MOST_SECONDS = 30;

  private ComputersTurn() {}

  /**
   * Waits until something new happens, nobody but people can do anything, or it takes too long.
   *
   * @param isNew whether a session has something new; asked again after each event
   */
  static void await(LiveSession live, Predicate<Session> isNew) {
    Semaphore events = new Semaphore(0);
    Runnable deaf = live.listen(events::release);
    try {
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(MOST_SECONDS);
      boolean isInTime = true;
      while (isInTime && !live.isClosed() && is(live.now()) && !isNew.test(live.now())) {
        isInTime = events.tryAcquire(end - System.nanoTime(), TimeUnit.NANOSECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // whoever wants an end has it
    } finally {
      deaf.run();
    }
  }

  /** Whether a computer player is to move, to accept the count or to reply. */
  static boolean is(Session session) {
    boolean isStuck =
        session.report() instanceof Report.Failed || session.report() instanceof Report.Disputed;
    if (session.isOver() || isStuck) {
      return false;
    }
    Optional<Request> asked = session.asked();
    if (asked.isPresent()) {
      return session.seat(asked.get().side().opponent()).isComputer();
    }
    return session.isCounting() ? isToAccept(session) : session.isComputersTurn();
  }

  private static boolean isToAccept(Session session) {
    for (Side side : Side.values()) {
      if (session.seat(side).isComputer() && !session.agreed().accepted().contains(side)) {
        return true;
      }
    }
    return false;
  }
}
