package dev.banmen.server.ssh;

import dev.banmen.server.House;
import dev.banmen.server.address.AddressCounts;
import dev.banmen.server.monitor.EventLog;
import dev.banmen.server.monitor.LogEvent;
import dev.banmen.server.monitor.LogField;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.apache.sshd.common.session.Session;
import org.apache.sshd.common.session.SessionListener;
import org.apache.sshd.server.session.ServerSession;

/**
 * Counts the connections of which nobody knows yet whose they are, and closes what is more than the
 * limits, or from an address that is banned. When there are too many in all, the one that has had
 * time enough makes room: those who never finish keep nobody out. For any thread.
 */
final class Strangers implements SessionListener {
  /** The part of the time to prove a key after which somebody makes room for others. */
  private static final int ENOUGH = 10;

  private final House house;
  private static final long TELL_NANOS = 60_000_000_000L;
  private static final EventLog LOG = EventLog.of(Strangers.class);

  private final Supplier<SshLimits> limits;
  private final DoorCounts counts;
  private long told; // when it was last said how many were cut off
  private long untold; // how many were cut off since
  private final Map<Session, Long> all = new LinkedHashMap<>(); // and since when; under this
  private final Map<String, Integer> byNetwork = new HashMap<>(); // of IPv6, 64 bits; under this

  Strangers(House house, Supplier<SshLimits> limits, DoorCounts counts) {
    this.counts = counts;
    this.house = house;
    this.limits = limits;
  }

  @Override
  public void sessionCreated(Session session) {
    InetAddress address = address(session);
    Optional<Session> tooMany = Optional.empty();
    SshLimits now = limits.get();
    synchronized (this) {
      int ofAddress = byNetwork.merge(network(address), 1, Integer::sum);
      all.put(session, System.nanoTime());
      if (ofAddress > now.strangersOfAddress() || house.isBarred(address.getHostAddress())) {
        tooMany = Optional.of(session);
      } else if (all.size() > now.strangers()) {
        tooMany = Optional.of(slowest(now).orElse(session));
        forget(tooMany.get());
      }
    }
    tooMany.ifPresent(
        one -> {
          one.close(true);
          countCutOff();
        });
  }

  /** Who has waited longest, if that was long enough for any honest client. */
  private Optional<Session> slowest(SshLimits now) {
    long enough = TimeUnit.SECONDS.toNanos(now.graceSeconds()) / ENOUGH;
    Map.Entry<Session, Long> first = all.entrySet().iterator().next();
    return System.nanoTime() - first.getValue() >= enough
        ? Optional.of(first.getKey())
        : Optional.empty();
  }

  /** Counts it, and says so in the log once a minute at most. */
  private void countCutOff() {
    counts.cutOff();
    long now = System.nanoTime();
    long since;
    synchronized (this) {
      untold++;
      if (told != 0 && now - told < TELL_NANOS) {
        return;
      }
      told = now;
      since = untold;
      untold = 0;
    }
    LOG.warn(LogEvent.CUT_OFF, LogField.of("connections", since));
  }

  @Override
  public void sessionEvent(Session session, Event event) {
    if (event == Event.Authenticated) {
      forget(session);
    }
  }

  @Override
  public void sessionClosed(Session session) {
    forget(session);
  }

  /** How many there are. */
  synchronized int count() {
    return all.size();
  }

  private synchronized void forget(Session session) {
    if (all.remove(session) != null) {
      byNetwork.computeIfPresent(
          network(address(session)), (one, many) -> many == 1 ? null : many - 1);
    }
  }

  private static String network(InetAddress address) {
    return AddressCounts.network(address.getHostAddress());
  }

  static InetAddress address(Session session) {
    return session instanceof ServerSession server
            && server.getClientAddress() instanceof InetSocketAddress known
            && known.getAddress() != null
        ? known.getAddress()
        : InetAddress.getLoopbackAddress();
  }
}
