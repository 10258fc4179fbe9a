package dev.banmen.server.ssh;

import dev.banmen.server.monitor.EventLog;
import dev.banmen.server.monitor.LogEvent;
import dev.banmen.settings.ZoneName;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.apache.sshd.common.SshConstants;
import org.apache.sshd.common.channel.Channel;
import org.apache.sshd.common.channel.ChannelFactory;
import org.apache.sshd.common.channel.RequestHandler;
import org.apache.sshd.common.session.Session;
import org.apache.sshd.common.util.buffer.Buffer;
import org.apache.sshd.server.channel.ChannelSession;
import org.apache.sshd.server.session.ServerSession;

/**
 * A channel that takes a terminal, a few variables and words of our own; everything else that SSH
 * can do is refused.
 */
final class DoorChannel extends ChannelSession {
  private static final EventLog LOG = EventLog.of(DoorChannel.class);

  private static final String ZONE = "TZ";

  /** The variables with which a terminal may describe itself. */
  private static final List<String> VARIABLES =
      List.of("LANG", "LC_ALL", "LC_MESSAGES", "COLORTERM", ZONE);

  private final SshLimits limits;
  private final Map<String, String> said = new TreeMap<>();
  private int named;
  private volatile boolean isClosedThere;

  private DoorChannel(SshLimits limits) {
    this.limits = limits;
  }

  record ChannelMaker(Supplier<SshLimits> limits) implements ChannelFactory {
    @Override
    public String getName() {
      return "session";
    }

    @Override
    public Channel createChannel(Session session) {
      return new DoorChannel(limits.get());
    }
  }

  /** Whether the other end has closed it, and may open another although this one is still there. */
  boolean isClosedThere() {
    return isClosedThere;
  }

  @Override
  public void handleClose() throws IOException {
    isClosedThere = true;
    super.handleClose();
  }

  /** The other end takes more: also of faults, which MINA would leave waiting. */
  @Override
  public void handleWindowAdjust(Buffer buffer) throws IOException {
    super.handleWindowAdjust(buffer);
    if (asyncErr != null) {
      asyncErr.onWindowExpanded();
    }
  }

  /** Ends it with a code at once: what the other end has not taken by now is dropped. */
  void cut(int code) {
    asyncOut.close(true); // nothing may follow the end
    asyncErr.close(true);
    if (!isClosing()) {
      try {
        sendExitStatus(code);
        Buffer end = getSession().createBuffer(SshConstants.SSH_MSG_CHANNEL_CLOSE);
        end.putUInt(getRecipient());
        writePacket(end);
      } catch (IOException e) {
        // The connection is gone.
      }
    }
    close(true);
  }

  /** The terminal's description of itself. */
  Map<String, String> said() {
    return Map.copyOf(said);
  }

  @Override
  protected RequestHandler.Result handleEnvParsed(String name, String value) {
    boolean isShort = value.length() <= limits.variable();
    if (++named > limits.variables() || !VARIABLES.contains(name) || !isShort) {
      return RequestHandler.Result.ReplyFailure;
    } else if (name.equals(ZONE) && ZoneName.of(value).isEmpty()) {
      LOG.debug(LogEvent.ZONE_UNKNOWN);
      return RequestHandler.Result.ReplyFailure;
    }
    said.put(name, Printable.of(value));
    return RequestHandler.Result.ReplySuccess;
  }

  @Override
  protected RequestHandler.Result handlePtyReqParsed(
      String term,
      int cols,
      int rows,
      int width,
      int height,
      Map<org.apache.sshd.common.channel.PtyMode, Integer> modes)
      throws IOException {
    if (term.length() > limits.variable()) {
      return RequestHandler.Result.ReplyFailure;
    }
    said.put("TERM", Printable.of(term));
    return super.handlePtyReqParsed(said.get("TERM"), cols, rows, width, height, Map.of());
  }

  @Override
  protected RequestHandler.Result handleSubsystem(String request, Buffer buffer, boolean wants) {
    return RequestHandler.Result.ReplyFailure;
  }

  @Override
  protected RequestHandler.Result handleAgentForwarding(
      String request, Buffer buffer, boolean wants) {
    return RequestHandler.Result.ReplyFailure;
  }

  @Override
  protected RequestHandler.Result handleX11Forwarding(
      String request, Buffer buffer, boolean wants) {
    return RequestHandler.Result.ReplyFailure;
  }

  /** Whether the other end answers. */
  boolean isReached() {
    return !(getServerSession() instanceof DoorSession session) || session.isReached();
  }

  /** The connection, as a server sees it. */
  ServerSession connection() {
    return getServerSession();
  }
}
