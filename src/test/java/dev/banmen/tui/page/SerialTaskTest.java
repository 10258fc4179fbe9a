package dev.banmen.tui.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class SerialTaskTest {
  private final Deque<Runnable> queue = new ArrayDeque<>();
  private final Executor executor = queue::add;
  private final List<String> done = new ArrayList<>();

  private void runAll() {
    while (!queue.isEmpty()) {
      queue.poll().run();
    }
  }

  private SerialTask counted(String name, int turns) {
    AtomicInteger left = new AtomicInteger(turns);
    return new SerialTask(
        executor,
        executor,
        () -> {
          done.add(name);
          return left.decrementAndGet() > 0;
        });
  }

  @Test
  void nothingRunsUntilItIsWokenAndThenOnce() {
    SerialTask turns = counted("a", 1);
    assertThat(queue).isEmpty();
    turns.wake();
    turns.wake();
    assertThat(queue).hasSize(1);
    runAll();
    assertThat(done).containsExactly("a");
    turns.wake();
    runAll();
    assertThat(done).containsExactly("a", "a");
  }

  @Test
  void whoHasMoreToDoWaitsBehindAllOthers() {
    counted("much", 3).wake();
    counted("little", 1).wake();
    counted("some", 2).wake();
    runAll();
    assertThat(done).containsExactly("much", "little", "some", "much", "some", "much");
  }

  @Test
  void whoIsWokenWhileRunningRunsOnceMore() {
    SerialTask[] turns = new SerialTask[1];
    turns[0] =
        new SerialTask(
            executor,
            executor,
            () -> {
              done.add("a");
              if (done.size() == 1) {
                turns[0].wake();
                turns[0].wake();
                assertThat(queue).as("not beside itself").isEmpty();
              }
              return false;
            });
    turns[0].wake();
    runAll();
    assertThat(done).hasSize(2);
  }

  @Test
  void aTurnThatThrowsIsNotTheLast() {
    SerialTask turns =
        new SerialTask(
            executor,
            executor,
            () -> {
              done.add("a");
              throw new IllegalStateException("a fault");
            });
    for (int i = 1; i <= 2; i++) {
      turns.wake();
      Runnable next = queue.poll();
      assertThatThrownBy(next::run).hasMessage("a fault");
      assertThat(done).hasSize(i);
    }
  }

  /** Counts its turns, and those that run beside another one. */
  private static final class Counter {
    private final AtomicInteger inside = new AtomicInteger();
    private final AtomicInteger wakes = new AtomicInteger();
    private final AtomicInteger counted = new AtomicInteger();
    private final AtomicInteger overlaps = new AtomicInteger();
    private volatile int seen;
    private int turns;

    boolean turn() {
      if (inside.incrementAndGet() > 1) {
        overlaps.incrementAndGet();
      }
      seen = wakes.get();
      Thread.yield();
      turns++; // a plain field: each turn sees what the one before it did
      counted.incrementAndGet();
      inside.decrementAndGet();
      return seen < wakes.get();
    }
  }

  @Test
  void aThousandOnTwoThreadsNeverRunBesideThemselvesAndMissNoWake() throws Exception {
    ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(2);
    List<Counter> counters = new ArrayList<>();
    List<SerialTask> turns = new ArrayList<>();
    for (int i = 0; i < 1_000; i++) {
      Counter counter = new Counter();
      counters.add(counter);
      turns.add(new SerialTask(pool, pool, counter::turn));
    }
    List<Thread> wakers = new ArrayList<>();
    for (int thread = 0; thread < 2; thread++) {
      Thread waker =
          new Thread(
              () -> {
                for (int i = 0; i < 50_000; i++) {
                  counters.get(i % 1_000).wakes.incrementAndGet();
                  turns.get(i % 1_000).wake();
                }
              });
      wakers.add(waker);
      waker.start();
    }
    for (Thread waker : wakers) {
      waker.join();
    }
    for (Counter counter : counters) {
      while (counter.seen < counter.wakes.get()) {
        Thread.yield(); // its last turn is still to come
      }
    }
    while (pool.getActiveCount() > 0) {
      Thread.yield();
    }
    pool.shutdown();
    assertThat(pool.awaitTermination(30, TimeUnit.SECONDS)).isTrue();
    assertThat(counters)
        .allSatisfy(
            counter -> {
              assertThat(counter.overlaps).hasValue(0);
              assertThat(counter.turns).isEqualTo(counter.counted.get());
            });
  }

  private final Deque<Runnable> firstQueue = new ArrayDeque<>();

  private SerialTask ranked(String name, int turns) {
    AtomicInteger left = new AtomicInteger(turns);
    return new SerialTask(
        queue::add,
        firstQueue::add,
        () -> {
          done.add(name);
          return left.decrementAndGet() > 0;
        });
  }

  @Test
  void whoIsWaitedForRunsFirstAlsoIfTheyWaitedAlready() {
    SerialTask watched = ranked("watched", 1);
    SerialTask typed = ranked("typed", 1);
    watched.wake();
    typed.wake();
    typed.wakeUrgently();
    assertThat(firstQueue).hasSize(1);
    firstQueue.remove().run();
    runAll();
    assertThat(done).containsExactly("typed", "watched");
  }

  @Test
  void whoHasHadATurnIsNotLetForwardAgain() {
    SerialTask flood = ranked("flood", 2);
    flood.wakeUrgently();
    firstQueue.remove().run();
    flood.wakeUrgently();
    assertThat(firstQueue).isEmpty();
    assertThat(queue).hasSize(1);
    runAll();
    assertThat(done).containsExactly("flood", "flood");
  }

  @Test
  void aWakeDuringATurnIsNotLost() {
    SerialTask[] task = new SerialTask[1];
    AtomicInteger turns = new AtomicInteger();
    task[0] =
        new SerialTask(
            queue::add,
            firstQueue::add,
            () -> {
              if (turns.getAndIncrement() == 0) {
                task[0].wake();
                task[0].wakeUrgently();
                task[0].wake();
              }
              return false;
            });
    task[0].wake();
    runAll();
    assertThat(firstQueue).hasSize(1);
    firstQueue.remove().run();
    assertThat(turns).hasValue(2);
    assertThat(queue).isEmpty();
  }
}
