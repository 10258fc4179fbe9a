package dev.banmen.server.ssh;

import dev.banmen.schedule.FaultBarrier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.apache.sshd.common.SshConstants;
import org.apache.sshd.common.io.IoSession;
import org.apache.sshd.common.util.buffer.Buffer;
import org.apache.sshd.server.ServerFactoryManager;
import org.apache.sshd.server.session.ServerSessionImpl;
import org.apache.sshd.server.session.SessionFactory;

/**
 * A connection that ends when it asks for too much: new sizes of the terminal and all other
 * requests, channels, new keys. What is typed is not counted; the channel's window bounds that.
 */
final class DoorSession extends ServerSessionImpl {
  private final RequestPace pace;
  private final DoorCounts counts;
  private boolean isCutOff; // of the thread that reads

  private DoorSession(
      ServerFactoryManager server, IoSession io, Supplier<SshLimits> limits, DoorCounts counts)
      throws Exception {
    super(server, io);
    this.counts = counts;
    pace = new RequestPace(() -> limits.get().requests(), System::nanoTime);
  }

  /** Makes connections. */
  static final class DoorSessions extends SessionFactory {
    private final Supplier<SshLimits> limits;
    private final DoorCounts counts;

    DoorSessions(ServerFactoryManager server, Supplier<SshLimits> limits, DoorCounts counts) {
      super(server);
      this.limits = limits;
      this.counts = counts;
    }

    @Override
    protected ServerSessionImpl doCreateSession(IoSession io) throws Exception {
      return new DoorSession(getServer(), io, limits, counts);
    }
  }

  @Override
  protected void doHandleMessage(Buffer buffer) throws Exception {
    int kind = buffer.rawByte(buffer.rpos()) & 0xff;
    if (isTyped(kind) || pace.takes()) {
      super.doHandleMessage(buffer);
    } else if (!isCutOff && !isClosing()) {
      isCutOff = true; // once: more may arrive until it is closed
      counts.cutOff();
      disconnect(SshConstants.SSH2_DISCONNECT_BY_APPLICATION, "flood");
    }
  }

  @Override
  public void exceptionCaught(Throwable fault) {
    if (fault instanceof Error || isOurs(fault)) {
      FaultBarrier.report(fault); // the library ends the connection, and would not log why
    }
    super.exceptionCaught(fault);
  }

  /** Whether our own code threw it: the library throws where somebody sends nonsense. */
  private static boolean isOurs(Throwable fault) {
    return Stream.of(fault.getStackTrace())
        .map(StackTraceElement::getClassName)
        .filter(name -> !name.startsWith("java."))
        .findFirst()
        .filter(name -> name.startsWith("dev.banmen."))
        .isPresent();
  }

  private static boolean isTyped(int kind) {
    return kind == SshConstants.SSH_MSG_CHANNEL_DATA
        || kind == SshConstants.SSH_MSG_CHANNEL_EXTENDED_DATA
        || kind == SshConstants.SSH_MSG_CHANNEL_WINDOW_ADJUST;
  }
}
