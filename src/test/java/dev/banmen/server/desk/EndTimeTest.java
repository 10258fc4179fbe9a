package dev.banmen.server.desk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.server.store.AccountStore;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EndTimeTest {
  private static final long NOW = Instant.parse("2026-11-25T12:00:00Z").toEpochMilli();

  @ParameterizedTest
  @CsvSource({
    "30m, '', 2026-11-25T12:30:00Z",
    "12h, '', 2026-11-26T00:00:00Z",
    "7d, '', 2026-12-02T12:00:00Z",
    "4w, '', 2026-12-23T12:00:00Z",
    "9999w, '', 2218-07-15T12:00:00Z",
    "'', 2026-11-26, 2026-11-26T00:00:00Z"
  })
  void itIsASpanOrADay(String span, String day, Instant end) {
    assertThat(new EndTime(span, day).millis(NOW)).hasValue(end.toEpochMilli());
  }

  @ParameterizedTest
  @CsvSource({
    "0m, ''",
    "-1d, ''",
    "7, ''",
    "d, ''",
    "7y, ''",
    "99999w, ''",
    "'', 2026-11-25",
    "'', 2025-01-01",
    "'', 2026-13-01",
    "'', tomorrow",
    "'', +999999999-12-31",
    "7d, 2026-12-24"
  })
  void otherTextsAreNoEnd(String span, String day) {
    assertThat(new EndTime(span, day).millis(NOW)).isEmpty();
  }

  @Test
  void withoutOneItNeverEnds() {
    assertThat(new EndTime("", "").millis(NOW)).hasValue(AccountStore.NO_END);
  }
}
