package dev.banmen.server.lobby;

import dev.banmen.schedule.FaultBarrier;
import dev.banmen.schedule.FirmScheduler;
import dev.banmen.schedule.Listeners;
import dev.banmen.schedule.Scheduler;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Tells the lobbies of a house that something is new: changes that come together once, and a few
 * lobbies at a time, so that a thousand of them never take the processor from those who play. For
 * any thread.
 */
public final class LobbyNotifier {
  /** Changes within this time are shown together. */
  public static final long TOGETHER_MILLIS = 200;

  /** How many lobbies are told at once. */
  public static final int AT_ONCE = 10;

  /** How long until the next ones are told. */
  public static final long BETWEEN_MILLIS = 20;

  private final Scheduler scheduler;
  private final Listeners listeners = new Listeners();
  private final AtomicLong changes = new AtomicLong();
  private boolean isUnderWay; // under this
  private boolean isDue; // something changed that a round did not tell; under this

  public LobbyNotifier(Scheduler scheduler) {
    this.scheduler = new FirmScheduler(scheduler);
  }

  public Runnable listen(Runnable listener) {
    return listeners.listen(listener);
  }

  /** How often something was new. */
  long changes() {
    return changes.get();
  }

  /** Notes that something is new. */
  public void changed() {
    changes.incrementAndGet();
    synchronized (this) {
      isDue = true;
      if (isUnderWay) {
        return;
      }
      isUnderWay = true;
    }
    scheduler.after(TOGETHER_MILLIS, this::start);
  }

  private void start() {
    synchronized (this) {
      isDue = false;
    }
    tell(listeners.now(), 0);
  }

  private void tell(List<Runnable> all, int from) {
    int to = Math.min(from + AT_ONCE, all.size());
    all.subList(from, to).forEach(FaultBarrier::contain);
    if (to < all.size()) {
      scheduler.after(BETWEEN_MILLIS, () -> tell(all, to));
      return;
    }
    synchronized (this) {
      isUnderWay = isDue;
      if (!isDue) {
        return;
      }
    }
    scheduler.after(TOGETHER_MILLIS, this::start);
  }
}
