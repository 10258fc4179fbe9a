package dev.banmen.server.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.server.monitor.Histogram;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Those who play have their turns before those who watch. */
@Timeout(60)
class PainterPoolTest {
  private final List<String> done = Collections.synchronizedList(new ArrayList<>());
  private final CountDownLatch begun = new CountDownLatch(1);
  private final CountDownLatch goOn = new CountDownLatch(1);

  /** Holds up a pool's only thread. */
  private void holdUp(PainterPool pool) throws InterruptedException {
    pool.watchers()
        .execute(
            () -> {
              begun.countDown();
              try {
                goOn.await();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
    begun.await();
  }

  private static void settle(PainterPool pool) throws InterruptedException {
    CountDownLatch last = new CountDownLatch(1);
    pool.watchers().execute(last::countDown);
    last.await();
  }

  @Test
  void playersAreFirst() throws Exception {
    try (PainterPool pool = new PainterPool(1, new Histogram())) {
      holdUp(pool);
      pool.watchers().execute(() -> done.add("watcher"));
      pool.players().execute(() -> done.add("player 1"));
      pool.players().execute(() -> done.add("player 2"));
      assertThat(pool.waiting()).isEqualTo(3);
      goOn.countDown();
      settle(pool);
    }
    assertThat(done).containsExactly("player 1", "player 2", "watcher");
  }

  @Test
  void aWatcherDoesNotWaitForEver() throws Exception {
    try (PainterPool pool = new PainterPool(1, new Histogram())) {
      holdUp(pool);
      pool.watchers().execute(() -> done.add("watcher"));
      for (int i = 0; i < 3 * PainterPool.FIRST_TURNS; i++) {
        pool.players().execute(() -> done.add("player"));
      }
      goOn.countDown();
      settle(pool);
    }
    assertThat(done.indexOf("watcher")).isEqualTo(PainterPool.FIRST_TURNS);
  }

  @Test
  void aFaultOfOneScreenEndsNoThread() throws Exception {
    Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
    Thread.setDefaultUncaughtExceptionHandler((thread, fault) -> done.add(fault.getMessage()));
    try (PainterPool pool = new PainterPool(1, new Histogram())) {
      pool.players()
          .execute(
              () -> {
                throw new IllegalStateException("fault");
              });
      settle(pool);
    } finally {
      Thread.setDefaultUncaughtExceptionHandler(before);
    }
    assertThat(done).containsExactly("fault");
  }
}
