package dev.banmen.laws;

import dev.banmen.proof.Repeats;
import org.junit.jupiter.api.Tag;

/** The laws of {@link GameLawsTest} in some more games. */
@Tag("long")
class SomeGamesLawsTest extends GameLawsTest {
  @Override
  int games() {
    return Repeats.ofLong(2, 3);
  }
}
