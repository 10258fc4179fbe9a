package dev.banmen.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Words near enough to be confused with one another. */
class EditDistanceTest {
  private static final List<String> KNOWN =
      List.of("look", "undo", "play", "go", "back", "lessons", "variation", "last");

  @ParameterizedTest
  @CsvSource({
    "undo, undo, 0",
    "undp, undo, 1",
    "paly, play, 1",
    "'', quit, 4",
    "legal, lessons, 5",
    "fooo, look, 2"
  })
  void aSlipIsALetterPutInLeftOutTakenForAnotherOrSwapped(String one, String other, int slips) {
    assertThat(EditDistance.slips(one, other)).isEqualTo(slips);
    assertThat(EditDistance.slips(other, one)).isEqualTo(slips);
  }

  @ParameterizedTest
  @CsvSource({
    "undp, undo",
    "paly, play",
    "loook, look",
    "lst, last",
    "varition, variation",
    "vraitaion, variation",
    "lesosn, lessons"
  })
  void aSlipOrTwoInALongWordAreForgiven(String typed, String meant) {
    assertThat(EditDistance.nearest(typed, KNOWN)).contains(meant);
  }

  @ParameterizedTest
  @CsvSource({"fooo", "baz", "x", "up", "pray me", "lists", "vrtn", "bask it"})
  void wordsThatShareAFewLettersAreOthers(String typed) {
    assertThat(EditDistance.nearest(typed, KNOWN)).isEmpty();
  }
}
