package dev.banmen.laws;

import org.junit.jupiter.api.Tag;

/** The laws of {@link GameLawsTest} in another game. */
@Tag("long")
class AnotherGameLawsTest extends GameLawsTest {
  @Override
  int first() {
    return 2;
  }

  @Override
  int games() {
    return 2;
  }
}
