package dev.banmen.server.hook;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.server.monitor.LogOutput;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** How many calls of the hook run and wait, and how often one is told. */
@Timeout(60)
class HookQueueTest {
  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private final Queue<HookNotice> told = new ConcurrentLinkedQueue<>();
  private final CountDownLatch open = new CountDownLatch(1);
  private final Semaphore begun = new Semaphore(0);
  private final Semaphore done = new Semaphore(0);
  private final AtomicInteger running = new AtomicInteger();
  private final AtomicInteger mostRunning = new AtomicInteger();
  private HookQueue queue;
  private long now;

  @BeforeEach
  void begin() {
    LogOutput.open(
        new PrintStream(log, true, StandardCharsets.UTF_8), LogOutput.LogLevel.INFO, true);
    queue = new HookQueue(this::tell, () -> now);
  }

  @AfterEach
  void end() {
    open.countDown();
    queue.close();
    LogOutput.open(new PrintStream(log), LogOutput.LogLevel.OFF, false);
  }

  private void tell(HookNotice notice) {
    mostRunning.accumulateAndGet(running.incrementAndGet(), Math::max);
    begun.release();
    try {
      open.await();
      told.add(notice);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      running.decrementAndGet();
      done.release();
    }
  }

  private static HookNotice notice(long table, long person) {
    return notice(HookEvent.TURN, table, person);
  }

  private static HookNotice notice(HookEvent event, long table, long person) {
    return new HookNotice(
        event,
        table + ".1." + person,
        person,
        "anna",
        table,
        "Go",
        "ben",
        "ssh ulm",
        Instant.EPOCH);
  }

  /** The log is the process's: threads of tests before this one may still write what they did. */
  private List<String> logged() {
    return log.toString(StandardCharsets.UTF_8)
        .lines()
        .filter(line -> line.contains("event=hook-"))
        .toList();
  }

  @Test
  void fewRunAndFewWaitAndTheOthersAreDroppedAndCounted() {
    int most = HookQueue.MOST_RUNNING + HookQueue.MOST_WAITING;
    for (int table = 1; table <= most + 5; table++) {
      queue.apply(notice(table, 1)); // returns, although nobody is told yet
    }
    assertThat(logged()).containsExactly("<4>event=hook-dropped count=1");
    now += HookQueue.AGAIN_MILLIS;
    queue.apply(notice(1, 1));
    assertThat(logged()).last().isEqualTo("<4>event=hook-dropped count=5");
    begun.acquireUninterruptibly(HookQueue.MOST_RUNNING);
    open.countDown();
    done.acquireUninterruptibly(most);
    assertThat(told).hasSize(most);
    assertThat(mostRunning).hasValue(HookQueue.MOST_RUNNING);
  }

  @Test
  void aPersonIsToldOnceAMinuteOfTheSameTable() {
    open.countDown();
    queue.apply(notice(1, 1));
    queue.apply(notice(1, 1));
    queue.apply(notice(1, 2));
    queue.apply(notice(2, 1));
    now += HookQueue.AGAIN_MILLIS - 1;
    queue.apply(notice(1, 1));
    now++;
    queue.apply(notice(1, 1));
    done.acquireUninterruptibly(4);
    queue.close();
    assertThat(told)
        .containsExactlyInAnyOrder(notice(1, 1), notice(1, 2), notice(2, 1), notice(1, 1));
    assertThat(logged()).isEmpty();
  }

  @Test
  void whoeverWasDroppedIsToldNextTime() {
    int most = HookQueue.MOST_RUNNING + HookQueue.MOST_WAITING;
    for (int table = 1; table <= most + 1; table++) {
      queue.apply(notice(table, 1));
    }
    open.countDown();
    done.acquireUninterruptibly(most);
    queue.apply(notice(most + 1, 1));
    done.acquireUninterruptibly();
    assertThat(told).contains(notice(most + 1, 1));
  }

  /** Whoever asks tells it again. */
  @Test
  void anEndThatFindsNoRoomIsNoneThatIsDropped() {
    int most = HookQueue.MOST_RUNNING + HookQueue.MOST_WAITING;
    for (int table = 1; table <= most; table++) {
      assertThat(queue.apply(notice(table, 1))).isNotDone();
    }
    assertThat(queue.apply(notice(HookEvent.OVER, most + 1, 1))).isCompletedWithValue(false);
    assertThat(logged()).isEmpty();
    assertThat(queue.apply(notice(most + 1, 1))).isCompletedWithValue(false);
    assertThat(logged()).hasSize(1);
  }

  @Test
  void itSaysBeforeWhatItWouldTake() {
    int most = HookQueue.MOST_RUNNING + HookQueue.MOST_WAITING;
    for (int table = 1; table <= most; table++) {
      assertThat(queue.hasRoom(table, 1, 0)).isTrue();
      queue.apply(notice(table, 1));
      assertThat(queue.hasRoom(table, 1, 0)).as("so soon again").isFalse();
      boolean isForTwo = table < most - 1;
      assertThat(queue.hasRoom(most + 1, 1, 1)).as("two after %d", table).isEqualTo(isForTwo);
    }
    assertThat(queue.hasRoom(most + 1, 1, 0)).isFalse();
    open.countDown();
    done.acquireUninterruptibly(most);
    assertThat(queue.hasRoom(most + 1, 1, HookQueue.MOST_WAITING - 1)).isTrue();
    assertThat(queue.hasRoom(most + 1, 1, HookQueue.MOST_WAITING)).isFalse();
    now += HookQueue.AGAIN_MILLIS - 1;
    assertThat(queue.hasRoom(1, 1, 0)).isFalse();
    now++;
    assertThat(queue.hasRoom(1, 1, 0)).isTrue();
    queue.close();
    assertThat(queue.hasRoom(1, 1, 0)).isFalse();
  }

  @Test
  void whoeverAsksHearsWhetherTheHookHasRun() {
    CompletableFuture<Boolean> first = queue.apply(notice(1, 1));
    assertThat(queue.apply(notice(HookEvent.OVER, 1, 1))).isCompletedWithValue(false);
    assertThat(first).isNotDone();
    open.countDown();
    assertThat(first.join()).isTrue();
  }

  @Test
  void onceClosedNobodyIsTold() {
    List<CompletableFuture<Boolean>> asked = new ArrayList<>();
    for (int table = 1; table <= 5; table++) {
      asked.add(queue.apply(notice(table, 1)));
    }
    queue.close();
    queue.apply(notice(9, 1));
    while (running.get() > 0) {
      Thread.yield(); // closing stops them, and need not see their end
    }
    open.countDown();
    assertThat(told).isEmpty();
    assertThat(asked).as("of what was killed and what waited").noneMatch(Future::isDone);
  }

  @Test
  void theDocumentsHaveTheseNumbers() throws Exception {
    String limits =
        "%d calls of the owner's hook at a time, %d waiting, %d seconds for each, one in %d seconds"
            .formatted(
                HookQueue.MOST_RUNNING,
                HookQueue.MOST_WAITING,
                HookProgram.MOST_SECONDS,
                HookQueue.AGAIN_MILLIS / 1_000);
    assertThat(Files.readString(Path.of("docs", "security.md"))).contains(limits);
    String server = Files.readString(Path.of("docs", "server.md"));
    assertThat(server)
        .contains(
            HookQueue.MOST_RUNNING + " run at a time",
            HookQueue.MOST_WAITING + " wait",
            HookProgram.MOST_SECONDS + " seconds",
            HookQueue.AGAIN_MILLIS / 1_000 + " seconds");
    for (HookEvent event : HookEvent.values()) {
      assertThat(server).contains("`" + event.word() + "`");
    }
  }
}
