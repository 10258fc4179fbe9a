package dev.banmen.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.game.bot.UnreadableNetwork;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** Work that a page does not wait for. */
class PendingTest {
  @Test
  void noThreadWaitsForWhatComesFirst() throws Exception {
    CompletableFuture<String> first = new CompletableFuture<>();
    AtomicReference<String> thread = new AtomicReference<>("none");
    Pending<String> pending =
        Pending.after(
            first,
            "a name of its own",
            watch -> {
              thread.set(Thread.currentThread().getName());
              return first.join() + "!";
            },
            unwanted -> {});
    assertThat(pending.isOver()).isFalse();
    assertThat(Thread.getAllStackTraces().keySet())
        .extracting(Thread::getName)
        .doesNotContain("a name of its own");
    first.complete("here");
    assertThat(pending.outcome()).isEqualTo("here!");
    assertThat(thread.get()).isEqualTo("a name of its own");
  }

  @Test
  void givingUpWhatOthersDoEndsThatOnceAndIsNotSaidOfWhatManyShare() {
    List<String> ended = new ArrayList<>();
    Pending<String> own = Pending.of(new CompletableFuture<>(), () -> 7, () -> ended.add("own"));
    Pending<String> shared = Pending.of(new CompletableFuture<>(), () -> 7);
    for (int i = 0; i < 2; i++) {
      own.giveUp();
      shared.giveUp();
    }
    assertThat(ended).containsExactly("own");
    assertThat(own.isUsable() || shared.isUsable()).isFalse();
  }

  @Test
  void aNetworkThatCannotBeReadIsARefusal() {
    Pending<String> pending =
        Pending.completed(
            watch -> {
              throw new UnreadableNetwork("a.gz: damaged", new IOException());
            });
    assertThatThrownBy(pending::outcome).isInstanceOf(Refusal.class).hasMessage("a.gz: damaged");
  }

  @Test
  void theWorkFindsOutWhatHasFailed() {
    CompletableFuture<String> first = new CompletableFuture<>();
    Pending<String> pending =
        Pending.after(
            first,
            "failing",
            watch -> {
              if (first.isCompletedExceptionally()) {
                throw new Refusal("not now");
              }
              return "";
            },
            unwanted -> {});
    first.completeExceptionally(new IllegalStateException());
    assertThatThrownBy(pending::outcome).hasMessage("not now");
  }
}
