package dev.banmen.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.server.lobby.MatchQueue.Pairing;
import dev.banmen.server.lobby.MatchQueue.Seek;
import dev.banmen.session.TimeControl;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchQueueTest {
  private static final long HOUR = 3_600_000;

  private final MatchQueue seekers = new MatchQueue();

  private static Seek seek(long person, String family, double rating, String time, long since) {
    TimeControl clock = TimeControl.parse(time).orElseThrow();
    return new Seek(person, family, Map.of("size", "9"), clock, rating, since, 0);
  }

  private Seek add(long person, double rating, long since) {
    Seek seek = seek(person, "go", rating, "10m", since);
    seekers.add(seek);
    return seek;
  }

  @Test
  void twoWhoAreNearPlayAtOnce() {
    Seek anna = add(1, 1500, 0);
    assertThat(seekers.pairings(0, List.of(), (a, b) -> false)).isEmpty();
    Seek ben = add(2, 1600, 0);
    assertThat(seekers.pairings(0, List.of(), (a, b) -> false))
        .containsExactly(new Pairing(anna, ben));
    assertThat(seekers.open()).isEmpty();
    seekers.stop(anna);
    seekers.stop(ben);
    assertThat(seekers.isEmpty()).isTrue();
  }

  @Test
  void whoseGameCannotBeginIsSoughtForAgain() {
    Seek anna = add(1, 1500, 0);
    Seek ben = add(2, 1600, 0);
    seekers.pairings(0, List.of(), (a, b) -> false);
    assertThat(seekers.pairings(0, List.of(), (a, b) -> false)).isEmpty();
    assertThat(seekers.take(anna)).as("another game begins").isFalse();
    seekers.resume(anna);
    seekers.resume(ben);
    assertThat(seekers.open()).containsExactly(anna, ben);
    assertThat(seekers.take(ben)).isTrue();
    seekers.resume(ben);
    assertThat(seekers.pairings(0, List.of(), (a, b) -> false)).hasSize(1);
  }

  @Test
  void theLongerBothWaitTheFartherApartTheyMayBe() {
    add(1, 1500, 0);
    add(2, 2000, 1_000);
    assertThat(seekers.pairings(15_999, List.of(), (a, b) -> false)).isEmpty();
    assertThat(seekers.pairings(16_000, List.of(), (a, b) -> false)).hasSize(1); // 200 + 15 s of 20
  }

  @Test
  void whoeverIsToSitDownIsNotPairedAgainUntilTheSeatIsSomebodyElses() {
    Seek host =
        new Seek(9, "go", Map.of("size", "9"), TimeControl.parse("10m").orElseThrow(), 1500, 0, 7);
    Seek anna = add(1, 1500, 0);
    assertThat(seekers.pairings(0, List.of(host), (a, b) -> false))
        .containsExactly(new Pairing(host, anna));
    Seek ben = add(2, 1500, 0);
    assertThat(seekers.pairings(0, List.of(), (a, b) -> false)).isEmpty();
    assertThat(seekers.impatient(MatchQueue.PATIENCE_MILLIS)).hasSize(1);
    seekers.resume(anna);
    assertThat(seekers.pairings(0, List.of(), (a, b) -> false)).hasSize(1);
    seekers.stop(anna);
    seekers.stop(ben);
    seekers.resume(anna);
    assertThat(seekers.isEmpty()).isTrue();
  }

  @Test
  void aSearchThatWasReplacedStopsNothing() {
    Seek first = add(1, 1500, 0);
    Seek second = add(1, 1500, 0);
    assertThat(seekers.isOn(first)).isFalse();
    seekers.stop(first);
    assertThat(seekers.isOn(second)).isTrue();
    seekers.stop(second);
    assertThat(seekers.isEmpty()).isTrue();
  }

  @Test
  void theNearestTwoComeFirst() {
    add(1, 1500, 0);
    Seek ben = add(2, 1650, 0);
    Seek cem = add(3, 1660, 0);
    assertThat(seekers.pairings(0, List.of(), (a, b) -> false))
        .containsExactly(new Pairing(ben, cem));
    assertThat(seekers.open()).extracting(MatchQueue.Seek::person).contains(1L);
  }

  @Test
  void nobodyIsPairedForAnotherGameSizeOrKindOfClockHoweverLongTheyWait() {
    Seek first = seek(1, "go", 1500, "5m+3x20s", 0);
    Map<String, String> nine = Map.of("size", "9");
    List<Seek> others =
        List.of(
            seek(2, "othello", 1500, "5m+3x20s", 0),
            seek(2, "go", 1500, "none", 0),
            seek(2, "go", 1500, "5m+20s", 0),
            seek(2, "go", 1500, "5m", 0),
            seek(2, "go", 1500, "20s/move", 0),
            seek(2, "go", 1500, "1h+3x60s", 0),
            seek(2, "go", 1500, "5m+25x20s", 0),
            seek(2, "go", 1500, "5m+7x20s", 0),
            seek(2, "go", 1500, "5m+1x20s", 0),
            seek(2, "go", 1500, "5m+3x41s", 0),
            seek(2, "go", 1500, "10m1s+3x20s", 0),
            seek(2, "go", 1500, "0s+3x20s", 0),
            new Seek(2, "go", Map.of(), first.time(), 1500, 0, 0),
            new Seek(2, "go", Map.of("size", "9", "handicap", "2"), first.time(), 1500, 0, 0));
    for (Seek other : others) {
      assertThat(MatchQueue.distance(first, other)).isEmpty();
      assertThat(MatchQueue.distance(other, first)).isEmpty();
      seekers.add(first);
      seekers.add(other);
      assertThat(seekers.pairings(HOUR, List.of(), (a, b) -> false)).isEmpty();
      seekers.remove(2);
      assertThat(seekers.pairings(HOUR, List.of(seat(other)), (a, b) -> false)).isEmpty();
    }
    seekers.add(new Seek(2, "go", nine, first.time(), 1500, 0, 0));
    assertThat(seekers.pairings(0, List.of(), (a, b) -> false)).hasSize(1);
  }

  /** The same, at a table. */
  private static Seek seat(Seek seek) {
    return new Seek(9, seek.family(), seek.chosen(), seek.time(), seek.rating(), 0, 7);
  }

  @Test
  void clocksOfOneKindAndAboutOneLengthArePairedTheNearerTheSooner() {
    Seek go = seek(1, "go", 1500, "5m+10s", 0);
    assertThat(MatchQueue.distance(go, seek(2, "go", 1500, "5m+10s", 0))).hasValue(0);
    double near = MatchQueue.distance(go, seek(2, "go", 1500, "6m+10s", 0)).orElseThrow();
    double far = MatchQueue.distance(go, seek(2, "go", 1500, "10m+15s", 0)).orElseThrow();
    assertThat(near).isPositive().isLessThan(far);
    assertThat(MatchQueue.distance(seek(2, "go", 1500, "10m+15s", 0), go)).hasValue(far);
    assertThat(MatchQueue.distance(go, seek(2, "go", 1500, "20m+30s", 0))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "5m+3x20s, 5m+6x20s, true",
    "5m+3x20s, 10m+2x10s, true",
    "0s+3x20s, 0s+3x40s, true",
    "10m, 20m, true",
    "10s/move, 20s/move, true",
    "none, none, true",
    "10m, 20m1s, false",
    "10s/move, 21s/move, false",
    "1m+10s, 7m+1s, false",
    "1m+30s, 21m+1s, false",
    "2m+10s, 4m+4s, false",
    "5m+1x20s, 5m+3x20s, false",
    "0s+3x20s, 1s+3x20s, false"
  })
  void eachPartOfAClockIsAtMostTwiceTheOthers(String one, String other, boolean isNear) {
    Seek first = seek(1, "go", 1500, one, 0);
    Seek second = seek(2, "go", 1500, other, 0);
    assertThat(MatchQueue.distance(first, second).isPresent()).isEqualTo(isNear);
    assertThat(MatchQueue.distance(second, first).isPresent()).isEqualTo(isNear);
  }

  @Test
  void whoeverAgreesToASearchEndsItOnce() {
    Seek anna = add(1, 1500, 0);
    assertThat(seekers.open()).containsExactly(anna);
    assertThat(seekers.take(anna)).isTrue();
    assertThat(seekers.take(anna)).isFalse();
    assertThat(seekers.open()).isEmpty();
    Seek again = add(1, 1500, 0);
    assertThat(seekers.take(anna)).as("of an earlier search").isFalse();
    Seek host = seat(again);
    assertThat(seekers.pairings(0, List.of(host), (a, b) -> false)).hasSize(1);
    assertThat(seekers.take(again)).as("about to get a seat").isFalse();
    assertThat(seekers.open()).isEmpty();
  }

  @Test
  void somebodyWhoWaitsAtTheirTableIsFoundThere() {
    Seek host = new Seek(9, "go", Map.of("size", "9"), TimeControl.NONE, 1500, 0, 7);
    Seek other = new Seek(8, "go", Map.of("size", "9"), TimeControl.NONE, 1500, 0, 6);
    assertThat(seekers.pairings(0, List.of(host, other), (a, b) -> false))
        .isEmpty(); // tables do not meet
    Seek anna = new Seek(1, "go", Map.of("size", "9"), TimeControl.NONE, 1510, 0, 0);
    seekers.add(anna);
    assertThat(seekers.pairings(0, List.of(host, other), (a, b) -> false))
        .containsExactly(new Pairing(host, anna));
    seekers.add(new Seek(9, "go", Map.of("size", "9"), TimeControl.NONE, 1500, 0, 0));
    assertThat(seekers.pairings(0, List.of(host), (a, b) -> false))
        .isEmpty(); // nobody plays with themselves
  }

  @Test
  void whoeverWaitsTooLongGetsACompanionOnceAndIsStillFound() {
    Seek anna = add(1, 1500, 1_000);
    assertThat(seekers.impatient(20_999)).isEmpty();
    assertThat(seekers.impatient(21_000)).containsExactly(anna);
    assertThat(seekers.impatient(30_000)).isEmpty();
    Seek ben = add(2, 1500, 30_000);
    assertThat(seekers.pairings(30_000, List.of(), (a, b) -> false))
        .containsExactly(new Pairing(anna, ben));
    add(1, 1500, 40_000);
    assertThat(seekers.impatient(60_000)).hasSize(1);
  }

  @Test
  void whoBlocksSomebodyIsNeverPairedWithThem() {
    Seek anna = new Seek(1, "go", Map.of(), TimeControl.NONE, 1500, 0, 0);
    Seek ben = new Seek(2, "go", Map.of(), TimeControl.NONE, 1500, 0, 0);
    seekers.add(anna);
    seekers.add(ben);
    assertThat(seekers.pairings(0, List.of(), (a, b) -> a + b == 3)).isEmpty();
    assertThat(seekers.pairings(0, List.of(), (a, b) -> false)).hasSize(1);
  }

  @Test
  void thoseAtOtherNodesArePairedWithThoseHereAndNotWithEachOther() {
    Seek cem = seek(3, "go", 1500, "10m", 0);
    Seek dua = seek(4, "go", 1500, "10m", 0);
    seekers.share(List.of(cem, dua));
    assertThat(seekers.isEmpty()).isFalse();
    assertThat(seekers.open()).containsExactly(cem, dua);
    assertThat(seekers.impatient(MatchQueue.PATIENCE_MILLIS)).isEmpty();
    assertThat(seekers.pairings(0, List.of(), (a, b) -> false)).isEmpty();
    Seek anna = seek(1, "go", 1500, "10m", 1);
    seekers.add(anna);
    assertThat(seekers.pairings(1, List.of(), (a, b) -> false))
        .containsExactly(new Pairing(cem, anna));
    seekers.share(List.of(dua)); // as another node was faster
    seekers.resume(anna);
    assertThat(seekers.isOn(cem)).isFalse();
    assertThat(seekers.pairings(1, List.of(), (a, b) -> false))
        .containsExactly(new Pairing(dua, anna));
    seekers.stop(dua);
    assertThat(seekers.open()).isEmpty();
    assertThat(seekers.of(1)).containsSame(anna);
  }

  @Test
  void nobodyIsPairedWithThemselvesAtAnotherNode() {
    seekers.add(seek(1, "go", 1500, "10m", 0));
    seekers.share(List.of(seek(1, "go", 1500, "10m", 0)));
    assertThat(seekers.pairings(1_000_000, List.of(), (a, b) -> false)).isEmpty();
    assertThat(seekers.open()).as("listed once").hasSize(1);
  }
}
