package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Pending;
import dev.banmen.server.lobby.Visit;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Whoever waits until something of theirs is saved keeps nobody else out. */
@Timeout(60)
class HungSavesTest {
  @TempDir Path folder;

  @Test
  void whileManySavesHangOthersComeInAndReadWhatIsTheirs() throws Exception {
    try (OpenHouse house = new OpenHouse(folder)) {
      Queue<Runnable> hanging = new ConcurrentLinkedQueue<>();
      house.saves = Optional.of(hanging);
      List<Pending<Integer>> saves = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        saves.add(house.visit("key" + i).withOwnFiles(watch -> 1));
      }
      assertThat(hanging).hasSize(20);
      Visit late = house.visit("late");
      assertThat(CompletableFuture.supplyAsync(late::number, house.reads).join())
          .isEqualTo(late.number());
      assertThat(saves).noneMatch(Pending::isOver);
      hanging.forEach(Runnable::run);
      assertThat(saves).allMatch(Pending::isOver);
    }
  }

  private static void await(CountDownLatch what) {
    try {
      what.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Has the store's thread that saves wait. */
  private static void hold(OpenHouse house, CountDownLatch end) {
    Thread here = Thread.currentThread();
    AtomicBoolean isHeld = new AtomicBoolean();
    while (!isHeld.get()) { // else it had saved before this was said
      CountDownLatch said = new CountDownLatch(1);
      house
          .store
          .leave(0, 0)
          .thenRun(
              () -> {
                isHeld.set(Thread.currentThread() != here);
                said.countDown();
                if (isHeld.get()) {
                  await(end);
                }
              });
      await(said);
    }
  }

  @Test
  void whoeverHasANameComesInWhileSavingStandsStill() throws Exception {
    try (OpenHouse house = new OpenHouse(folder)) {
      house.named("anna").close();
      house.settleTasks();
      CountDownLatch end = new CountDownLatch(1);
      hold(house, end);
      try {
        assertThat(house.visit("anna").online().name()).isEqualTo("anna");
      } finally {
        end.countDown();
      }
    }
  }
}
