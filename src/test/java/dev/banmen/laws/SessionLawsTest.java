package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Family;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Laws of every session of every game, whatever happens in it. */
class SessionLawsTest {
  private static final int EVENINGS = 20;

  @ParameterizedTest
  @MethodSource("dev.banmen.laws.Subjects#families")
  void eventsChangeWhatTheyMayAndLeadToTheSameAgain(Family family) {
    Set<String> met = new TreeSet<>();
    for (Subject subject : Subjects.small(family)) {
      for (long seed = 1; seed <= EVENINGS; seed++) {
        met.addAll(SessionLaws.hold(subject, seed));
      }
    }
    assertThat(met)
        .contains(
            "Try", "IfCurrent", "UNDO", "REDO", "GoTo", "Resign", "Reply", "CLOCK_TICK", "RESUME")
        .contains("Moved", "Refused", "Seated", "Asked", "Declined", "TIME", "RESIGNATION");
    if (family.id().equals("go")) { // the one game that takes pieces off before it counts
      assertThat(met).contains("DEAD", "NEUTRAL", "ACCEPT", "CONTINUE", "settled");
    }
  }
}
