package dev.banmen.server.monitor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.server.store.Appended;
import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.TableState;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;

/** What is measured of a store. */
class StoreWatchTest {
  private static final TableState STATE = new TableState(1, 1, 2, 1, false, false, "", 0);

  private final CompletableFuture<Appended> answer = new CompletableFuture<>();
  private long now = 1;
  private final StoreWatch watch = new StoreWatch(store(), () -> now);

  /** A store that answers when the test says so. */
  private Store store() {
    return (Store)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {Store.class},
            (proxy, method, values) -> {
              if (method.getName().equals("close")) {
                throw new IllegalStateException("closed twice");
              }
              return answer;
            });
  }

  private CompletableFuture<Appended> append() {
    return watch.watched().append(1, new EventRow(1, "a", "line\n"), STATE);
  }

  @Test
  void anEventIsTimedUntilItIsSaved() {
    CompletableFuture<Appended> asked = append();
    assertThat(watch.pending()).isEqualTo(1);
    assertThat(Arrays.stream(watch.events().counts()).sum()).isZero();
    now += 3_000_000;
    answer.complete(new Appended.Kept());
    assertThat(asked.join()).isEqualTo(new Appended.Kept());
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
    answer.complete(new Appended.Kept());
    assertThat(watch.isStuck()).isFalse();
  }

  @Test
  void faultsAreCountedAndGoOnToWhoAsked() {
    CompletableFuture<Appended> asked = append();
    answer.completeExceptionally(new StoreFault("full"));
    assertThat(watch.faults()).isEqualTo(1);
    assertThatThrownBy(asked::join)
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(StoreFault.class);
    assertThatThrownBy(() -> watch.watched().close()).hasMessage("closed twice");
  }
}
