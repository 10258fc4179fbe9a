package dev.banmen.server.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

/** However many new sizes come, few are painted, and the last one is. */
class ResizePaceTest {
  private final Deque<Runnable> later = new ArrayDeque<>();
  private final List<Integer> painted = new ArrayList<>();
  private int size;
  private final ResizePace pace =
      new ResizePace(
          (millis, task) -> {
            later.add(task);
            return () -> {};
          },
          () -> painted.add(size));

  @Test
  void thoseThatComeTogetherArePaintedOnce() {
    for (size = 1; size < 1_000; size++) {
      pace.changed();
    }
    assertThat(later).hasSize(1);
    later.remove().run();
    assertThat(painted).containsExactly(1_000);
    assertThat(later).isEmpty();
  }

  @Test
  void oneThatComesAfterwardsIsPaintedToo() {
    size = 80;
    pace.changed();
    later.remove().run();
    size = 100;
    pace.changed();
    later.remove().run();
    assertThat(painted).containsExactly(80, 100);
  }
}
