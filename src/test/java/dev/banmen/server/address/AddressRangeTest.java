package dev.banmen.server.address;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AddressRangeTest {
  @ParameterizedTest
  @CsvSource({
    "192.0.2.7, 192.0.2.7/32, 192.0.2.7, 192.0.2.8",
    "192.0.2.200/25, 192.0.2.128/25, 192.0.2.128, 192.0.2.127",
    "192.0.2.1/24, 192.0.2.0/24, 192.0.2.255, 192.0.3.0",
    "10.1.2.3/8, 10.0.0.0/8, 10.255.0.1, 11.0.0.0",
    "2001:db8::1, 2001:db8:0:0:0:0:0:1/128, 2001:db8::1, 2001:db8::2",
    "2001:db8:1:2::9/64, 2001:db8:1:2:0:0:0:0/64, 2001:db8:1:2:f::, 2001:db8:1:3::",
    "2001:db8::/33, 2001:db8:0:0:0:0:0:0/33, 2001:db8:7fff::, 2001:db8:8000::",
    "::ffff:192.0.2.7, 192.0.2.7/32, 192.0.2.7, 192.0.2.6"
  })
  void itHoldsWhatBeginsWithItsBits(String typed, String text, String inside, String outside)
      throws Exception {
    AddressRange range = AddressRange.parse(typed).orElseThrow();
    assertThat(range.text()).isEqualTo(text);
    assertThat(AddressRange.parse(range.text())).contains(range);
    assertThat(range.contains(InetAddress.getByName(inside))).isTrue();
    assertThat(range.contains(InetAddress.getByName(outside))).isFalse();
    assertThat(range.isHuge()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "anna",
        "localhost",
        "1.2.3",
        "1.2.3.4.5",
        "1.2.3.256",
        "1.2.3.4/33",
        "1.2.3.4/",
        "1.2.3.4/-1",
        "1.2.3.4/x",
        "::1/129",
        ":::",
        "fe80::1%eth0",
        "SHA256:abc/d"
      })
  void otherTextsAreNoRange(String typed) {
    assertThat(AddressRange.parse(typed)).isEmpty();
  }

  @Test
  void theTwoKindsOfAddressesAreApart() throws Exception {
    AddressRange all = AddressRange.parse("0.0.0.0/0").orElseThrow();
    assertThat(all.isHuge()).isTrue();
    assertThat(all.contains(InetAddress.getByName("192.0.2.1"))).isTrue();
    assertThat(all.contains(InetAddress.getByName("2001:db8::1"))).isFalse();
    assertThat(AddressRange.parse("2001::/31").orElseThrow().isHuge()).isTrue();
  }
}
