package dev.banmen.server.ssh;

import static dev.banmen.server.ssh.TestClient.key;
import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.proof.MemoryFolder;
import dev.banmen.schedule.DaemonScheduler;
import dev.banmen.schedule.DaemonThreads;
import dev.banmen.server.OpenHouse;
import dev.banmen.server.address.AddressRange;
import dev.banmen.server.people.HouseLimits;
import dev.banmen.server.store.AccountStore;
import dev.banmen.server.store.BanRow;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import org.apache.sshd.client.SshClient;
import org.apache.sshd.client.session.ClientSession;
import org.apache.sshd.client.session.ClientSession.ClientSessionEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A door behind a load balancer: people are known by their own addresses. */
class BalancerTest {
  private static final String HEADER = "0d0a0d0a000d0a515549540a";

  /** The end of a header for a connection from 192.0.2.NN, in hexadecimal, to 10.0.0.5. */
  private static final String NAMED = "2111000cc00002%s0a00000512340016";

  private static final SshLimits LIMITS =
      new SshLimits(20, 2, 12, 60, 1, 200, 20, 64, 500, 200, 200, 32_768, 2, 30, 3, 8);

  /** The same, where strangers don't have much time. */
  private static final SshLimits HASTY =
      new SshLimits(20, 2, 12, 5, 1, 200, 20, 64, 500, 200, 200, 32_768, 2, 30, 3, 8);

  @TempDir(factory = MemoryFolder.class)
  Path folder;

  private OpenHouse house;
  private SshDoor door;
  private SshClient client;

  @BeforeEach
  void open() throws Exception {
    house = new OpenHouse(folder, HouseLimits.DEFAULT, key -> key.isPresent());
    client = TestClient.start();
    listen("127.0.0.0/8");
  }

  private void listen(String balancers) throws IOException {
    door =
        SshDoor.open(
            house.house,
            new SshDoor.Entrance(
                "127.0.0.1", 0, List.of(AddressRange.parse(balancers).orElseThrow())),
            folder.resolve("host.key"),
            2,
            DaemonScheduler.SCHEDULER,
            LIMITS);
  }

  @AfterEach
  void close() throws IOException {
    client.stop();
    door.close();
    house.close();
  }

  /** Passes on one connection to the door, in small pieces, with some bytes in front of it. */
  private int balancer(String first) throws IOException {
    ServerSocket listening = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    DaemonThreads.start(
        "balancer",
        () -> {
          try (listening;
              Socket from = listening.accept();
              Socket to = new Socket(InetAddress.getLoopbackAddress(), door.port())) {
            to.setTcpNoDelay(true);
            for (byte one : HexFormat.of().parseHex(first)) {
              to.getOutputStream().write(one);
            }
            DaemonThreads.start("back", () -> pass(to, from));
            pass(from, to);
          } catch (IOException e) {
            // the client sees that its connection has ended
          }
        });
    return listening.getLocalPort();
  }

  private static void pass(Socket from, Socket to) {
    try (to) { // also where the other end was closed with something unread
      from.getInputStream().transferTo(to.getOutputStream());
    } catch (IOException e) {
      // one of both has ended
    }
  }

  /** Whether somebody gets in; otherwise the door has closed the connection. */
  private boolean enters(String first) throws Exception {
    try (ClientSession session =
        client.connect("anna", "127.0.0.1", balancer(first)).verify(Heard.PATIENCE).getSession()) {
      session.addPublicKeyIdentity(key());
      session.auth(); // of a connection that is closed already, it tells nobody
      Set<ClientSessionEvent> ends =
          session.waitFor(
              EnumSet.of(ClientSessionEvent.AUTHED, ClientSessionEvent.CLOSED), Heard.PATIENCE);
      assertThat(ends).doesNotContain(ClientSessionEvent.TIMEOUT);
      return ends.contains(ClientSessionEvent.AUTHED);
    }
  }

  private static String from(String last) {
    return HEADER + NAMED.formatted(last);
  }

  @Test
  void aBanIsOfTheAddressThatTheBalancerNames() throws Exception {
    house
        .house
        .services()
        .moderation()
        .ban(new BanRow("192.0.2.7/32", AccountStore.NO_END, ""))
        .join();
    assertThat(enters(from("07"))).isFalse();
    assertThat(enters(from("08"))).isTrue();
  }

  @Test
  void eachAddressHasItsOwnLimits() throws Exception {
    List<Socket> all = List.of(stranger("07"), stranger("07"), stranger("08"), stranger("07"));
    long end = System.nanoTime() + Heard.PATIENCE.toNanos();
    while (door.counts().connectionsCutOff() == 0 && System.nanoTime() < end) {
      Thread.onSpinWait();
    }
    assertThat(door.counts().connectionsCutOff()).isEqualTo(1); // the third of one address
    assertThat(door.strangers()).isEqualTo(3);
    for (Socket one : all) {
      one.close();
    }
  }

  /** A connection that says whose it is, and then nothing. */
  private Socket stranger(String last) throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), door.port());
    socket.getOutputStream().write(HexFormat.of().parseHex(from(last)));
    return socket;
  }

  @Test
  void theBalancersOwnConnectionsNameNobody() throws Exception {
    assertThat(enters(HEADER + "20000000")).isTrue();
  }

  @Test
  void aBalancerThatNamesNobodyGetsNobodyIn() throws Exception {
    assertThat(enters("")).isFalse();
  }

  @Test
  void nobodyElseCanClaimAnAddress() throws Exception {
    door.close();
    listen("192.0.2.1");
    assertThat(enters("")).isTrue();
    door.use(HASTY); // where it is taken for SSH, more of it is waited for
    assertThat(enters(from("08"))).isFalse();
  }
}
