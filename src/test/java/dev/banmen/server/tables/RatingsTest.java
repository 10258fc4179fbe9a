package dev.banmen.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.bot.QuickPlayers;
import dev.banmen.rating.Rating;
import dev.banmen.server.rating.RatingChange;
import dev.banmen.server.store.Store;
import dev.banmen.text.Language;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** What a game did to ratings is read until they are computed again. */
class RatingsTest {
  private static final Rating FIRST = new Rating(1500, 100, 0.06, 1, 0);
  private static final Rating SECOND = new Rating(1600, 100, 0.06, 2, 0);
  private static final Rating CORRECTED = new Rating(1550, 100, 0.06, 2, 0);

  private final Store store =
      (Store)
          Proxy.newProxyInstance(
              RatingsTest.class.getClassLoader(),
              new Class<?>[] {Store.class},
              (proxy, method, values) ->
                  CompletableFuture.completedFuture(
                      method.getName().equals("ratingChanges")
                          ? Map.of(1L, new RatingChange(Rating.UNKNOWN, FIRST))
                          : Map.of("go", FIRST)));
  private final Ratings ratings = new Ratings(QuickPlayers.GAMES, store, () -> 0, () -> {});

  private String change() {
    return ratings.change(7, 1, "go", Language.ENGLISH.words(Ratings.class));
  }

  @Test
  void aChangeIsReadUntilRatingsAreComputedAgain() {
    ratings.of(1, "go");
    ratings.gameOver(7, List.of(1L));
    String first = change();
    assertThat(first).isNotEmpty();
    ratings.compare(Map.of(1L, Map.of("go", SECOND)));
    assertThat(ratings.of(1, "go").orElseThrow().games()).isEqualTo(2);
    assertThat(change()).as("after one game more").isEqualTo(first);
    ratings.compare(Map.of(1L, Map.of("go", CORRECTED)));
    assertThat(ratings.of(1, "go").orElseThrow().value()).isEqualTo(1550);
    assertThat(change()).isEmpty();
  }
}
