package dev.banmen.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class LastPlacesTest {
  private final CompletableFuture<Long> answer = new CompletableFuture<>();
  private final Store store =
      (Store)
          Proxy.newProxyInstance(
              Store.class.getClassLoader(),
              new Class<?>[] {Store.class},
              (proxy, method, values) ->
                  method.getName().equals("placeOf")
                      ? answer
                      : CompletableFuture.completedFuture(null));
  private final LastPlaces places = new LastPlaces(store);

  @Test
  void whoeverComesIsWhereTheStoreSays() {
    CompletableFuture<Long> read = places.read(1);
    answer.complete(7L);
    assertThat(read.join()).isEqualTo(7);
    assertThat(places.of(1)).isEqualTo(7);
  }

  @Test
  void whoeverHasLeftElsewhereIsNowhere() {
    places.came(1, 7);
    CompletableFuture<Long> read = places.read(1);
    answer.complete(0L);
    assertThat(read.join()).isZero();
    assertThat(places.of(1)).isZero();
  }

  @Test
  void whereTheyHaveGoneMeanwhileIsNewer() {
    CompletableFuture<Long> read = places.read(1);
    places.came(1, 8);
    answer.complete(7L);
    assertThat(read.join()).isEqualTo(8);
    assertThat(places.of(1)).isEqualTo(8);
  }

  @Test
  void whoeverHasComeMeanwhileIsNotTakenAway() {
    CompletableFuture<Long> read = places.read(1);
    places.came(1, 8);
    answer.complete(0L);
    assertThat(read.join()).isEqualTo(8);
    assertThat(places.of(1)).isEqualTo(8);
  }
}
