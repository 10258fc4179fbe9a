package dev.banmen.survey;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LengthsTest {
  @ParameterizedTest
  @CsvSource({"7, 7", "1 2, 1.5", "9 1 4, 4", "2 4 8 100, 6", "3 3 3 90, 3", "0 0 5 5, 2.5"})
  void theMedianIsTheMiddleOrHalfwayBetweenTheMiddleTwo(String games, double median) {
    Counts<Integer> counts = new Counts<>();
    for (String moves : games.split(" ")) {
      counts.add(Integer.parseInt(moves));
    }
    assertThat(Lengths.of(counts).median()).isEqualTo(median);
  }
}
