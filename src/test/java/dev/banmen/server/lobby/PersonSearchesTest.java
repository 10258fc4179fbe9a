package dev.banmen.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Pending;
import dev.banmen.app.SearchWatch;
import org.junit.jupiter.api.Test;

class PersonSearchesTest {
  private final PersonSearches searches = new PersonSearches();

  private SearchWatch begin(long person) {
    return searches.begin(
        person,
        new Pending.Watch() {
          @Override
          public void came(long done, long all) {}

          @Override
          public boolean isGivenUp() {
            return false;
          }
        });
  }

  @Test
  void aPersonHasOneSearchWhicheverOthersHaveEnded() {
    SearchWatch first = begin(1);
    SearchWatch other = begin(2);
    SearchWatch second = begin(1);
    assertThat(first.isGivenUp()).isTrue();
    searches.end(1, first);
    assertThat(second.isGivenUp()).isFalse();
    begin(1);
    assertThat(second.isGivenUp()).isTrue();
    assertThat(other.isGivenUp()).isFalse();
  }
}
