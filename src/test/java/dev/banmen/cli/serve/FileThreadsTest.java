package dev.banmen.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.Pending;
import dev.banmen.schedule.SerialExecutor;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What people have on their own is saved before the server ends. */
@Timeout(60)
class FileThreadsTest {
  private final CountDownLatch goOn = new CountDownLatch(1);

  private int saved(int number) {
    try {
      goOn.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return number;
  }

  @Test
  void everySaveIsOverOnceTheyAreClosed() throws Exception {
    List<Pending<Integer>> saves = new ArrayList<>();
    FileThreads files = new FileThreads("files");
    SerialExecutor anna = new SerialExecutor(files, 9);
    try (files) {
      for (int i = 0; i < 5; i++) {
        int number = i;
        saves.add(Pending.ofSaving(anna, watch -> saved(number)));
      }
      files.execute(goOn::countDown); // the other thread, or all would wait for ever
    }
    for (int i = 0; i < saves.size(); i++) {
      assertThat(saves.get(i).isOver()).isTrue();
      assertThat(saves.get(i).outcome()).isEqualTo(i);
    }
    assertThatThrownBy(() -> Pending.ofSaving(anna, watch -> 0))
        .isInstanceOf(RejectedExecutionException.class);
  }
}
