package dev.banmen.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.session.TimeControl.TimeKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimeControlTest {
  @ParameterizedTest
  @CsvSource({
    "none,          NONE,     0,         0,     0",
    "10m,           ABSOLUTE, 600000,    0,     0",
    "1h30m,         ABSOLUTE, 5400000,   0,     0",
    "1s,            ABSOLUTE, 1000,      0,     0",
    "100h,          ABSOLUTE, 360000000, 0,     0",
    "10m+30s,       FISCHER,  600000,    30000, 0",
    "1h2m3s+1m,     FISCHER,  3723000,   60000, 0",
    "10m+5x30s,     BYO_YOMI, 600000,    30000, 5",
    "0s+1x1m30s,    BYO_YOMI, 0,         90000, 1",
    "10m+999x30s,   BYO_YOMI, 600000,    30000, 999",
    "30s/move,      PER_MOVE, 0,         30000, 0",
    "1h/move,       PER_MOVE, 0,       3600000, 0",
  })
  void aTimeIsReadAndWrittenTheSame(
      String text, TimeKind kind, long mainMillis, long stepMillis, int periods) {
    TimeControl read = TimeControl.parse(text).orElseThrow();
    assertThat(read).isEqualTo(new TimeControl(kind, mainMillis, stepMillis, periods));
    assertThat(read.text()).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({"90s, 1m30s", "90m, 1h30m", "0h10m0s, 10m", "60s/move, 1m/move", "007s, 7s"})
  void oneTimeInOtherWordsIsTheSameTime(String text, String usual) {
    assertThat(TimeControl.parse(text)).isEqualTo(TimeControl.parse(usual)).isPresent();
    assertThat(TimeControl.parse(text).orElseThrow().text()).isEqualTo(usual);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "10",
        "m",
        "10 m",
        " 10m",
        "10m ",
        "10x",
        "10M",
        "-10m",
        "+10m",
        "1.5m",
        "1m1m",
        "10s1m",
        "1m1h",
        "10m30",
        "0s",
        "0m",
        "100h1s",
        "360001h",
        "99999999999999999999s",
        "None",
        "10m+",
        "+30s",
        "10m+30",
        "10m+0s",
        "0s+30s",
        "10m++30s",
        "10m+30s+30s",
        "10m+100h1s",
        "10m+x30s",
        "10m+0x30s",
        "10m+5x",
        "10m+5x0s",
        "10m+1000x30s",
        "10m+-1x30s",
        "10m+5x30s/move",
        "/move",
        "0s/move",
        "30/move",
        "30s/moves",
        "30s/Move",
        "10m+30s/move",
        "٣m"
      })
  void nearMissesAreNoTimes(String text) {
    assertThat(TimeControl.parse(text)).isEmpty();
  }

  @Test
  void nobodyBeginsWithoutAnyTime() {
    assertThatThrownBy(() -> new TimeControl(TimeKind.FISCHER, 0, 1000, 0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new TimeControl(TimeKind.BYO_YOMI, 0, 1000, 0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new TimeControl(TimeKind.PER_MOVE, 1000, 0, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
