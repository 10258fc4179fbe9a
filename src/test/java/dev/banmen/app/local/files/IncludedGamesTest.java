package dev.banmen.app.local.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.FileStore;
import dev.banmen.app.Refusal;
import dev.banmen.app.local.Corpus;
import dev.banmen.app.local.Library;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.record.OpenedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The recorded games that come with the program. */
class IncludedGamesTest {
  @TempDir Path home;

  private LocalFiles files() {
    HostEnvironment host =
        new HostEnvironment(
            Map.of(),
            home.toString(),
            home,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    return new Library(host, Catalog.ALL, ScreenChoices.ALL, home.resolve("state")).files();
  }

  @Test
  void theyAreTheRecordingsThatAreNoExercises() throws IOException {
    try (Stream<Path> all = Files.list(Corpus.FOLDER)) {
      List<String> names =
          all.filter(Files::isRegularFile)
              .map(path -> path.getFileName().toString())
              .filter(name -> !name.equals("README.md") && !name.startsWith("exercise-"))
              .toList();
      assertThat(files().list(FileStore.INCLUDED).rows())
          .containsExactlyInAnyOrderElementsOf(names);
    }
  }

  @Test
  void eachOpensWithItsBoardAndCannotBeOverwritten() throws Exception {
    LocalFiles files = files();
    for (String row : files.list(FileStore.INCLUDED).rows()) {
      String name = FileStore.INCLUDED + "/" + row;
      assertThat(files.isRecording(name)).as(name).isTrue();
      assertThat(files.preview(name)).as(name).isPresent();
      OpenedFile opened = files.open(name);
      assertThat(opened.archive().size()).as(name).isPositive();
      assertThat(opened.hindrance()).as(name).isNotEmpty();
      files.close(opened);
    }
    assertThat(files.recent()).isEmpty();
  }

  @Test
  void theyStandFirstWhereTheProgramWasStarted() {
    LocalFiles relative =
        new Library(
                HostEnvironment.ofProcess(), Catalog.ALL, ScreenChoices.ALL, home.resolve("other"))
            .files();
    assertThat(relative.list("").rows()).startsWith(FileStore.INCLUDED + "/");
    LocalFiles files = files();
    String start = files.list("").name();
    assertThat(files.list("").rows()).startsWith(FileStore.INCLUDED + "/");
    assertThat(files.list(start).rows()).startsWith(FileStore.INCLUDED + "/");
    assertThat(files.list("/").rows()).doesNotContain(FileStore.INCLUDED + "/");
  }

  @Test
  void nothingElseOfTheProgramIsReadThatWay() {
    for (String name : List.of("banmen:/../words.properties", "banmen:/none.sgf", "banmen:/")) {
      assertThat(files().isRecording(name)).as(name).isFalse();
      assertThat(files().preview(name)).as(name).isEmpty();
      assertThatThrownBy(() -> files().open(name)).as(name).isInstanceOf(Refusal.class);
    }
  }
}
