package dev.banmen.app.local.files;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.FileStore;
import dev.banmen.app.GameSearch;
import dev.banmen.app.Pending;
import dev.banmen.app.local.Library;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.survey.FoundGame;
import dev.banmen.survey.GameQuery;
import dev.banmen.survey.QueryFault;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Questions about the games below a folder, as somebody types them at home. */
class FolderSearchTest {
  @TempDir Path home;
  private Library person;

  @BeforeEach
  void live() throws IOException {
    Path below = Files.createDirectories(home.resolve("games/old"));
    Files.writeString(
        home.resolve("games/a.sgf"),
        "(;GM[1]SZ[9]PB[Ann];B[ee];W[cc]C[a ladder])(;GM[1]SZ[9]PB[Bob]RE[W+R])");
    Files.writeString(below.resolve("b.sgf"), "(;GM[1]SZ[9]PW[Ann Lee];B[ee])");
    Files.writeString(below.resolve("c.sgf"), "(;GM[99])");
    HostEnvironment host =
        new HostEnvironment(
            Map.of("HOME", home.toString()),
            home.toString(),
            home,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    person = new Library(host, Catalog.ALL, ScreenChoices.ALL, home.resolve("state"));
  }

  private GameSearch search(String folder, String... words) {
    GameSearch search = GameSearch.below(folder, List.of(words), person, GameSearch.none());
    search.await(60_000);
    assertThat(search.isOver()).isTrue();
    assertThat(search.refusal()).isEmpty();
    return search;
  }

  private List<String> found(String folder, String... words) {
    return search(folder, words).found().stream()
        .map(game -> game.file().replace(home + "/", "") + "#" + game.game())
        .toList();
  }

  @Test
  void gamesAreFoundBelowTheFolderAndTheSameAgain() {
    for (int times = 0; times < 2; times++) {
      assertThat(found("games", "player:ann"))
          .containsExactly("games/a.sgf#1", "games/old/b.sgf#1");
      assertThat(found(home + "/games/old", "ann")).containsExactly("games/old/b.sgf#1");
      assertThat(found("games", "pos:games/a.sgf@1"))
          .containsExactly("games/a.sgf#1", "games/old/b.sgf#1");
      FoundGame ladder = search("games", "comment:ladder").found().get(0);
      assertThat(List.of(ladder.node(), ladder.move())).containsExactly(2, 2);
      assertThat(found("nowhere", "ann")).isEmpty();
    }
  }

  @Test
  void whatIsReadFromAStreamIsClosed() throws Exception {
    boolean[] isClosed = {false};
    InputStream in =
        new ByteArrayInputStream("(;GM[1]SZ[9]PB[Ann])".getBytes(StandardCharsets.UTF_8)) {
          @Override
          public void close() {
            isClosed[0] = true;
          }
        };
    GameQuery query = GameQuery.of(List.of("ann"), Catalog.ALL, person.files()::asked);
    List<FoundGame> found = new ArrayList<>();
    Pending.completed(
            watch -> {
              new FolderSearch(ReadingSettings.defaults(Catalog.ALL), query, found::add, watch)
                  .stream("a.sgf", in);
              return true;
            })
        .outcome();
    assertThat(found).hasSize(1);
    assertThat(isClosed[0]).isTrue();
  }

  @Test
  void onlyRecordingsCount() throws IOException {
    for (int other = 0; other < 5; other++) {
      Files.writeString(home.resolve("games/" + other + ".md"), "none");
    }
    int[] most = {0};
    FilesBelow.of(
        home.resolve("games"),
        ReadingSettings.defaults(Catalog.ALL).formats(),
        (file, e) -> {},
        count -> (most[0] = Math.max(most[0], count)) == 100);
    assertThat(most[0]).isEqualTo(3);
  }

  @Test
  void theGamesOfTheProgramAreFound() {
    assertThat(found(FileStore.INCLUDED, "player:shusaku"))
        .contains("banmen:/go-1846-ear-reddening.sgf#1");
    assertThat(found(FileStore.INCLUDED, "pos:banmen:/go-1846-ear-reddening.sgf@20"))
        .containsExactly("banmen:/go-1846-ear-reddening.sgf#1");
    assertThat(found(FileStore.PAST, "ann")).isEmpty();
  }

  @Test
  void aWordThatCannotBeUnderstoodIsSaid() {
    assertThat(search("games", "komi:many").fault()).map(QueryFault::word).contains("komi:many");
    assertThat(search("games", "pos:none.sgf@1").fault().orElseThrow())
        .hasMessage("cannot be read: no such file");
    assertThat(search("games", "pos:games/a.sgf#3@1").fault().orElseThrow())
        .hasMessage("there is no game 3; the file has 2 games");
  }

  @Test
  void aSearchThatIsGivenUpKeepsWhatItRead() {
    GameSearch first = GameSearch.below("games", List.of("ann"), person, GameSearch.none());
    GameSearch second = GameSearch.below("games", List.of("bob"), person, first);
    second.await(60_000);
    assertThat(first.isOver()).isTrue();
    assertThat(second.found()).extracting(FoundGame::game).containsExactly(2);
  }

  @Test
  void anotherGameOfAFileIsSeenWhereItIsWhatWasAsked() {
    String file = home + "/games/a.sgf";
    FileStore files = person.files();
    assertThat(files.preview(file, 0, 1).orElseThrow().position().ply()).isEqualTo(1);
    assertThat(files.preview(file, 0, -1).orElseThrow().position().ply()).isEqualTo(2);
    assertThat(files.preview(file, 1, -1).orElseThrow().first().black()).isEqualTo("Bob");
    assertThat(files.preview(file, 2, -1)).isEmpty();
  }
}
