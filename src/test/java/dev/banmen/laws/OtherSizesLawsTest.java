package dev.banmen.laws;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The laws on more sizes of the boards that depend on them, in more games where these are short.
 */
class OtherSizesLawsTest {
  @ParameterizedTest
  @CsvSource({
    "othello, 10, 1", "othello, 12, 1", "othello, 14, 1", "othello, 16, 1", "dots, 1x1, 20",
    "dots, 1x2, 20", "dots, 2x1, 20", "dots, 1x7, 20", "dots, 7x1, 20", "dots, 2x2, 20",
    "dots, 2x3, 20", "dots, 3x2, 20", "dots, 3x3, 20", "dots, 4x4, 20", "dots, 2x6, 20",
    "dots, 6x2, 20", "dots, 5x6, 20"
  })
  void boardsOfOtherSizesKeepTheLaws(String id, String size, int games) {
    Family family = Catalog.ALL.find(id).orElseThrow();
    Subject subject = Subjects.of(family, "size=" + size);
    for (long seed = 1; seed <= games; seed++) {
      ReferenceLaw.hold(subject, seed);
      ThoroughLawsTest.holdAll(subject, seed);
    }
  }
}
