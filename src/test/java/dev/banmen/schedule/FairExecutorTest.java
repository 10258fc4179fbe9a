package dev.banmen.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** People who share a few threads: nobody's queue delays another by more than one task. */
class FairExecutorTest {
  /** Threads that do nothing on their own: a test has them take a task, and end it. */
  private static final class SteppedThreads {
    final FairExecutor fair;
    private final List<Thread> busy = new ArrayList<>();
    private final List<CountDownLatch> ends = new ArrayList<>();
    private final List<Thread> taken = new ArrayList<>();
    final List<String> started = new ArrayList<>();
    private int asked;

    SteppedThreads(int many) {
      fair = new FairExecutor(this::ask, many);
    }

    private synchronized void ask(Runnable task) {
      asked++;
      taken.add(new Thread(task));
    }

    void add(String person, String task) {
      fair.execute(person, () -> work(person + " " + task));
    }

    /** A task under way until the test ends it. */
    private void work(String task) {
      CountDownLatch end = new CountDownLatch(1);
      synchronized (this) {
        started.add(task);
        busy.add(Thread.currentThread());
        ends.add(end);
        notifyAll();
      }
      try {
        end.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }

    /** Has all threads that were asked for take a task, if there is one. */
    void start() throws InterruptedException {
      while (true) {
        Thread next;
        synchronized (this) {
          if (taken.isEmpty()) {
            return;
          }
          next = taken.remove(0);
        }
        int before = size();
        next.start();
        synchronized (this) {
          while (ends.size() == before && next.isAlive()) {
            wait(1);
          }
        }
      }
    }

    synchronized int size() {
      return ends.size();
    }

    /** Ends a task under way, and has its thread take another. */
    void end(int which) throws InterruptedException {
      Thread thread;
      synchronized (this) {
        ends.remove(which).countDown();
        thread = busy.remove(which);
      }
      thread.join();
      start();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void aHundredThoughtsOfOneDelayAnotherByOne(int threads) throws Exception {
    SteppedThreads stepped = new SteppedThreads(threads);
    for (int i = 0; i < 100; i++) {
      stepped.add("anna", "" + i);
    }
    stepped.start();
    assertThat(stepped.started).as("alone she has all threads").hasSize(threads);
    stepped.add("ben", "asks");
    assertThat(stepped.fair.waiting("anna")).isEqualTo(100 - threads);
    stepped.end(0);
    assertThat(stepped.started).hasSize(threads + 1).last().isEqualTo("ben asks");
    stepped.end(0);
    assertThat(stepped.started).last().asString().startsWith("anna");
    while (stepped.size() > 0) {
      stepped.end(0);
    }
    assertThat(stepped.started).hasSize(101);
    assertThat(stepped.fair.waiting("anna")).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void manyWhoAlwaysAskForMoreHaveTheSame(int threads) throws Exception {
    SteppedThreads stepped = new SteppedThreads(threads);
    List<String> people = List.of("anna", "ben", "cem", "dora", "emil");
    for (int i = 0; i < people.size(); i++) {
      for (int task = 0; task < 20 * (i + 1); task++) { // some ask for much more than others
        stepped.add(people.get(i), "" + task);
      }
    }
    stepped.start();
    for (int ended = 0; ended < 80; ended++) {
      stepped.end(0); // all tasks take as long
    }
    Map<String, Integer> had = had(stepped);
    assertThat(had.values()).hasSize(people.size());
    int least = had.values().stream().mapToInt(many -> many).min().orElseThrow();
    assertThat(had.values()).allSatisfy(many -> assertThat(many - least).isBetween(0, 1));
  }

  private static Map<String, Integer> had(SteppedThreads stepped) {
    Map<String, Integer> had = new HashMap<>();
    stepped.started.forEach(task -> had.merge(task.split(" ")[0], 1, Integer::sum));
    return had;
  }

  /** Whoever has nothing under way waits for at most one task that each other person begins. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void nobodyWhoWaitsIsOvertakenTwiceByTheSamePerson(long seed) throws Exception {
    Random random = new Random(seed);
    int threads = 1 + random.nextInt(3);
    SteppedThreads stepped = new SteppedThreads(threads);
    Map<String, Integer> since = new HashMap<>(); // where in the started ones each began to wait
    for (int step = 0; step < 300; step++) {
      String person = "p" + random.nextInt(5);
      if (random.nextInt(3) > 0 || stepped.size() == 0) {
        boolean isNew = had(stepped, person) == 0 && stepped.fair.waiting(person) == 0;
        if (isNew) {
          since.put(person, stepped.started.size());
        }
        stepped.add(person, "" + step);
        stepped.start();
      } else {
        stepped.end(random.nextInt(stepped.size()));
      }
      since.keySet().removeIf(one -> had(stepped, one) > 0);
      since.forEach(
          (one, from) -> {
            List<String> others =
                stepped.started.subList(from, stepped.started.size()).stream()
                    .map(task -> task.split(" ")[0])
                    .toList();
            assertThat(others).doesNotHaveDuplicates();
          });
    }
    while (stepped.size() > 0) {
      stepped.end(0);
    }
  }

  private static int had(SteppedThreads stepped, String person) {
    return had(stepped).getOrDefault(person, 0);
  }

  @Test
  void onesOwnTasksStayInOrder() throws Exception {
    SteppedThreads stepped = new SteppedThreads(1);
    stepped.add("anna", "1");
    stepped.add("anna", "2");
    stepped.add("ben", "1");
    stepped.add("anna", "3");
    stepped.start();
    while (stepped.size() > 0) {
      stepped.end(0);
    }
    assertThat(stepped.started).containsExactly("anna 1", "ben 1", "anna 2", "anna 3");
  }

  @Test
  void aTaskThatThrowsKeepsNoThread() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1, FairExecutorTest::quiet);
    FairExecutor fair = new FairExecutor(pool, 1);
    CountDownLatch done = new CountDownLatch(1);
    fair.execute(
        "anna",
        () -> {
          throw new IllegalStateException();
        });
    fair.execute(
        "anna",
        () -> {
          throw new AssertionError();
        });
    fair.execute("ben", done::countDown);
    assertThat(done.await(1, TimeUnit.MINUTES)).isTrue();
    pool.shutdownNow();
  }

  private static Thread quiet(Runnable task) {
    Thread thread = new Thread(task);
    thread.setUncaughtExceptionHandler((one, thrown) -> {});
    return thread;
  }

  @Test
  void allTasksOfManyThreadsAreRunOnce() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(4);
    FairExecutor fair = new FairExecutor(pool, 4);
    AtomicInteger now = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    CountDownLatch done = new CountDownLatch(2_000);
    for (int i = 0; i < 2_000; i++) {
      fair.execute(
          "p" + i % 7,
          () -> {
            most.accumulateAndGet(now.incrementAndGet(), Math::max);
            now.decrementAndGet();
            done.countDown();
          });
    }
    assertThat(done.await(1, TimeUnit.MINUTES)).isTrue();
    assertThat(most.get()).isLessThanOrEqualTo(4);
    pool.shutdownNow();
  }

  @Test
  void threadsThatHaveEndedTakeNothing() {
    FairExecutor fair =
        new FairExecutor(
            task -> {
              throw new RejectedExecutionException();
            },
            1);
    for (int i = 0; i < 3; i++) {
      assertThatThrownBy(() -> fair.execute("anna", () -> {}))
          .isInstanceOf(RejectedExecutionException.class);
    }
  }
}
