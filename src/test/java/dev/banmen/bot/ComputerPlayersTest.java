package dev.banmen.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.session.ComputerSeat;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Computer players as people write them. */
class ComputerPlayersTest {
  private static Optional<Integer> level(String who, int levels) {
    return ComputerPlayers.seat(who, levels).map(ComputerSeat::level);
  }

  @Test
  void withoutALevelItIsLevel3OrTheHighest() {
    assertThat(level("bot", 10)).contains(3);
    assertThat(level("bot", 2)).contains(2);
    assertThat(level("bot:5", 10)).contains(5);
    assertThat(level("bots", 10)).isEmpty();
  }
}
