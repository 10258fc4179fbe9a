package dev.banmen.server.address;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AddressCountsTest {
  private final AddressCounts counts = new AddressCounts(2, 100);

  @Test
  void soManyAreTakenInASpanAndThenMoreInTheNext() {
    assertThat(counts.take("192.0.2.1", 0)).isTrue();
    assertThat(counts.take("192.0.2.1", 50)).isTrue();
    assertThat(counts.take("192.0.2.1", 99)).isFalse();
    assertThat(counts.take("192.0.2.2", 99)).isTrue();
    assertThat(counts.take("192.0.2.1", 100)).isTrue();
  }

  @Test
  void whatIsGivenBackDoesNotCount() {
    for (int i = 0; i < 9; i++) {
      assertThat(counts.take("192.0.2.1", 0)).isTrue();
      counts.giveBack("192.0.2.1");
    }
    counts.giveBack("192.0.2.9");
  }

  @Test
  void aNetworkOfIpv6IsOneAddress() {
    assertThat(counts.take("2001:db8:0:1:0:0:0:1", 0)).isTrue();
    assertThat(counts.take("2001:db8:0:1:f:f:f:f", 0)).isTrue();
    assertThat(counts.take("2001:db8:0:1:0:0:0:3", 0)).isFalse();
    assertThat(counts.take("2001:db8:0:2:0:0:0:1", 0)).isTrue();
  }

  @Test
  void aNetworkHasOneName() {
    assertThat(AddressCounts.network("2001:db8:0:1:f:f:f:f"))
        .isEqualTo(AddressCounts.network("2001:db8:0:1:0:0:0:1"))
        .isNotEqualTo(AddressCounts.network("2001:db8:0:2:0:0:0:1"));
    assertThat(AddressCounts.network("192.0.2.1")).isEqualTo("192.0.2.1");
    assertThat(AddressCounts.network("fe80:0:0:0:0:0:0:1%eth0")).isNotEmpty();
  }

  @Test
  void onlySoManyAreRemembered() {
    for (int i = 0; i < LastUsed.MOST + 10; i++) {
      counts.take("a" + i, 0);
    }
    assertThat(counts.size()).isEqualTo(LastUsed.MOST);
  }
}
