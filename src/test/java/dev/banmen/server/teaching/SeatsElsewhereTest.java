package dev.banmen.server.teaching;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.server.teaching.LessonNote.Seated;
import dev.banmen.server.teaching.LessonNote.Seated.Sitter;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who sits at other nodes. */
class SeatsElsewhereTest {
  private static final Sitter ANNA = new Sitter(1, 1, "anna");
  private static final Sitter BEN = new Sitter(2, 2, "ben");
  private long now = 1_000;
  private final SeatsElsewhere seats = new SeatsElsewhere(() -> now);

  private boolean hear(String node, Sitter... sitters) {
    return seats.hear(new Seated("c", node, List.of(sitters)));
  }

  @Test
  void eachNodeTellsOfItsOwn() {
    assertThat(hear("a", ANNA, BEN)).isTrue();
    assertThat(hear("b", ANNA)).isTrue();
    assertThat(hear("b", ANNA)).as("a second time").isFalse();
    assertThat(seats.sitters()).containsExactlyInAnyOrder(ANNA, ANNA, BEN);
    assertThat(hear("a", new Sitter(1, 0, "anna"))).isTrue();
    assertThat(hear("a", new Sitter(1, 0, "anna"))).as("a second time").isFalse();
    assertThat(hear("a", new Sitter(2, 1, "ben"))).isTrue();
    assertThat(seats.sitters()).containsExactlyInAnyOrder(ANNA, new Sitter(2, 1, "ben"));
  }

  @Test
  void whoeverIsNotHeardOfCountsNoMoreAfterAWhile() {
    hear("a", ANNA);
    now += SeatsElsewhere.LAPSE_MILLIS;
    hear("b", BEN);
    assertThat(seats.sitters()).containsExactlyInAnyOrder(ANNA, BEN);
    assertThat(seats.tidy()).isFalse();
    now++;
    assertThat(seats.sitters()).containsExactly(BEN);
    assertThat(seats.tidy()).isTrue();
    assertThat(seats.tidy()).isFalse();
  }

  @Test
  void whoeverIsRemovedIsDroppedAtAllNodes() {
    hear("a", ANNA, BEN);
    hear("b", BEN);
    seats.drop(2);
    assertThat(seats.sitters()).containsExactly(ANNA);
  }
}
