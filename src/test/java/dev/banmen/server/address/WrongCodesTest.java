package dev.banmen.server.address;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WrongCodesTest {
  private static final int ADDRESS = 200;
  private static final long HOUR = 3_600_000;

  private final WrongCodes codes = new WrongCodes(5, ADDRESS, this::tell);
  private long now = 1_000_000;

  private final WrongCodes elsewhere = new WrongCodes(5, ADDRESS, (who, address, isRight) -> {});

  private void tell(Optional<String> who, String address, boolean isRight) {
    elsewhere.hear(who, address, isRight, now);
  }

  @Test
  void whatIsWrongCountsAtOtherNodes() {
    for (int i = 0; i < 5; i++) {
      codes.take(Optional.of("p1"), "192.0.2.1", now);
      codes.take(Optional.of("p2"), "192.0.2.1", now).orElseThrow().run(); // they are right
    }
    now++;
    assertThat(elsewhere.take(Optional.of("p1"), "192.0.2.1", now)).isEmpty();
    assertThat(elsewhere.take(Optional.of("p2"), "192.0.2.1", now)).isPresent();
    now += 2_000;
    assertThat(elsewhere.take(Optional.of("p1"), "192.0.2.1", now)).isPresent();
  }

  private boolean isHeard(String who, String address) {
    return codes.take(Optional.of(who), address, now).isPresent();
  }

  @Test
  void aPersonGuessesFiveAtOnceThenWaitsTwiceAsLongEachTimeUpToAMinute() {
    for (int i = 0; i < 5; i++) {
      assertThat(isHeard("p1", "192.0.2." + i)).isTrue();
    }
    List<Long> waits = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      long from = now;
      while (!isHeard("p1", "198.51.100." + i)) { // wherever they come from
        now += 500;
      }
      waits.add((now - from) / 1000);
    }
    assertThat(waits).containsExactly(2L, 4L, 8L, 16L, 32L, 60L, 60L, 60L);
    now += HOUR;
    assertThat(isHeard("p1", "192.0.2.7")).isTrue();
    assertThat(isHeard("p1", "192.0.2.7")).as("all is forgotten").isTrue();
  }

  @Test
  void aRightCodeIsNotCountedAndLetsNobodyGuessMore() {
    for (int i = 0; i < 1_000; i++) {
      codes.take(Optional.of("p1"), "192.0.2.7", now).orElseThrow().run();
    }
    for (int i = 0; i < 5; i++) {
      codes.take(Optional.of("p1"), "192.0.2.7", now).orElseThrow().run();
      assertThat(isHeard("p1", "192.0.2.7")).isTrue();
    }
    assertThat(isHeard("p1", "192.0.2.7")).isFalse();
    now += 2_000;
    codes.take(Optional.of("p1"), "192.0.2.7", now).orElseThrow().run();
    assertThat(isHeard("p1", "192.0.2.7")).as("the wrong one after the right one").isTrue();
    assertThat(isHeard("p1", "192.0.2.7")).isFalse();
    now += 3_999;
    assertThat(isHeard("p1", "192.0.2.7")).isFalse();
  }

  @Test
  void anAddressGuessesSoManyInAnHourAndSlowsNobodyWhoHasNot() {
    for (int i = 0; i < ADDRESS; i++) {
      assertThat(isHeard("key" + i / 5, "2001:db8::" + i)).isTrue();
    }
    assertThat(isHeard("key0", "2001:db8::1")).isFalse();
    now += 60_000;
    assertThat(isHeard("key0", "2001:db8::1")).as("for an hour").isFalse();
    assertThat(codes.take(Optional.empty(), "2001:db8::1", now)).isEmpty();
    Runnable right = codes.take(Optional.of("p1"), "2001:db8::1", now).orElseThrow();
    right.run();
    codes.take(Optional.of("p1"), "2001:db8::1", now).orElseThrow().run();
    assertThat(isHeard("p2", "2001:db8::1")).as("the first guess of somebody").isTrue();
    assertThat(isHeard("p2", "2001:db8::1")).as("who is one of them then").isFalse();
    assertThat(isHeard("key1", "2001:db8:0:1::1")).as("another network").isTrue();
    now += HOUR;
    assertThat(isHeard("key0", "2001:db8::1")).isTrue();
  }

  @Test
  void memoryIsBounded() {
    for (int i = 0; i < 2 * LastUsed.MOST; i++) {
      isHeard("p" + i, "10.0." + i / 250 + "." + i % 250);
    }
    assertThat(codes.size()).isEqualTo(LastUsed.MOST);
  }
}
