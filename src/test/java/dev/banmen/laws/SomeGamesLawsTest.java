package dev.banmen.laws;

import org.junit.jupiter.api.Tag;

/** The laws of {@link GameLawsTest} in some more games. */
@Tag("long")
class SomeGamesLawsTest extends GameLawsTest {
  @Override
  int games() {
    return 3;
  }
}
