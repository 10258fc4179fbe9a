package dev.banmen.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.text.Language;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A computer player at a seat is read as it is written, and has a name in each language. */
class ComputerSeatTest {
  @Test
  void aSeatIsReadAsItIsWritten() {
    assertThat(ComputerSeat.parse("bot:3")).contains(new ComputerSeat(3, Optional.empty()));
    assertThat(ComputerSeat.parse("bot:10:42")).contains(new ComputerSeat(10, Optional.of(42L)));
    assertThat(ComputerSeat.parse("bot:10:42").orElseThrow().holder().id()).isEqualTo("bot:10:42");
    String[] others = {"bot", "bot:", "bot:0", "bot:100", "bot:3:", "bot:x", "Bot:3", "human"};
    for (String other : others) {
      assertThat(ComputerSeat.parse(other)).as(other).isEmpty();
    }
  }

  @Test
  void aRecordNamesTheComputerUnlessItHasAName() {
    ComputerSeat computer = new ComputerSeat(2, Optional.empty());
    assertThat(computer.seat().recordedName()).isEqualTo("Computer (level 2)");
    assertThat(new Seat(computer.holder(), "Hal").recordedName()).isEqualTo("Hal");
    assertThat(Seat.AT_KEYBOARD.recordedName()).isEmpty();
    assertThat(computer.name(Language.of(Locale.CHINESE))).isEqualTo("电脑（难度2）");
  }
}
