package dev.banmen.server.ssh;

import dev.banmen.server.monitor.EventLog;
import dev.banmen.server.monitor.LogEvent;
import java.net.ProtocolException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.sshd.common.util.buffer.Buffer;
import org.apache.sshd.server.session.AbstractServerSession;
import org.apache.sshd.server.session.ServerProxyAcceptor;
import org.apache.sshd.server.session.ServerSession;

/**
 * Takes the addresses of guests from load balancers, which have to name them in front of each
 * connection. Nobody else may: what they write there is no SSH. For any thread.
 */
final class BalancerHeaders implements ServerProxyAcceptor {
  private static final EventLog LOG = EventLog.of(BalancerHeaders.class);

  private final UnauthenticatedConnections strangers;
  private final AtomicBoolean isTold = new AtomicBoolean(); // that one doesn't name anybody

  BalancerHeaders(UnauthenticatedConnections strangers) {
    this.strangers = strangers;
  }

  /** Reads on; MINA asks again with the same bytes until the client's first line is there. */
  @Override
  public boolean acceptServerProxyMetadata(ServerSession session, Buffer buffer) {
    if (!strangers.isOfBalancer(session)) {
      return true;
    }
    try {
      Optional<ProxyHeader> header = ProxyHeader.read(buffer.getCompactData());
      header.ifPresent(
          one -> {
            buffer.rpos(buffer.rpos() + one.length());
            one.client().ifPresent(client -> strangers.named(server(session), client));
          });
      return header.isPresent();
    } catch (ProtocolException e) {
      if (!isTold.getAndSet(true)) {
        LOG.warn(LogEvent.BALANCER_FAULTY); // once: nobody gets in, and it would fill the log
      }
      session.close(true);
      return false;
    }
  }

  private static AbstractServerSession server(ServerSession session) {
    return (AbstractServerSession) session; // all of MINA's are
  }
}
