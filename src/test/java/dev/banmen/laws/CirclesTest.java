package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Cycles are found whole, and a chain isn't one. */
class CirclesTest {
  @Test
  void aChainIsNoCircle() {
    assertThat(Circles.of(Map.of("a", Set.of("a", "b"), "b", Set.of("c"), "c", Set.of())))
        .isEmpty();
  }

  @Test
  void twoCirclesThatShareOneAreOne() {
    Map<String, Set<String>> seen =
        Map.of(
            "a",
            Set.of("b"),
            "b",
            Set.of("a", "c"),
            "c",
            Set.of("b", "d"),
            "d",
            Set.of(),
            "e",
            Set.of());
    assertThat(Circles.of(seen)).containsExactly(Set.of("a", "b", "c"));
  }
}
