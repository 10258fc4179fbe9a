package dev.banmen.server.teaching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.catalog.Catalog;
import dev.banmen.server.store.LastPlaces;
import dev.banmen.server.store.NodeNotes;
import dev.banmen.server.store.NodeStore;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What goes wrong where nobody waits for it is reported, unless it was foreseen. */
class TeachingTablesTest {
  private final CompletableFuture<List<?>> rows = new CompletableFuture<>();
  private final Store store =
      (Store)
          Proxy.newProxyInstance(
              Store.class.getClassLoader(),
              new Class<?>[] {Store.class},
              (proxy, method, values) ->
                  method.getName().equals("teaching")
                      ? rows
                      : CompletableFuture.completedFuture(List.of()));
  private final TeachingTables teaching =
      new TeachingTables(
          store,
          new NodeNotes(NodeStore.ALONE),
          Catalog.ALL,
          Runnable::run,
          () -> 0,
          () -> TeachingLimits.DEFAULT,
          new LastPlaces(store),
          () -> {});
  private final List<Throwable> reported = new ArrayList<>();

  private CompletableFuture<Void> compare() {
    Thread.currentThread().setUncaughtExceptionHandler((thread, fault) -> reported.add(fault));
    return teaching.compare();
  }

  @AfterEach
  void forget() {
    Thread.currentThread().setUncaughtExceptionHandler(null);
  }

  @Test
  void aFaultOfTheProgramIsReported() {
    CompletableFuture<Void> compared = compare();
    rows.complete(null);
    assertThatThrownBy(compared::join).hasCauseInstanceOf(NullPointerException.class);
    assertThat(reported).hasOnlyElementsOfType(NullPointerException.class).isNotEmpty();
  }

  @Test
  void aFaultOfTheStoreIsNot() {
    CompletableFuture<Void> compared = compare();
    rows.completeExceptionally(new StoreFault("away"));
    assertThatThrownBy(compared::join).hasCauseInstanceOf(StoreFault.class);
    assertThat(reported).isEmpty();
  }
}
