package dev.banmen.drill;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.drill.Exercise;
import dev.banmen.proof.Repeats;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every answer against rules written slowly and apart from the games. {@code
 * -Ddrill.referenced=4000} checks as many exercises of each kind: more than 100,000 in all.
 */
class ReferenceDrillTest {
  private static final int EXERCISES =
      Integer.getInteger("drill.referenced", Repeats.of(10, 25, 100));

  static Stream<Arguments> kinds() {
    List<Arguments> kinds = new ArrayList<>();
    for (Family family : Catalog.ALL.families()) {
      Drills drills = Drills.of(family);
      drills.kinds().forEach(kind -> kinds.add(Arguments.of(drills, kind.id(), family.id())));
    }
    return kinds.stream();
  }

  @ParameterizedTest(name = "{2}/{1}")
  @MethodSource("kinds")
  @Tag(Repeats.TAG)
  void theReferenceAnswersTheSame(Drills drills, String kind, String game) {
    Random random = new Random(8);
    for (int i = 0; i < EXERCISES; i++) {
      Exercise exercise = drills.exercise(kind, random);
      Exercise asked = exercise;
      ReferenceAnswers.of(drills.family(), exercise)
          .ifPresent(
              answer ->
                  assertThat(asked.answer()).as("%s/%s %s", game, kind, asked).isEqualTo(answer));
    }
  }

  /** As the explanation says: nowhere on the way can a chasing stone be taken. */
  @Test
  void eachAtariOfALadderLeavesOneWayToRun() {
    leavesOneWayToRun(EXERCISES);
  }

  @Test
  @Tag("long")
  void eachAtariOfHundredsOfLaddersLeavesOneWayToRun() {
    leavesOneWayToRun(300);
  }

  private static void leavesOneWayToRun(int ladders) {
    Family go = Catalog.ALL.find("go").orElseThrow();
    Drills drills = Drills.of(go);
    Random random = new Random(5);
    for (int i = 0; i < ladders; i++) {
      Exercise exercise = drills.exercise("ladder", random);
      assertThat(ReferenceAnswers.leavesOneWay(go, exercise)).as("%s", exercise).isTrue();
    }
  }
}
