package dev.banmen.server.ssh;

import dev.banmen.schedule.DaemonThreads;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.schedule.Scheduler;
import dev.banmen.server.House;
import dev.banmen.server.address.AddressRange;
import java.io.IOException;
import java.nio.file.Path;
import java.security.PublicKey;
import java.security.interfaces.RSAPublicKey;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.apache.sshd.common.NamedFactory;
import org.apache.sshd.common.compression.BuiltinCompressions;
import org.apache.sshd.common.config.keys.KeyUtils;
import org.apache.sshd.common.global.KeepAliveHandler;
import org.apache.sshd.common.kex.BuiltinDHFactories;
import org.apache.sshd.common.kex.DHFactory;
import org.apache.sshd.common.keyprovider.KeyPairProvider;
import org.apache.sshd.common.mac.BuiltinMacs;
import org.apache.sshd.common.session.ConnectionService;
import org.apache.sshd.common.session.ReservedSessionMessagesHandler;
import org.apache.sshd.common.session.SessionHeartbeatController.HeartbeatType;
import org.apache.sshd.common.signature.BuiltinSignatures;
import org.apache.sshd.common.signature.Signature;
import org.apache.sshd.core.CoreModuleProperties;
import org.apache.sshd.server.ServerBuilder;
import org.apache.sshd.server.SshServer;
import org.apache.sshd.server.auth.keyboard.UserAuthKeyboardInteractiveFactory;
import org.apache.sshd.server.forward.RejectAllForwardingFilter;
import org.apache.sshd.server.global.NoMoreSessionsHandler;
import org.apache.sshd.server.session.ServerSession;

/**
 * A door to a house, for {@code ssh}: keys, or guests if the house wants them; a terminal or words
 * of our own only. It has a few threads, however many come in. For any thread.
 */
public final class SshDoor implements AutoCloseable {
  /** How often idle visits are looked for. */
  private static final long SWEEP_MILLIS = 60_000;

  /** How often visits that do not log in are looked for. */
  private static final long LOOK_MILLIS = 1_000;

  private static final int LEAST_RSA = 2048;
  private static final int MOST_RSA = 8192;

  /** The key exchanges that OpenSSH offers first, and none with finite fields. */
  private static final List<DHFactory> EXCHANGES =
      List.of(
          BuiltinDHFactories.mlkem768x25519,
          BuiltinDHFactories.sntrup761x25519,
          BuiltinDHFactories.sntrup761x25519_openssh,
          BuiltinDHFactories.curve25519,
          BuiltinDHFactories.curve25519_libssh,
          BuiltinDHFactories.ecdhp256,
          BuiltinDHFactories.ecdhp384,
          BuiltinDHFactories.ecdhp521);

  private final LeavingServer server;
  private final UnauthenticatedConnections strangers;
  private final PainterPool slices;
  private final DoorCounts counts;
  private final OpenVisits visits;
  private final Scheduler scheduler;
  private final AtomicReference<SshLimits> limits;
  private final List<String> fingerprints;
  private volatile boolean isClosed;

  private SshDoor(
      LeavingServer server,
      UnauthenticatedConnections strangers,
      SshChannel.Surroundings around,
      AtomicReference<SshLimits> limits) {
    this.server = server;
    this.strangers = strangers;
    this.limits = limits;
    slices = around.slices();
    counts = around.counts();
    visits = around.visits();
    scheduler = around.scheduler();
    fingerprints = around.fingerprints();
  }

  /** One that may stop listening before its connections end. */
  private static final class LeavingServer extends SshServer {
    void unbind() {
      acceptor.unbind();
    }
  }

  /**
   * Where people come in.
   *
   * @param host the address to listen at
   * @param port the port; 0 for any that is free
   * @param balancers the load balancers that name the addresses of those whose connections they
   *     pass on; a connection of theirs without that is closed
   */
  public record Entrance(String host, int port, List<AddressRange> balancers) {
    public Entrance {
      balancers = List.copyOf(balancers);
    }
  }

  /**
   * Opens a door.
   *
   * @param entrance where to listen
   * @param hostKey the file of the house's own key; it and the other one beside it are made if they
   *     are not there
   * @param threads how many paint screens
   * @throws IOException if that port is taken, or a file is not a key
   */
  public static SshDoor open(
      House house,
      Entrance entrance,
      Path hostKey,
      int threads,
      Scheduler scheduler,
      SshLimits limits)
      throws IOException {
    DoorCounts counts = new DoorCounts();
    PainterPool slices = new PainterPool(threads, counts.slices());
    AtomicReference<SshLimits> now = new AtomicReference<>(limits);
    UnauthenticatedConnections strangers =
        new UnauthenticatedConnections(
            house, entrance.balancers(), now::get, counts, System::nanoTime);
    LeavingServer server =
        (LeavingServer) ServerBuilder.builder().factory(LeavingServer::new).build();
    server.setHost(entrance.host());
    server.setPort(entrance.port());
    server.setServerProxyAcceptor(new BalancerHeaders(strangers));
    HostKeys keys = HostKeys.open(hostKey);
    server.setKeyPairProvider(KeyPairProvider.wrap(keys.all()));
    server.setSessionFactory(new DoorSession.DoorSessions(server, now::get, counts));
    server.setKeyExchangeFactories(
        NamedFactory.setUpTransformedFactories(true, EXCHANGES, ServerBuilder.DH2KEX));
    server.setSignatureFactories(signatures());
    server.setMacFactories(List.of(BuiltinMacs.hmacsha256etm, BuiltinMacs.hmacsha512etm));
    server.setCompressionFactories(List.of(BuiltinCompressions.none));
    server.setPasswordAuthenticator(null);
    server.setHostBasedAuthenticator(null);
    server.setPublickeyAuthenticator(
        (user, key, session) -> isStrong(key) && isOpen(house, key, session));
    server.setKeyboardInteractiveAuthenticator(new KeylessGuests(house));
    server.setUserAuthFactories(
        List.of(new KeyProof.ProofFactory(), UserAuthKeyboardInteractiveFactory.INSTANCE));
    server.setChannelFactories(List.of(new DoorChannel.ChannelMaker(now::get)));
    server.setForwardingFilter(RejectAllForwardingFilter.INSTANCE);
    server.setSubsystemFactories(List.of());
    server.setGlobalRequestHandlers(List.of(new KeepAliveHandler(), new NoMoreSessionsHandler()));
    SshChannel.Surroundings around =
        new SshChannel.Surroundings(
            house,
            now::get,
            slices,
            scheduler,
            new LineVisits(() -> now.get().lines(), visit -> DaemonThreads.start("lines", visit)),
            new OpenVisits(System::nanoTime),
            counts,
            keys.fingerprints());
    server.setShellFactory(channel -> new SshChannel(around, ""));
    server.setCommandFactory(
        (channel, command) ->
            command.length() > now.get().command() ? null : new SshChannel(around, command));
    CoreModuleProperties.TCP_NODELAY.set(server, true); // a paint must not wait for an answer
    CoreModuleProperties.AUTH_TIMEOUT.set(server, Duration.ZERO); // it would begin anew
    CoreModuleProperties.IDLE_TIMEOUT.set(server, Duration.ZERO);
    CoreModuleProperties.NIO2_READ_TIMEOUT.set(server, Duration.ZERO);
    CoreModuleProperties.SERVER_IDENTIFICATION.set(server, "banmen");
    server.setReservedSessionMessagesHandler(
        new ReservedSessionMessagesHandler() {
          @Override
          public boolean sendReservedHeartbeat(ConnectionService service) throws IOException {
            return ((DoorSession) service.getSession()).ask();
          }
        });
    limit(server, limits);
    server.addSessionListener(strangers);
    try {
      server.start();
    } catch (IOException | RuntimeException e) {
      slices.close();
      throw e;
    }
    SshDoor door = new SshDoor(server, strangers, around, now);
    door.repeat(SWEEP_MILLIS, () -> door.visits.sendIdleHome(now.get().idleHours()));
    door.repeat(LOOK_MILLIS, strangers::sendSlowAway);
    return door;
  }

  /**
   * The kinds and fingerprints of a house's own keys, which are made if they are not there.
   *
   * @throws IOException if a file is not a key
   */
  public static List<String> fingerprints(Path hostKey) throws IOException {
    return HostKeys.open(hostKey).fingerprints();
  }

  private static void limit(SshServer server, SshLimits limits) {
    CoreModuleProperties.MAX_AUTH_REQUESTS.set(server, limits.tries());
    CoreModuleProperties.WINDOW_SIZE.set(server, (long) limits.window());
    CoreModuleProperties.MAX_PACKET_SIZE.set(server, (long) limits.window());
    server.setSessionHeartbeat(
        HeartbeatType.RESERVED, Duration.ofSeconds(limits.keepAliveSeconds()));
  }

  /** Uses other limits from now on; connections that are there keep some of theirs. */
  public void use(SshLimits others) {
    limits.set(others);
    limit(server, others);
  }

  private void repeat(long millis, Runnable task) {
    scheduler.after(
        millis,
        () -> {
          if (!isClosed) {
            FaultBarrier.contain(task);
            repeat(millis, task);
          }
        });
  }

  /** Counts of what has happened here. */
  public DoorCounts counts() {
    return counts;
  }

  /** How many visits there are. */
  public int visits() {
    return visits.count();
  }

  /** How many who have come don't know yet how it ended, those at the threshold included. */
  public int untold() {
    return visits.untold();
  }

  /** How many slices of screens wait for a thread. */
  public int turnsWaiting() {
    return slices.waiting();
  }

  /** No certificates, and no SHA-1. */
  private static List<NamedFactory<Signature>> signatures() {
    return Stream.of(
            BuiltinSignatures.ed25519,
            BuiltinSignatures.sk_ssh_ed25519,
            BuiltinSignatures.nistp256,
            BuiltinSignatures.nistp384,
            BuiltinSignatures.nistp521,
            BuiltinSignatures.sk_ecdsa_sha2_nistp256,
            BuiltinSignatures.rsaSHA512,
            BuiltinSignatures.rsaSHA256)
        .filter(BuiltinSignatures::isSupported)
        .<NamedFactory<Signature>>map(one -> one)
        .toList();
  }

  private static boolean isStrong(PublicKey key) {
    if (key instanceof RSAPublicKey rsa) {
      int bits = rsa.getModulus().bitLength();
      return bits >= LEAST_RSA && bits <= MOST_RSA;
    }
    return !KeyUtils.getKeyType(key).contains("-cert-");
  }

  private static boolean isOpen(House house, PublicKey key, ServerSession session) {
    boolean isOpen = house.isOpenTo(Optional.of(KeyProof.fingerprint(key)));
    if (!isOpen) {
      KeylessGuests.refuse(session);
    }
    return isOpen;
  }

  /** The fingerprints of the house's own keys. */
  public List<String> fingerprints() {
    return fingerprints;
  }

  /** The port that it listens at. */
  public int port() {
    return server.getPort();
  }

  /** How many connections are open. */
  public int connections() {
    return server.getActiveSessions().size();
  }

  /** How many of them have not proven a key. */
  public int strangers() {
    return strangers.count();
  }

  /** Takes no more connections from now on; those that are there go on. */
  public void stopListening() {
    server.unbind();
  }

  public boolean isListening() {
    return !server.getBoundAddresses().isEmpty();
  }

  /** Closes the door: all screens are ended, and their games go on later. */
  @Override
  public void close() throws IOException {
    isClosed = true;
    server.stop(true);
    slices.close();
  }
}
