package dev.banmen.server.ssh;

import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.monitor.EventLog;
import dev.banmen.server.monitor.LogEvent;
import dev.banmen.server.monitor.LogField;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * The visits through a door: who has not touched a key for long is sent home, unless they play. For
 * any thread.
 */
final class OpenVisits {
  private static final EventLog LOG = EventLog.of(OpenVisits.class);

  private final LongSupplier nanos;
  private final Set<Stay> all = ConcurrentHashMap.newKeySet();
  private final Set<SshChannel> channels = ConcurrentHashMap.newKeySet();

  /** No visits yet; with a clock in nanoseconds, from any starting point. */
  OpenVisits(LongSupplier nanos) {
    this.nanos = nanos;
  }

  /** Notes that somebody has come, whether the house lets them in or not. */
  void arrived(SshChannel channel) {
    channels.add(channel);
  }

  /** Notes that they know how it ended, or are gone. */
  void left(SshChannel channel) {
    channels.remove(channel);
  }

  /** How many who have come don't know yet how it ended. */
  int untold() {
    return channels.size();
  }

  /** Notes that a visit has begun; it can be ended with a sentence. */
  Stay begin(Visit visit, Consumer<String> end) {
    Stay stay = new Stay(visit, end);
    all.add(stay);
    LOG.info(LogEvent.CAME, LogField.of("person", visit.number()));
    return stay;
  }

  /** How many there are; each until its terminal knows how it ended. */
  int count() {
    return all.size();
  }

  /** Ends the visits of those who have not touched a key for so many hours and don't play. */
  void sendIdleHome(int hours) {
    long since = nanos.getAsLong() - TimeUnit.HOURS.toNanos(hours);
    for (Stay stay : all) {
      if (stay.typed - since < 0 && !stay.visit.isPlaying()) {
        FaultBarrier.contain(() -> stay.sendHome(hours));
      }
    }
  }

  /** One visit. */
  final class Stay {
    private final Visit visit;
    private final Consumer<String> end;
    private final AtomicBoolean isSentHome = new AtomicBoolean();
    private final long came = nanos.getAsLong();
    private volatile long typed = came;

    private Stay(Visit visit, Consumer<String> end) {
      this.visit = visit;
      this.end = end;
    }

    /** Notes that something was typed. */
    void typed() {
      typed = nanos.getAsLong();
    }

    private void sendHome(int hours) {
      if (isSentHome.compareAndSet(false, true)) {
        LOG.info(LogEvent.SENT_HOME, LogField.of("person", visit.number()));
        end.accept(visit.person().language().words(OpenVisits.class).text("door.idle", hours));
      }
    }

    /** Notes that it is over; also when called again. */
    void end() {
      if (all.remove(this)) {
        long seconds = TimeUnit.NANOSECONDS.toSeconds(nanos.getAsLong() - came);
        LOG.info(
            LogEvent.LEFT, LogField.of("person", visit.number()), LogField.of("seconds", seconds));
      }
    }
  }
}
