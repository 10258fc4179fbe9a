package dev.banmen.server.ssh;

import dev.banmen.server.House;
import dev.banmen.server.address.AddressCounts;
import dev.banmen.server.address.AddressRange;
import dev.banmen.server.monitor.EventLog;
import dev.banmen.server.monitor.LogEvent;
import dev.banmen.server.monitor.LogField;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.apache.sshd.common.session.Session;
import org.apache.sshd.common.session.SessionListener;
import org.apache.sshd.server.session.AbstractServerSession;
import org.apache.sshd.server.session.ServerSession;

/**
 * Counts the connections of which nobody knows yet whose they are, and closes those that take too
 * long, or come from an address that is banned. When there are too many from an address, or in all,
 * the one that is furthest behind makes room: those who never finish keep nobody out. For any
 * thread.
 */
final class UnauthenticatedConnections implements SessionListener {
  private final House house;
  private static final long TELL_NANOS = 60_000_000_000L;
  private static final EventLog LOG = EventLog.of(UnauthenticatedConnections.class);

  private final List<AddressRange> balancers;
  private final Supplier<SshLimits> limits;
  private final DoorCounts counts;
  private final LongSupplier nanos;
  private long told; // when it was last said how many were cut off
  private long untold; // how many were cut off since
  private final Map<Session, Stranger> all = new LinkedHashMap<>(); // oldest first; under this
  private final Map<String, Integer> byNetwork = new HashMap<>(); // of IPv6, 64 bits; under this

  private record Stranger(String network, long since) {}

  /**
   * An empty list of connections.
   *
   * @param balancers who names the addresses of others in front of their connections
   * @param nanos a clock in nanoseconds from any starting point
   */
  UnauthenticatedConnections(
      House house,
      List<AddressRange> balancers,
      Supplier<SshLimits> limits,
      DoorCounts counts,
      LongSupplier nanos) {
    this.balancers = List.copyOf(balancers);
    this.counts = counts;
    this.house = house;
    this.limits = limits;
    this.nanos = nanos;
  }

  @Override
  public void sessionCreated(Session session) {
    Optional<String> address =
        isOfBalancer(session)
            ? Optional.empty() // it will be named
            : Optional.of(address(session).getHostAddress());
    count(session, address, true);
  }

  /** Whether a balancer has opened it, which has to name an address first. */
  boolean isOfBalancer(Session session) {
    return inet(session.getIoSession().getRemoteAddress())
        .filter(address -> balancers.stream().anyMatch(range -> range.contains(address)))
        .isPresent();
  }

  /**
   * Counts a connection for the address that its balancer names, and no longer for the balancer. To
   * say it again changes nothing.
   */
  void named(AbstractServerSession session, InetSocketAddress client) {
    if (client.equals(session.getClientAddress())) {
      return;
    }
    session.setClientAddress(client);
    count(session, Optional.of(client.getAddress().getHostAddress()), false);
  }

  private void count(Session session, Optional<String> address, boolean isNew) {
    String network = address.map(AddressCounts::network).orElse("");
    Optional<Session> tooMany = Optional.empty();
    SshLimits now = limits.get();
    synchronized (this) {
      Optional<Stranger> before = Optional.ofNullable(all.get(session));
      if (before.isEmpty() && !isNew) {
        return; // it is over, or whose it is is known
      }
      forget(session);
      int ofAddress = byNetwork.merge(network, 1, Integer::sum);
      long since = before.map(Stranger::since).orElseGet(nanos::getAsLong);
      all.put(session, new Stranger(network, since));
      if (address.filter(house::isBarred).isPresent()) {
        tooMany = Optional.of(session);
      } else if (address.isPresent() && ofAddress > now.strangersOfAddress()) {
        tooMany = slowest(session, network::equals);
      } else if (all.size() > now.strangers()) {
        int most = Collections.max(byNetwork.values());
        tooMany = slowest(session, one -> byNetwork.get(one) == most);
      }
      tooMany.ifPresent(this::forget);
    }
    tooMany.ifPresent(
        one -> {
          one.close(true);
          countCutOff();
        });
  }

  /** The connection furthest behind with logging in that has waited longest, in some networks. */
  private Optional<Session> slowest(Session newest, Predicate<String> networks) {
    return all.keySet().stream()
        .filter(one -> one != newest && networks.test(all.get(one).network()))
        .min(Comparator.comparingInt(UnauthenticatedConnections::progress));
  }

  private static int progress(Session session) {
    return session instanceof DoorSession door ? door.progress() : 0;
  }

  /** Closes those who have had their time, whatever they do meanwhile. */
  void sendSlowAway() {
    List<Session> slow;
    long since = nanos.getAsLong() - TimeUnit.SECONDS.toNanos(limits.get().graceSeconds());
    synchronized (this) {
      slow = all.keySet().stream().filter(one -> all.get(one).since() - since < 0).toList();
    }
    slow.forEach(one -> one.close(true));
  }

  /** Counts it, and says so in the log once a minute at most. */
  private void countCutOff() {
    counts.cutOff();
    long now = nanos.getAsLong();
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
    Stranger gone = all.remove(session);
    if (gone != null) {
      byNetwork.computeIfPresent(gone.network(), (one, many) -> many == 1 ? null : many - 1);
    }
  }

  static InetAddress address(Session session) {
    return session instanceof ServerSession server
        ? inet(server.getClientAddress()).orElseGet(InetAddress::getLoopbackAddress)
        : InetAddress.getLoopbackAddress();
  }

  private static Optional<InetAddress> inet(SocketAddress end) {
    return end instanceof InetSocketAddress known
        ? Optional.ofNullable(known.getAddress())
        : Optional.empty();
  }
}
