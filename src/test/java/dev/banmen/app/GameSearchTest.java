package dev.banmen.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.record.Recording;
import dev.banmen.survey.FoundGame;
import dev.banmen.survey.GameQuery;
import dev.banmen.survey.QueryFault;
import dev.banmen.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** A search goes on under the limits of the person who asks, and its faults are sentences. */
class GameSearchTest {
  private final List<String> done = new ArrayList<>();
  private boolean isOther; // whether another search of that person begins at once

  private final FileStore files =
      new NoFiles(Language.ENGLISH) {
        @Override
        public SearchWatch searching(Pending.Watch watch) {
          done.add("begin");
          SearchWatch search = SearchWatch.unlimited(watch);
          if (isOther) {
            search.overtake();
          }
          return search;
        }

        @Override
        public void searched(SearchWatch searching) {
          done.add("end");
        }

        @Override
        public Recording asked(String file, int number) throws QueryFault {
          done.add("asked");
          throw new QueryFault(file, "none");
        }

        @Override
        public boolean find(
            String folder, GameQuery query, Consumer<FoundGame> found, Pending.Watch watch) {
          throw new IllegalStateException("broken");
        }
      };

  private GameSearch search(String word) {
    Person person =
        new Visitor(Catalog.ALL) {
          @Override
          public FileStore files() {
            return files;
          }
        };
    GameSearch search = GameSearch.below("", List.of(word), person, GameSearch.none());
    search.await(60_000);
    assertThat(search.isOver()).isTrue();
    return search;
  }

  @Test
  void theGamesOfAQuestionAreReadWithinTheSearch() {
    assertThat(search("pos:a.sgf").fault().orElseThrow()).hasMessage("none");
    assertThat(done).containsExactly("begin", "asked", "end");
  }

  @Test
  void noGameOfAQuestionIsReadOnceAnotherSearchHasBegun() {
    isOther = true;
    GameSearch search = search("pos:a.sgf");
    assertThat(done).containsExactly("begin", "end");
    assertThat(search.fault()).isEmpty();
    assertThat(search.refusal()).isEqualTo("Another search of yours has ended this one.");
  }

  @Test
  void aFaultOfTheProgramIsSaid() {
    assertThat(search("ann").refusal()).isEqualTo("A fault in the program ended this search.");
    assertThat(done).containsExactly("begin", "end");
  }
}
