package dev.banmen.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SpeechPaceTest {
  private final SpeechPace pace = new SpeechPace(who -> {});

  @Test
  void eachSpeaksSoOftenInATimeWhateverOthersSay() {
    assertThat(pace.takes("p1", 0, 10, 2)).isTrue();
    assertThat(pace.takes("p1", 5, 10, 2)).isTrue();
    assertThat(pace.takes("p1", 9, 10, 2)).isFalse();
    assertThat(pace.takes("p2", 9, 10, 2)).isTrue();
    assertThat(pace.takes("p1", 10, 10, 2)).isTrue();
    assertThat(pace.takes("p1", 14, 10, 2)).isFalse();
    assertThat(pace.takes("p1", 15, 10, 2)).isTrue();
  }
}
