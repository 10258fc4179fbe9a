package dev.banmen.server.monitor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.server.store.AccountStore;
import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.TableState;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;

/** What is measured of a store. */
class StoreWatchTest {
  private static final TableState STATE = new TableState(1, 1, 2, 1, false, false, "", 0, "");

  private final CompletableFuture<Boolean> answer = new CompletableFuture<>();
  private CompletableFuture<Void> read = new CompletableFuture<>();
  private StackTraceElement[] stack = {new StackTraceElement("Disk", "sync", "Disk.java", 7)};
  private RuntimeException thrown;
  private long now = 1;
  private final StoreWatch watch = new StoreWatch(store(), () -> now, () -> stack);

  /** A store that answers when the test says so. */
  private Store store() {
    return (Store)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {Store.class},
            (proxy, method, values) -> {
              if (method.getName().equals("close")) {
                throw new IllegalStateException("closed twice");
              } else if (thrown != null) {
                throw thrown;
              }
              return method.getReturnType() == AccountStore.class
                  ? accounts()
                  : method.getName().equals("append") ? answer : read;
            });
  }

  private AccountStore accounts() {
    return (AccountStore)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {AccountStore.class},
            (proxy, method, values) -> read);
  }

  private String logged(Runnable task) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    LogOutput.open(new PrintStream(out), LogOutput.LogLevel.DEBUG, true);
    try {
      task.run();
      return out.toString(StandardCharsets.UTF_8);
    } finally {
      LogOutput.open(System.err, LogOutput.LogLevel.OFF, false);
    }
  }

  private CompletableFuture<Boolean> append() {
    return watch.watched().append(1, new EventRow(1, "a", "line\n"), STATE);
  }

  @Test
  void anEventIsTimedUntilItIsSaved() {
    CompletableFuture<Boolean> asked = append();
    assertThat(watch.pending()).isEqualTo(1);
    assertThat(Arrays.stream(watch.events().counts()).sum()).isZero();
    now += 3_000_000;
    answer.complete(true);
    assertThat(asked.join()).isEqualTo(true);
    assertThat(watch.pending()).isZero();
    assertThat(watch.events().seconds()).isEqualTo(0.003);
    assertThat(watch.events().counts()[3]).isEqualTo(1); // to 5 ms
  }

  @Test
  void onlyAStoreThatAnswersNothingForLongIsStuck() {
    assertThat(watch.isStuck()).isFalse();
    now += 2 * StoreWatch.STUCK_NANOS;
    assertThat(watch.isStuck()).isFalse(); // nothing was asked
    append();
    now += StoreWatch.STUCK_NANOS;
    assertThat(watch.isStuck()).isFalse();
    now += 1;
    assertThat(watch.isStuck()).isTrue();
    answer.complete(true);
    assertThat(watch.isStuck()).isFalse();
  }

  @Test
  void aSaveThatHangsIsStuckWhateverIsRead() {
    append();
    now += StoreWatch.STUCK_NANOS;
    watch.watched().heads();
    read.complete(null);
    assertThat(watch.isStuck()).isFalse();
    now += 1;
    assertThat(watch.isStuck()).isTrue();
    answer.complete(true);
    assertThat(watch.isStuck()).isFalse();
  }

  /** They may be saved on connections of their own. */
  @Test
  void anEventThatHangsIsStuckThoughTheTimeIsSaved() {
    append();
    now += StoreWatch.STUCK_NANOS;
    beat(1, true);
    assertThat(watch.isStuck()).isTrue();
    now += StoreWatch.HUNG_NANOS;
    assertThat(logged(watch::look)).startsWith("<3>event=store-stuck ");
    logged(() -> answer.completeExceptionally(new StoreFault("no event 7")));
    beat(1, true);
    assertThat(watch.isStuck()).as("it is answered, and the next save succeeds").isFalse();
  }

  @Test
  void aSaveThatHangsIsLoggedWithWhatTheWriterDoes() {
    append();
    now += StoreWatch.HUNG_NANOS - 1;
    assertThat(logged(watch::look)).isEmpty();
    now += 1;
    assertThat(logged(watch::look)).isEqualTo("<3>event=store-stuck millis=10000 at=Disk.sync:7\n");
    assertThat(logged(watch::look)).as("the same, a moment later").isEmpty();
    now += StoreWatch.HUNG_NANOS;
    assertThat(logged(watch::look)).startsWith("<3>event=store-stuck millis=20000 ");
    answer.complete(true);
    now += 2 * StoreWatch.HUNG_NANOS;
    assertThat(logged(watch::look)).isEmpty();
  }

  /** A beat that is answered after so long. */
  private void beat(long nanos, boolean isSaved) {
    read = new CompletableFuture<>();
    watch.watched().beat(1);
    now += nanos;
    if (isSaved) {
      read.complete(null);
    } else {
      logged(() -> read.completeExceptionally(new StoreFault("locked")));
    }
  }

  @Test
  void aStoreThatRefusesSavesIsNotWellUntilOneSucceeds() {
    beat(1, true);
    assertThat(watch.isStuck()).isFalse();
    beat(1, false);
    assertThat(watch.isStuck()).as("however soon it was refused").isTrue();
    watch.watched().beat(1);
    watch.watched().heads();
    assertThat(watch.isStuck()).as("while the next one waits").isTrue();
    beat(1, true);
    assertThat(watch.isStuck()).isFalse();
  }

  @Test
  void whatElseFailsIsNoSave() {
    beat(1, true);
    read = new CompletableFuture<>();
    watch.watched().heads();
    logged(() -> read.completeExceptionally(new StoreFault("locked")));
    assertThat(watch.isStuck()).isFalse();
  }

  @Test
  void savesThatFailForLongAreLoggedWithWhatTheWriterDoes() {
    beat(StoreWatch.STUCK_NANOS, false);
    assertThat(logged(watch::look)).isEmpty();
    beat(StoreWatch.STUCK_NANOS, false);
    assertThat(logged(watch::look)).startsWith("<3>event=store-stuck millis=10000 at=Disk.sync:7");
    beat(0, true);
    now += StoreWatch.HUNG_NANOS;
    assertThat(logged(watch::look)).isEmpty();
  }

  @Test
  void whatIsThrownIsAnAnswerToo() {
    List<Throwable> told = new ArrayList<>();
    Thread.currentThread().setUncaughtExceptionHandler((thread, fault) -> told.add(fault));
    thrown = new IllegalStateException("as a test wants it");
    assertThat(append()).isCompletedExceptionally();
    Thread.currentThread().setUncaughtExceptionHandler(null);
    assertThat(told).containsExactly(thrown);
    assertThat(watch.faults()).isEqualTo(1);
    assertThat(watch.pending()).isZero();
  }

  @Test
  void accountsAreWatchedToo() {
    watch.watched().accounts().newGuest();
    assertThat(watch.pending()).isEqualTo(1);
    assertThat(logged(() -> read.completeExceptionally(new StoreFault("full"))))
        .isEqualTo("<3>event=store-failed fault=dev.banmen.server.store.StoreFault\n");
    assertThat(watch.faults()).isEqualTo(1);
  }

  @Test
  void faultsAreCountedAndGoOnToWhoAsked() {
    CompletableFuture<Boolean> asked = append();
    answer.completeExceptionally(new StoreFault("full"));
    assertThat(watch.faults()).isEqualTo(1);
    assertThatThrownBy(asked::join)
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(StoreFault.class);
    assertThatThrownBy(() -> watch.watched().close()).hasMessage("closed twice");
  }
}
