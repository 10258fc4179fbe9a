package dev.banmen.tui.term;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.tui.term.Input.Key;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ReadAheadTest {
  private final ReadAhead ahead = new ReadAhead();
  private final KeyParser parser = new KeyParser();
  private int added;
  private int taken;

  private static char key(int number) {
    return (char) ('a' + number % 23);
  }

  private void add(int count) {
    byte[] bytes = new byte[count + 2];
    for (int i = 0; i < count; i++) {
      bytes[i + 1] = (byte) key(added++);
    }
    ahead.add(bytes, 1, count + 1);
  }

  private void take(int most) {
    int count = ahead.feed(parser, most);
    assertThat(count).isLessThanOrEqualTo(most);
    for (int i = 0; i < count; i++) {
      assertThat(parser.poll()).isEqualTo(Key.of(key(taken++)));
    }
    assertThat(parser.poll()).isNull();
    assertThat(ahead.size()).isEqualTo(added - taken);
  }

  @Test
  void whatIsAddedIsFedInOrderHoweverItIsCut() {
    for (int seed = 0; seed < 5; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      for (int i = 0; i < 60; i++) {
        add(random.nextInt(1 << random.nextInt(14)));
        take(random.nextInt(1 << random.nextInt(14)));
      }
      take(Integer.MAX_VALUE / 2);
      assertThat(ahead.isEmpty()).isTrue();
    }
  }

  @Test
  void nothingIsFedWhereNothingWaits() {
    assertThat(ahead.feed(parser, 100)).isZero();
    byte[] key = "k".getBytes(US_ASCII);
    ahead.add(key, 0, 0);
    assertThat(ahead.isEmpty()).isTrue();
    ahead.add(key, 0, 1);
    assertThat(ahead.isEmpty()).isFalse();
  }
}
