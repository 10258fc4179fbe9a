package dev.banmen.server.ssh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetSocketAddress;
import java.net.ProtocolException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The first bytes of a balancer's connection: read to the letter, and never beyond their end. */
class ProxyHeaderTest {
  private static final String SIGNATURE = "0d0a0d0a000d0a515549540a";

  /** 192.0.2.7, port 4660, to 10.0.0.5, port 22. */
  private static final String OVER_IPV4 = SIGNATURE + "2111000cc00002070a00000512340016";

  private static final String OVER_IPV6 =
      SIGNATURE
          + "21210024"
          + "20010db8000000000000000000000007"
          + "20010db8000000000000000000000001"
          + "12340016";

  private static byte[] bytes(String hex) {
    return HexFormat.of().parseHex(hex);
  }

  private static InetSocketAddress client(String hex) throws ProtocolException {
    return ProxyHeader.read(bytes(hex)).orElseThrow().client().orElseThrow();
  }

  @Test
  void itNamesTheOtherEnd() throws Exception {
    assertThat(client(OVER_IPV4)).isEqualTo(new InetSocketAddress("192.0.2.7", 0x1234));
    assertThat(client(OVER_IPV6)).isEqualTo(new InetSocketAddress("2001:db8::7", 0x1234));
  }

  @Test
  void whatFollowsItIsNotPartOfIt() throws Exception {
    assertThat(ProxyHeader.read(bytes(OVER_IPV4 + "5353482d")).orElseThrow().length())
        .isEqualTo(OVER_IPV4.length() / 2);
  }

  @Test
  void whatTheBalancerAddsIsSkipped() throws Exception {
    String added = OVER_IPV4.replace("2111000c", "21110010") + "04000100";
    assertThat(ProxyHeader.read(bytes(added)).orElseThrow().length()).isEqualTo(32);
    assertThat(client(added)).isEqualTo(client(OVER_IPV4));
  }

  @ParameterizedTest
  @ValueSource(strings = {"20000000", "20110000", "2011000cc00002070a00000512340016"})
  void aConnectionOfTheBalancersOwnNamesNobody(String rest) throws Exception {
    assertThat(ProxyHeader.read(bytes(SIGNATURE + rest)).orElseThrow().client()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {OVER_IPV4, OVER_IPV6})
  void aPartOfItIsWaitedFor(String whole) throws Exception {
    byte[] all = bytes(whole);
    for (int i = 0; i < all.length; i++) {
      assertThat(ProxyHeader.read(Arrays.copyOf(all, i))).as("%d bytes", i).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "5353482d322e30", // SSH-2.0
        "50524f5859205443503420", // PROXY TCP4: version 1
        "0d0a0d0a000d0a515549540b", // not the signature
        SIGNATURE + "1111000cc00002070a00000512340016", // version 1 in binary
        SIGNATURE + "2211000cc00002070a00000512340016", // no command
        SIGNATURE + "2112000cc00002070a00000512340016", // UDP
        SIGNATURE + "2100000cc00002070a00000512340016", // whose family isn't known
        SIGNATURE + "2111000bc00002070a000005123400", // too short for its addresses
        SIGNATURE + "21110801" // longer than anybody needs
      })
  void anythingElseIsRefused(String hex) {
    assertThatThrownBy(() -> ProxyHeader.read(bytes(hex))).isInstanceOf(ProtocolException.class);
  }

  @Test
  void theLongestIsRead() throws Exception {
    byte[] all = Arrays.copyOf(bytes(SIGNATURE + "21110800c00002070a00000512340016"), 16 + 2_048);
    assertThat(ProxyHeader.read(all).orElseThrow().length()).isEqualTo(all.length);
  }

  @Test
  void whateverComesItIsReadOrWaitedForOrRefused() {
    Random random = new Random(5);
    for (int i = 0; i < 10_000; i++) {
      byte[] some = bytes(random.nextBoolean() ? OVER_IPV4 : OVER_IPV6);
      for (int j = random.nextInt(4); j >= 0; j--) {
        some[12 + random.nextInt(some.length - 12)] = (byte) random.nextInt();
      }
      try {
        ProxyHeader.read(Arrays.copyOf(some, random.nextInt(60)))
            .ifPresent(header -> assertThat(header.length()).isLessThanOrEqualTo(60));
      } catch (ProtocolException refused) {
        assertThat(refused).hasMessageContaining("PROXY");
      }
    }
  }
}
