package dev.banmen.server.ssh;

import dev.banmen.server.House;
import dev.banmen.server.address.AddressCounts;
import dev.banmen.server.monitor.EventLog;
import dev.banmen.server.monitor.LogEvent;
import dev.banmen.server.monitor.LogField;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.apache.sshd.common.session.Session;
import org.apache.sshd.common.session.SessionListener;
import org.apache.sshd.server.session.ServerSession;

/**
 * Counts the connections of which nobody knows yet whose they are, and closes what is more than the
 * limits, or from an address that is banned. For any thread.
 */
final class Strangers implements SessionListener {
  private final House house;
  private static final long TELL_NANOS = 60_000_000_000L;
  private static final EventLog LOG = EventLog.of(Strangers.class);

  private final Supplier<SshLimits> limits;
  private final DoorCounts counts;
  private long told; // when it was last said how many were cut off
  private long untold; // how many were cut off since
  private final Set<Session> all = new HashSet<>(); // under this, as what follows
  private final Map<String, Integer> byNetwork = new HashMap<>(); // of IPv6, the first 64 bits

  Strangers(House house, Supplier<SshLimits> limits, DoorCounts counts) {
    this.counts = counts;
    this.house = house;
    this.limits = limits;
  }

  @Override
  public void sessionCreated(Session session) {
    InetAddress address = address(session);
    boolean isMuch;
    synchronized (this) {
      int ofAddress = byNetwork.merge(network(address), 1, Integer::sum);
      all.add(session);
      SshLimits now = limits.get();
      isMuch = all.size() > now.strangers() || ofAddress > now.strangersOfAddress();
    }
    if (isMuch || house.isBarred(address.getHostAddress())) {
      session.close(true);
      countCutOff();
    }
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
    if (all.remove(session)) {
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
