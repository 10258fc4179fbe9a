package dev.banmen.bench.server;

import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.spec.ECGenParameterSpec;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.sshd.client.ClientBuilder;
import org.apache.sshd.client.SshClient;
import org.apache.sshd.client.channel.ChannelExec;
import org.apache.sshd.client.channel.ChannelShell;
import org.apache.sshd.client.channel.PtyCapableChannelSession;
import org.apache.sshd.client.keyverifier.AcceptAllServerKeyVerifier;
import org.apache.sshd.client.session.ClientSession;
import org.apache.sshd.common.NamedFactory;
import org.apache.sshd.common.kex.BuiltinDHFactories;
import org.apache.sshd.core.CoreModuleProperties;

/** People with keys of their own who come over loopback, in this process. For any thread. */
final class LoadGuests implements AutoCloseable {
  static final Duration PATIENCE = Duration.ofSeconds(30);

  private static final int TOGETHER = 6; // of the ten strangers that an address may have

  private final SshClient client;
  private final int port;

  /**
   * Nobody yet.
   *
   * @param isQuick whether keys are exchanged by the quickest method, not as OpenSSH would
   */
  LoadGuests(int port, boolean isQuick) {
    this(port, isQuick, true);
  }

  /**
   * Nobody yet.
   *
   * @param isPrompt whether the client sends each packet at once (TCP_NODELAY)
   */
  LoadGuests(int port, boolean isQuick, boolean isPrompt) {
    this.port = port;
    client = SshClient.setUpDefaultClient();
    client.setServerKeyVerifier(AcceptAllServerKeyVerifier.INSTANCE);
    CoreModuleProperties.TCP_NODELAY.set(client, isPrompt);
    client.setKeyExchangeFactories(
        NamedFactory.setUpTransformedFactories(
            true,
            List.of(
                isQuick ? BuiltinDHFactories.ecdhp256 : BuiltinDHFactories.mlkem768x25519,
                BuiltinDHFactories.curve25519),
            ClientBuilder.DH2KEX));
    client.start();
  }

  static KeyPair key() {
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
      generator.initialize(new ECGenParameterSpec("secp256r1"));
      return generator.generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }

  ClientSession connect(String name, KeyPair key) throws IOException {
    ClientSession session = client.connect(name, "127.0.0.1", port).verify(PATIENCE).getSession();
    session.setKeyIdentityProvider(context -> List.of());
    session.addPublicKeyIdentity(key);
    session.auth().verify(PATIENCE);
    return session;
  }

  /** Opens a screen in a session, with words after the host or without. */
  static LoadedSeat open(ClientSession session, String words, LoadedSeat seat) throws IOException {
    PtyCapableChannelSession channel;
    if (words.isEmpty()) {
      ChannelShell shell = session.createShellChannel();
      channel = shell;
    } else {
      ChannelExec exec = session.createExecChannel(words);
      exec.setUsePty(true);
      channel = exec;
    }
    channel.setPtyType("xterm-256color");
    channel.setPtyColumns(80);
    channel.setPtyLines(24);
    channel.setOut(seat);
    channel.setErr(seat.faults());
    seat.session = session;
    seat.channel = channel;
    channel.open().verify(PATIENCE);
    return seat;
  }

  /** Somebody comes in, and waits for the first screen. */
  LoadedSeat come(KeyPair key, String words, boolean isRead)
      throws IOException, InterruptedException {
    LoadedSeat seat = open(connect("load", key), words, new LoadedSeat(isRead));
    if (!seat.awaitsAfter(0, PATIENCE.toMillis()) || !seat.fault().isEmpty()) {
      throw new IOException("no screen for '" + words + "': " + seat.fault());
    }
    return seat;
  }

  /** Says what somebody types after the host. */
  interface WordsOf {
    String guest(int index);
  }

  /** Many come, a few at a time; they are given in order. */
  List<LoadedSeat> come(int count, WordsOf words) throws Exception {
    ExecutorService doors = Executors.newFixedThreadPool(TOGETHER);
    try {
      List<Future<LoadedSeat>> coming = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        int index = i;
        coming.add(doors.submit(() -> come(key(), words.guest(index), false)));
      }
      List<LoadedSeat> all = new ArrayList<>();
      for (Future<LoadedSeat> one : coming) {
        all.add(one.get());
      }
      return all;
    } catch (ExecutionException e) {
      throw e.getCause() instanceof Exception known ? known : e;
    } finally {
      doors.shutdownNow();
    }
  }

  /** Pairs at tables 1, 2, 3 and so on of a new server: the first of each is Black. */
  List<LoadedSeat> pairs(int tables, String game) throws Exception {
    List<LoadedSeat> all = new ArrayList<>();
    for (int table = 1; table <= tables; table++) {
      all.add(come(key(), "play " + game, false)); // one by one, so that their numbers are known
    }
    List<LoadedSeat> others = come(tables, index -> "join " + (index + 1));
    List<LoadedSeat> pairs = new ArrayList<>();
    for (int i = 0; i < tables; i++) {
      pairs.add(all.get(i));
      pairs.add(others.get(i));
    }
    return pairs;
  }

  @Override
  public void close() {
    client.stop();
  }
}
