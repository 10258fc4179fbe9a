package dev.banmen.laws;

import org.junit.jupiter.api.Tag;

/** The laws of {@link GameLawsTest} in many more games. */
@Tag("thorough")
class ManyGamesLawsTest extends GameLawsTest {
  @Override
  int games() {
    return 100;
  }
}
