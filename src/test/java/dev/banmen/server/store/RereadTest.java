package dev.banmen.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** What others may have changed is read one at a time, and is never older than a change of ours. */
class RereadTest {
  private final Queue<CompletableFuture<String>> asked = new ArrayDeque<>();
  private final List<String> taken = new ArrayList<>();
  private Reread<String> self;
  private final Reread<String> reread = new Reread<>(Runnable::run, this::read, this::take);

  private Runnable take(String found) {
    taken.add(found);
    return () -> {};
  }

  private CompletableFuture<String> read() {
    CompletableFuture<String> answer = new CompletableFuture<>();
    asked.add(answer);
    return answer;
  }

  @Test
  void whatMayHaveChangedWhileItWasReadIsReadOnceMore() {
    CompletableFuture<Void> first = reread.again();
    CompletableFuture<Void> second = reread.again();
    CompletableFuture<Void> third = reread.again();
    assertThat(asked).hasSize(1);
    asked.remove().complete("old");
    assertThat(first).isCompleted();
    assertThat(second).isNotDone();
    assertThat(asked).hasSize(1);
    asked.remove().complete("new");
    assertThat(second).isCompleted();
    assertThat(third).isCompleted();
    assertThat(taken).containsExactly("old", "new");
    assertThat(asked).isEmpty();
  }

  @Test
  void whatWasReadBeforeAChangeHereIsNotTaken() {
    CompletableFuture<Void> end = reread.again();
    reread.change(() -> taken.add("ours"));
    asked.remove().complete("old");
    assertThat(end).isNotDone();
    asked.remove().complete("new");
    assertThat(end).isCompleted();
    assertThat(taken).containsExactly("ours", "new");
  }

  @Test
  void afterAFaultItIsReadAgainWhenAsked() {
    CompletableFuture<Void> first = reread.again();
    CompletableFuture<Void> second = reread.again();
    asked.remove().completeExceptionally(new StoreFault("away"));
    assertThat(first).isCompletedExceptionally();
    asked.remove().complete("new");
    assertThat(second).isCompleted();
    reread.again();
    asked.remove().completeExceptionally(new StoreFault("away"));
    assertThat(asked).isEmpty();
    reread.again();
    asked.remove().complete("newer");
    assertThat(taken).containsExactly("new", "newer");
  }

  @Test
  void whatFollowsIsDoneWhileOthersMayChangeIt() throws Exception {
    Reread<String> talking =
        new Reread<>(Runnable::run, this::read, found -> () -> changeElsewhere(found));
    self = talking;
    CompletableFuture<Void> end = talking.again();
    assertThat(talking.isIdle()).isFalse();
    asked.remove().complete("new");
    assertThat(end).isCompleted();
    assertThat(talking.isIdle()).isTrue();
    assertThat(taken).containsExactly("new");
  }

  private void changeElsewhere(String found) {
    CompletableFuture.runAsync(() -> self.change(() -> taken.add(found)))
        .orTimeout(10, TimeUnit.SECONDS)
        .join();
  }

  @Test
  void whatBeginsLaterIsReadOnceForAllWhoAskedBefore() {
    Queue<Runnable> later = new ArrayDeque<>();
    Reread<String> late = new Reread<>(later::add, this::read, this::take);
    CompletableFuture<Void> first = late.again();
    assertThat(late.again()).isSameAs(first);
    later.remove().run();
    assertThat(late.again()).as("it may have changed since").isNotSameAs(first);
    asked.remove().complete("one");
    assertThat(first).isCompleted();
    later.remove().run();
    asked.remove().complete("two");
    assertThat(later).isEmpty();
    assertThat(taken).containsExactly("one", "two");
  }
}
