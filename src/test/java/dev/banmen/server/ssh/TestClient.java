package dev.banmen.server.ssh;

import java.io.IOException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.spec.ECGenParameterSpec;
import java.util.EnumSet;
import java.util.List;
import org.apache.sshd.client.ClientBuilder;
import org.apache.sshd.client.SshClient;
import org.apache.sshd.client.channel.ClientChannel;
import org.apache.sshd.client.channel.ClientChannelEvent;
import org.apache.sshd.client.keyverifier.AcceptAllServerKeyVerifier;
import org.apache.sshd.client.session.ClientSession;
import org.apache.sshd.common.NamedFactory;
import org.apache.sshd.common.kex.BuiltinDHFactories;
import org.apache.sshd.core.CoreModuleProperties;

/** A client of SSH that trusts each host, and agrees on keys in the way that costs least. */
final class TestClient {
  private TestClient() {}

  /** A client that is running. */
  static SshClient start() {
    SshClient client = SshClient.setUpDefaultClient();
    client.setServerKeyVerifier(AcceptAllServerKeyVerifier.INSTANCE);
    exchanging(client, BuiltinDHFactories.curve25519); // the first of OpenSSH costs 0.2 s each time
    CoreModuleProperties.TCP_NODELAY.set(client, true); // or the host waits 40 ms for each answer
    client.start();
    return client;
  }

  /** Has a client agree on keys in this way only. */
  static void exchanging(SshClient client, BuiltinDHFactories way) {
    client.setKeyExchangeFactories(
        NamedFactory.setUpTransformedFactories(true, List.of(way), ClientBuilder.DH2KEX));
  }

  /** A new key. */
  static KeyPair key() throws Exception {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
    generator.initialize(new ECGenParameterSpec("secp256r1"));
    return generator.generateKeyPair();
  }

  /** A connection whose keys are agreed on, and nothing else. */
  static ClientSession connect(SshClient client, SshDoor door, String name) throws IOException {
    ClientSession session =
        client.connect(name, "127.0.0.1", door.port()).verify(Heard.PATIENCE).getSession();
    session.setKeyIdentityProvider(context -> List.of());
    return session;
  }

  /** A connection of somebody who has these keys. */
  static ClientSession enter(SshClient client, SshDoor door, String name, KeyPair... keys)
      throws IOException {
    ClientSession session = connect(client, door, name);
    for (KeyPair one : keys) {
      session.addPublicKeyIdentity(one);
    }
    session.auth().verify(Heard.PATIENCE);
    return session;
  }

  /** Waits for the end of a channel; returns the exit code. */
  static Integer exit(ClientChannel channel) {
    channel.waitFor(EnumSet.of(ClientChannelEvent.CLOSED), Heard.PATIENCE);
    return channel.getExitStatus();
  }
}
