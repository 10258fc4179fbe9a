package dev.banmen.server.ssh;

import dev.banmen.server.House;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.apache.sshd.common.session.Session;
import org.apache.sshd.common.session.SessionListener;
import org.apache.sshd.server.session.ServerSession;

/**
 * Counts the connections of which nobody knows yet whose they are, and closes what is more than the
 * limits, or from an address that is banned. For any thread.
 */
final class Strangers implements SessionListener {
  private final House house;
  private final SshLimits limits;
  private final Set<Session> all = new HashSet<>(); // under this, as what follows
  private final Map<InetAddress, Integer> byAddress = new HashMap<>();

  Strangers(House house, SshLimits limits) {
    this.house = house;
    this.limits = limits;
  }

  @Override
  public void sessionCreated(Session session) {
    InetAddress address = address(session);
    boolean isMuch;
    synchronized (this) {
      int ofAddress = byAddress.merge(address, 1, Integer::sum);
      all.add(session);
      isMuch = all.size() > limits.strangers() || ofAddress > limits.strangersOfAddress();
    }
    if (isMuch || house.isBarred(address.getHostAddress())) {
      session.close(true);
    }
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
      byAddress.computeIfPresent(address(session), (one, many) -> many == 1 ? null : many - 1);
    }
  }

  static InetAddress address(Session session) {
    return session instanceof ServerSession server
            && server.getClientAddress() instanceof InetSocketAddress known
            && known.getAddress() != null
        ? known.getAddress()
        : InetAddress.getLoopbackAddress();
  }
}
