package dev.banmen.settings;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ZoneNameTest {
  @ParameterizedTest
  @ValueSource(strings = {"Asia/Tokyo", ":Asia/Tokyo", "UTC", "CET", "+09:00"})
  void aZoneHasThisName(String name) {
    assertThat(ZoneName.of(name)).isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", ":", "Tokyo", "asia/tokyo", "CET-1CEST", "auto", "/etc/passwd", "../UTC"})
  void noZoneHasThatName(String name) {
    assertThat(ZoneName.of(name)).isEmpty();
  }

  @Test
  void aLongNameIsNone() {
    assertThat(ZoneName.of("A".repeat(100_000))).isEmpty();
  }
}
