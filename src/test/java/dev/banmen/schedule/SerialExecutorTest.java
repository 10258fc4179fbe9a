package dev.banmen.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;

/** Tasks in order on threads that others share. */
class SerialExecutorTest {
  private final Queue<Runnable> threads = new ArrayDeque<>();
  private final List<String> done = new ArrayList<>();
  private boolean isEnded;

  private void runAll() {
    while (!threads.isEmpty()) {
      threads.remove().run();
    }
  }

  @Test
  void oneTaskAtATimeWaitsBehindThoseOfOthers() {
    SerialExecutor anna = new SerialExecutor(threads::add, 9);
    SerialExecutor ben = new SerialExecutor(threads::add, 9);
    anna.execute(() -> done.add("anna 1"));
    anna.execute(() -> done.add("anna 2"));
    ben.execute(() -> done.add("ben 1"));
    assertThat(threads).hasSize(2);
    runAll();
    assertThat(done).containsExactly("anna 1", "ben 1", "anna 2");
    anna.execute(() -> done.add("anna 3"));
    runAll();
    assertThat(done).endsWith("anna 3");
  }

  @Test
  void tasksOnOtherThreadsKeepTheOrder() {
    Queue<Runnable> others = new ArrayDeque<>();
    SerialExecutor anna = new SerialExecutor(threads::add, 3);
    Executor reads = anna.on(others::add);
    anna.execute(() -> done.add("save"));
    reads.execute(() -> done.add("read"));
    anna.execute(() -> done.add("save again"));
    assertThat(others).isEmpty();
    assertThatThrownBy(() -> reads.execute(() -> done.add("too many")))
        .isInstanceOf(RejectedExecutionException.class);
    runAll();
    assertThat(done).containsExactly("save");
    others.remove().run();
    assertThat(done).containsExactly("save", "read");
    runAll();
    assertThat(done).containsExactly("save", "read", "save again");
    assertThat(others).isEmpty();
  }

  @Test
  void aTaskThatFailsDoesNotHoldUpTheNext() {
    SerialExecutor anna = new SerialExecutor(threads::add, 9);
    anna.execute(
        () -> {
          throw new IllegalStateException();
        });
    anna.execute(() -> done.add("next"));
    assertThatThrownBy(threads.remove()::run).isInstanceOf(IllegalStateException.class);
    runAll();
    assertThat(done).containsExactly("next");
  }

  @Test
  void noMoreWaitThanTheLimit() {
    SerialExecutor anna = new SerialExecutor(threads::add, 2);
    anna.execute(() -> done.add("1"));
    anna.execute(() -> done.add("2"));
    assertThatThrownBy(() -> anna.execute(() -> done.add("3")))
        .isInstanceOf(RejectedExecutionException.class);
    runAll();
    anna.execute(() -> done.add("4"));
    runAll();
    assertThat(done).containsExactly("1", "2", "4");
  }

  @Test
  void whatWaitsIsDoneThoughTheThreadsEnd() {
    SerialExecutor anna = new SerialExecutor(this::runsUntilEnd, 9);
    anna.execute(() -> done.add("1"));
    anna.execute(
        () -> {
          throw new IllegalStateException();
        });
    anna.execute(() -> done.add("3"));
    isEnded = true;
    assertThatThrownBy(this::runAll).isInstanceOf(IllegalStateException.class);
    assertThat(done).containsExactly("1", "3");
  }

  @Test
  void aRefusedTaskIsNeverRunAndHoldsUpNone() {
    SerialExecutor anna = new SerialExecutor(this::runsUntilEnd, 1);
    isEnded = true;
    assertThatThrownBy(() -> anna.execute(() -> done.add("refused")))
        .isInstanceOf(RejectedExecutionException.class);
    isEnded = false;
    anna.execute(() -> done.add("next"));
    runAll();
    assertThat(done).containsExactly("next");
  }

  @Test
  void oneThatCameWhileAnotherWasRefusedIsDone() {
    Queue<Runnable> meanwhile = new ArrayDeque<>(List.of(() -> done.add("meanwhile")));
    List<SerialExecutor> own = new ArrayList<>();
    own.add(
        new SerialExecutor(
            task -> {
              if (!meanwhile.isEmpty()) {
                own.get(0).execute(meanwhile.remove());
              }
              throw new RejectedExecutionException();
            },
            9));
    assertThatThrownBy(() -> own.get(0).execute(() -> done.add("refused")))
        .isInstanceOf(RejectedExecutionException.class);
    assertThat(done).containsExactly("meanwhile");
  }

  private void runsUntilEnd(Runnable task) {
    if (isEnded) {
      throw new RejectedExecutionException();
    }
    threads.add(task);
  }
}
