package dev.banmen.server.ssh;

import dev.banmen.schedule.FaultBarrier;
import dev.banmen.text.Language;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.apache.sshd.common.SshConstants;
import org.apache.sshd.common.channel.Channel;
import org.apache.sshd.common.io.IoSession;
import org.apache.sshd.common.session.helpers.AbstractConnectionService;
import org.apache.sshd.common.util.buffer.Buffer;
import org.apache.sshd.server.ServerFactoryManager;
import org.apache.sshd.server.session.ServerSessionImpl;
import org.apache.sshd.server.session.SessionFactory;

/**
 * A connection that ends when it asks for too much: new sizes of the terminal and all other
 * requests, channels, new keys; or begins once more with what is done: MINA would count tries and
 * channels anew. What is typed is not counted; the channel's window bounds that.
 */
final class DoorSession extends ServerSessionImpl {
  private final RequestPace pace;

  /** The messages of a login, in their order. */
  private static final List<Integer> LOGIN =
      List.of(
          (int) SshConstants.SSH_MSG_KEXINIT,
          (int) SshConstants.SSH_MSG_NEWKEYS,
          (int) SshConstants.SSH_MSG_SERVICE_REQUEST,
          (int) SshConstants.SSH_MSG_USERAUTH_REQUEST);

  /** The question that OpenSSH asks; to say that one doesn't know it is an answer, too. */
  private static final String KEEP_ALIVE = "keepalive@openssh.com";

  /** Times the open channels that there may be, with those that end here. */
  private static final int ENDING = 4;

  private static final int HAS_KEYS = 2;
  private static final int HAS_SERVICE = 3;

  private final Supplier<SshLimits> limits;
  private final DoorCounts counts;
  private final KeepAlives alive = new KeepAlives(System::nanoTime);
  private boolean isCutOff; // of the thread that reads
  private volatile int progress; // how many steps of a login are behind it

  private DoorSession(
      ServerFactoryManager server, IoSession io, Supplier<SshLimits> limits, DoorCounts counts)
      throws Exception {
    super(server, io);
    this.counts = counts;
    this.limits = limits;
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

  /** How far it has come with logging in; more is farther. */
  int progress() {
    return progress;
  }

  /** Whether the other end answers. */
  boolean isReached() {
    return alive.isReached();
  }

  /** Asks whether the other end is there; one that has not answered for too long is closed. */
  boolean ask() throws IOException {
    if (!alive.asks(limits.get().unanswered())) {
      close(true); // nobody would read why
      return false;
    }
    Buffer question = createBuffer(SshConstants.SSH_MSG_GLOBAL_REQUEST);
    question.putString(KEEP_ALIVE);
    question.putBoolean(true);
    request(question, KEEP_ALIVE, (kind, answer) -> alive.answered());
    return true;
  }

  @Override
  protected void doHandleMessage(Buffer buffer) throws Exception {
    int kind = buffer.rawByte(buffer.rpos()) & 0xff;
    if (!isTyped(kind) && !pace.takes()) {
      cutOff(SshConstants.SSH2_DISCONNECT_BY_APPLICATION, "flood");
    } else if (isRepeated(kind)) {
      cutOff(SshConstants.SSH2_DISCONNECT_PROTOCOL_ERROR, "repeated " + kind);
    } else if (kind == SshConstants.SSH_MSG_CHANNEL_OPEN && isFull()) {
      refuseChannel(buffer);
    } else {
      progress = Math.max(progress, LOGIN.indexOf(kind) + 1);
      super.doHandleMessage(buffer);
    }
  }

  private void cutOff(int reason, String why) throws IOException {
    if (!isCutOff && !isClosing()) {
      isCutOff = true; // once: more may arrive until it is closed
      counts.cutOff();
      disconnect(reason, why);
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

  /**
   * Whether it asks again for what there is once; new keys may come once it is known whose it is.
   */
  private boolean isRepeated(int kind) {
    return kind == SshConstants.SSH_MSG_SERVICE_REQUEST && progress >= HAS_SERVICE
        || kind == SshConstants.SSH_MSG_KEXINIT && progress >= HAS_KEYS && !isAuthenticated();
  }

  private boolean isFull() {
    return isAuthenticated()
        && currentService.getService() instanceof AbstractConnectionService service
        && isFull(service.getChannels());
  }

  /**
   * Whether as many are open as may be, or too many that are closed there are still ending here.
   */
  private boolean isFull(Collection<Channel> channels) {
    int most = limits.get().channels();
    return channels.size() >= ENDING * most
        || channels.stream().filter(DoorSession::isOpenThere).count() >= most;
  }

  private static boolean isOpenThere(Channel channel) {
    return !(channel instanceof DoorChannel door && door.isClosedThere());
  }

  /** Refuses one channel more; MINA would end the connection, and the other channels with it. */
  private void refuseChannel(Buffer buffer) throws IOException {
    buffer.getUByte();
    buffer.getString();
    long sender = buffer.getUInt();
    Buffer refusal = createBuffer(SshConstants.SSH_MSG_CHANNEL_OPEN_FAILURE);
    refusal.putUInt(sender);
    refusal.putUInt(SshConstants.SSH_OPEN_RESOURCE_SHORTAGE);
    int most = limits.get().channels();
    refusal.putString(Language.ENGLISH.words(DoorSession.class).text("door.channels", most));
    refusal.putString("en");
    writePacket(refusal);
  }

  private static boolean isTyped(int kind) {
    return kind == SshConstants.SSH_MSG_CHANNEL_DATA
        || kind == SshConstants.SSH_MSG_CHANNEL_EXTENDED_DATA
        || kind == SshConstants.SSH_MSG_CHANNEL_WINDOW_ADJUST;
  }
}
