package dev.banmen.tui.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.proof.Repeats;
import dev.banmen.threads.Explorer;
import dev.banmen.threads.Schedules;
import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Turns on two threads, for which several wake it at once, in any order. */
class SerialTaskSchedulesTest {
  /** Work comes, each time with a call that wakes the task, and is all done at last. */
  public static final class Turns implements Explorer.Schedule {
    private final Deque<Runnable> usual = new ArrayDeque<>();
    private final Deque<Runnable> first = new ArrayDeque<>();
    private final SerialTask task = new SerialTask(usual::add, first::add, this::turn);
    private Explorer explorer;
    private boolean isTaken;
    private boolean isOver;
    private int come;
    private int done;

    @Override
    public void run(Explorer here) {
      explorer = here;
      for (int i = 0; i < 2; i++) {
        here.go("painter " + i, this::paints);
        here.go("typist " + i, this::types);
      }
      here.awaitOthers();
      isOver = true;
      assertThat(done).as("work that is done").isEqualTo(come);
      assertThat(isTaken).isFalse();
    }

    private void types() {
      for (int i = 0; i < 4; i++) {
        come++;
        Explorer.step();
        if (explorer.draw(2) == 0) {
          task.wake();
        } else {
          task.wakeUrgently();
        }
      }
    }

    private void paints() {
      while (true) {
        Explorer.awaits(() -> isOver || !usual.isEmpty() || !first.isEmpty());
        if (usual.isEmpty() && first.isEmpty()) {
          return;
        }
        (first.isEmpty() ? usual : first).remove().run();
      }
    }

    private boolean turn() {
      assertThat(isTaken).as("two turns at once").isFalse();
      isTaken = true;
      int now = explorer.draw(2) == 0 ? come : Math.min(come, done + 1);
      Explorer.step();
      done = now;
      boolean hasMore = done < come;
      isTaken = false;
      Explorer.step();
      return hasMore;
    }
  }

  @Test
  @Tag(Repeats.TAG)
  void noTurnRunsBesideAnotherAndNoWakeUpIsLost() {
    Schedules.hold(Turns.class);
  }

  @Test
  void stepsThatAreNotAtomicAreFound() {
    assertThat(Schedules.fault(Turns.class, true)).isPresent();
  }
}
