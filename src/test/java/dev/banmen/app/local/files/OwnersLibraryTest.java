package dev.banmen.app.local.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.FileStore;
import dev.banmen.app.GameSearch;
import dev.banmen.app.Listing;
import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.app.local.Library;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.game.record.Note;
import dev.banmen.record.OpenedFile;
import dev.banmen.survey.GameQuery;
import dev.banmen.survey.IndexedFile;
import dev.banmen.survey.IndexedGames;
import dev.banmen.survey.PositionIndex;
import dev.banmen.survey.QueryFault;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Guests see what the owner's folder has, as it is now, and nothing else of the disk. */
class OwnersLibraryTest {
  private static final String GAME = "(;GM[1]SZ[9]PB[Ann]RE[B+R];B[cc];W[gg])";

  @TempDir Path data;
  private Path folder;
  private final List<Runnable> waiting = new ArrayList<>(); // for a thread
  private final List<Runnable> indexing = new ArrayList<>(); // for another one
  private final List<IOException> faults = new ArrayList<>();

  @BeforeEach
  void give() throws IOException {
    folder = Files.createDirectories(data.resolve("library"));
    write("one.sgf", GAME);
    write("old/two.sgf", GAME.replace("Ann", "Quux") + GAME);
    write("old/.hidden.sgf", GAME);
    write(".git/three.sgf", GAME);
    write("notes.md", "none");
    Files.writeString(data.resolve("secret.sgf"), GAME.replace("Ann", "Eve"));
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private OwnersLibrary library(Executor readers) {
    return new OwnersLibrary(folder, data, Catalog.ALL, readers, indexing::add, faults::add);
  }

  private Library guest() {
    HostEnvironment host =
        new HostEnvironment(
            Map.of(),
            data.resolve("nowhere").toString(),
            data.resolve("nowhere"),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    Library guest = new Library(host, Catalog.ALL, ScreenChoices.ALL, data.resolve("state"));
    guest.files().showLibrary(library(waiting::add));
    return guest;
  }

  private FileStore files() {
    return guest().files();
  }

  private List<String> found(String where, String... words) {
    GameSearch search = GameSearch.below(where, List.of(words), guest(), GameSearch.none());
    search.await(60_000);
    assertThat(search.isOver()).isTrue();
    assertThat(search.refusal()).isEmpty();
    return search.found().stream().map(game -> game.file() + "#" + game.game()).toList();
  }

  @Test
  void foldersAndFilesAreListedWithoutHiddenOnes() {
    assertThat(files().list("banmen:library"))
        .isEqualTo(new Listing("banmen:library", List.of("old/", "one.sgf")));
    assertThat(files().list("banmen:library/old").rows()).containsExactly("two.sgf");
    assertThat(files().isFolder("banmen:library/old")).isTrue();
    assertThat(files().isRecording("banmen:library/old/two.sgf")).isTrue();
    assertThat(files().isRecording("banmen:library/old")).isFalse();
    assertThat(files().list("banmen:library/.git").rows()).isEmpty();
  }

  @Test
  void aChangeOfTheFolderIsSeenAtOnce() throws Exception {
    FileStore files = files();
    assertThat(files.open("banmen:library/one.sgf").archive().size()).isEqualTo(1);
    write("one.sgf", GAME + GAME);
    write("new/four.sgf", GAME);
    Files.delete(folder.resolve("old/two.sgf"));
    assertThat(files.open("banmen:library/one.sgf").archive().size()).isEqualTo(2);
    assertThat(files.list("banmen:library").rows()).containsExactly("new/", "old/", "one.sgf");
    assertThat(found("banmen:library", "ann"))
        .containsExactly(
            "banmen:library/new/four.sgf#1",
            "banmen:library/one.sgf#1",
            "banmen:library/one.sgf#2");
  }

  @Test
  void aGameIsSeenReadAndFoundByItsName() throws Exception {
    FileStore files = files();
    OpenedFile opened = files.open("banmen:library/old/two.sgf");
    assertThat(opened.name()).isEqualTo("banmen:library/old/two.sgf");
    assertThat(opened.hindrance()).isEqualTo("it is in the server's library");
    assertThat(opened.archive().game(1, Note.UNHEARD).family()).isEqualTo("go");
    assertThat(files.preview("banmen:library/old/two.sgf", 0, 1).orElseThrow().first().black())
        .isEqualTo("Quux");
    assertThat(found("banmen:library", "player:quux"))
        .containsExactly("banmen:library/old/two.sgf#1");
    assertThat(found("banmen:library/old", "ann")).containsExactly("banmen:library/old/two.sgf#2");
    assertThat(found("banmen:library", "pos:banmen:library/one.sgf@2")).hasSize(3);
  }

  @Test
  void packedFilesAreRead() throws Exception {
    try (OutputStream out =
        new GZIPOutputStream(Files.newOutputStream(folder.resolve("a.sgf.gz")))) {
      out.write(GAME.getBytes(StandardCharsets.UTF_8));
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      zip.putNextEntry(new ZipEntry("in/b.sgf"));
      zip.write((GAME + GAME).getBytes(StandardCharsets.UTF_8));
    }
    Files.write(folder.resolve("b.zip"), bytes.toByteArray());
    assertThat(files().list("banmen:library").rows())
        .containsExactly("old/", "a.sgf.gz", "b.zip", "one.sgf");
    assertThat(found("banmen:library", "ann")).hasSize(5);
    assertThat(files().preview("banmen:library/b.zip")).as("takes longer").isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "banmen:library/../secret.sgf",
        "banmen:library/old/../../secret.sgf",
        "banmen:library/old/../one.sgf",
        "banmen:library//etc/passwd",
        "banmen:library/./one.sgf",
        "banmen:library/.git/three.sgf",
        "banmen:library/old/.hidden.sgf",
        "banmen:library/link.sgf",
        "banmen:library/within.sgf",
        "banmen:library/linked/secret.sgf",
        "banmen:library/none.sgf",
        "banmen:library/one.sgf/one.sgf",
        "banmen:library/\0",
        "banmen:library/old",
        "banmen:library"
      })
  void nothingElseIsOpened(String name) throws IOException {
    Files.createSymbolicLink(folder.resolve("link.sgf"), data.resolve("secret.sgf"));
    Files.createSymbolicLink(folder.resolve("within.sgf"), folder.resolve("one.sgf"));
    Files.createSymbolicLink(folder.resolve("linked"), data);
    FileStore files = files();
    assertThatThrownBy(() -> files.open(name))
        .isInstanceOf(Refusal.class)
        .hasMessageNotContaining(data.toString())
        .hasMessageEndingWith("there is no such file in the library");
    assertThat(files.isRecording(name)).isFalse();
    assertThat(files.preview(name)).isEmpty();
    assertThat(files.list(name).rows()).noneMatch(row -> row.startsWith("secret"));
    assertThat(files.list("banmen:library").rows()).containsExactly("old/", "one.sgf");
    assertThat(found("banmen:library", "eve")).isEmpty();
  }

  @Test
  void theFolderItselfMayBeALinkOrMissing() throws IOException {
    Path real = folder;
    folder = data.resolve("given");
    assertThat(files().isFolder("banmen:library")).isFalse();
    assertThat(files().list("banmen:library").rows()).isEmpty();
    assertThat(found("banmen:library", "ann")).isEmpty();
    Files.createSymbolicLink(folder, real);
    assertThat(files().list("banmen:library").rows()).containsExactly("old/", "one.sgf");
    assertThat(found("banmen:library", "quux")).hasSize(1);
  }

  @Test
  void aFileThatCannotBeReadIsSaidByItsNameAndHurtsNoOther() throws IOException {
    write("bad.sgf", "(;GM[1]SZ[9];B[cc]");
    write("worse.sgf", "nothing");
    assertThatThrownBy(() -> files().open("banmen:library/worse.sgf"))
        .isInstanceOf(Refusal.class)
        .hasMessageStartingWith("banmen:library/worse.sgf: ")
        .hasMessageNotContaining(data.toString());
    assertThat(found("banmen:library", "ann")).hasSize(2);
  }

  @Test
  void whatIsTooLargeIsRefusedByItsLimit() throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(folder.resolve("a.sgf").toFile(), "rw")) {
      file.setLength(OwnersLibrary.MOST_BYTES + 1);
    }
    write("b.sgf", "(;GM[1])".repeat(OwnersLibrary.MOST_GAMES + 1));
    String deep = "d/".repeat(OwnersLibrary.MOST_DEPTH - 1);
    write(deep + "deep.sgf", GAME);
    write(deep + "d/deeper.sgf", GAME);
    RecordingsProbe probe = new RecordingsProbe();
    assertThat(probe.fault("a.sgf")).isEqualTo("banmen:library/a.sgf: it is larger than 64 MB");
    assertThat(probe.fault("b.sgf"))
        .isEqualTo("banmen:library/b.sgf: it has more than 10000 games");
    assertThat(probe.fault(deep + "d/deeper.sgf")).contains("no such file");
    assertThat(found("banmen:library", "ann")).contains("banmen:library/" + deep + "deep.sgf#1");
    assertThat(found("banmen:library", "ann")).noneMatch(name -> name.contains("deeper"));
  }

  /** Opens files as the threads for large ones do. */
  private final class RecordingsProbe {
    private final OwnersLibrary library = library(Runnable::run);

    String fault(String name) {
      try {
        library
            .openAsync("banmen:library/" + name, ReadingSettings.defaults(Catalog.ALL))
            .outcome();
        return "";
      } catch (Refusal refusal) {
        return refusal.getMessage();
      }
    }
  }

  @Test
  void aLargeFileIsReadOnceByAThreadForAllWhoHaveItOpen() throws Exception {
    write("large.sgf", GAME.repeat(2_000));
    OwnersLibrary library = library(waiting::add);
    ReadingSettings reading = ReadingSettings.defaults(Catalog.ALL);
    var first = library.openAsync("banmen:library/large.sgf", reading);
    var second = library.openAsync("banmen:library/large.sgf", reading);
    assertThat(first.isOver()).isFalse();
    waiting.forEach(Runnable::run);
    OpenedFile opened = first.outcome();
    assertThat(second.outcome()).isSameAs(opened);
    assertThat(library.openAsync("banmen:library/large.sgf", reading).outcome()).isSameAs(opened);
    assertThat(waiting).hasSize(2);
  }

  /** Has all that waits for the one thread be done. */
  private void index() {
    while (!indexing.isEmpty()) {
      indexing.remove(0).run();
    }
  }

  @Test
  void aFaultThatPassesIsReportedOnceAndTheIndexIsMadeAfterIt() throws Exception {
    OwnersLibrary library = library(Runnable::run);
    Path positions = Files.writeString(data.resolve("positions"), "no folder");
    for (int i = 0; i < 3; i++) {
      var asked = library.index();
      index();
      assertThat(asked).isCompletedExceptionally();
    }
    assertThat(faults).hasSize(1);
    Files.delete(positions);
    var asked = library.index();
    index();
    assertThat(games(asked.join())).isEqualTo(3);
    write("one.sgf", GAME + GAME);
    Files.move(positions, data.resolve("aside"));
    Files.writeString(positions, "no folder");
    var later = library.index();
    index();
    assertThat(later).isCompletedExceptionally();
    assertThat(faults).as("it is another time").hasSize(2);
  }

  /** How many games of the library are in the index. */
  private static int games(PositionIndex index) {
    return index.files().stream()
        .filter(file -> FileStore.isOfLibrary(file.name()))
        .mapToInt(file -> Math.max(0, file.games()))
        .sum();
  }

  @Test
  void allGamesAreIndexedOnceForAllWhoAskAndAgainOnlyWhatChanged() throws Exception {
    write("bad.sgf", "nothing");
    OwnersLibrary library = library(Runnable::run);
    var first = library.index();
    var second = library.index();
    assertThat(indexing).hasSize(1);
    index();
    PositionIndex made = first.join();
    assertThat(second.join()).isSameAs(made);
    assertThat(made.files()).extracting(IndexedFile::name).noneMatch(name -> name.startsWith("/"));
    assertThat(made.files())
        .extracting(IndexedFile::name)
        .contains("banmen:/go-1846-ear-reddening.sgf", "banmen:library/old/two.sgf");
    assertThat(games(made)).as("one can't be read").isEqualTo(3);
    var same = library.index();
    index();
    assertThat(same.join()).isSameAs(made);
    write("new.sgf", GAME);
    Files.delete(folder.resolve("one.sgf"));
    var changed = library.index();
    index();
    assertThat(games(changed.join())).isEqualTo(3);
    assertThat(library.percent()).isEqualTo(100);
  }

  @Test
  void theIndexLiesWithTheServersDataForItsUserAlone() throws Exception {
    library(Runnable::run).index();
    index();
    Path made = data.resolve("positions");
    assertThat(mode(made)).isEqualTo("rwx------");
    try (Stream<Path> files = Files.list(made)) {
      assertThat(files.toList())
          .hasSize(2)
          .allSatisfy(file -> assertThat(mode(file)).isEqualTo("rw-------"));
    }
  }

  private static String mode(Path file) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
  }

  @Test
  void aDamagedIndexOrRegisterIsMadeAgain() throws Exception {
    library(Runnable::run).index();
    index();
    try (Stream<Path> made = Files.list(data.resolve("positions"))) {
      for (Path file : made.toList()) {
        byte[] whole = Files.readAllBytes(file);
        byte[] damaged = whole.clone();
        damaged[whole.length / 2] ^= 1;
        Files.write(file, damaged);
        var again = library(Runnable::run).index();
        index();
        assertThat(games(again.join())).isEqualTo(3);
        assertThat(file).hasBinaryContent(whole);
      }
    }
  }

  @Test
  void whatIsKnownOfGamesIsFoundWithoutReadingThem() throws Exception {
    Library guest = guest();
    var asked = guest.files().positions(null, FileStore.LIBRARY).orElseThrow();
    assertThat(asked.isOver()).isFalse();
    index();
    IndexedGames all = asked.outcome();
    FileTime time = Files.getLastModifiedTime(folder.resolve("one.sgf"));
    Files.writeString(folder.resolve("one.sgf"), GAME.replace("Ann", "Xyz"));
    Files.setLastModifiedTime(folder.resolve("one.sgf"), time);
    BitSet quux = guest.files().matching(all, query("player:quux"), NEVER);
    assertThat(quux.cardinality()).isEqualTo(1);
    assertThat(guest.files().matching(all, query("player:xyz"), NEVER).isEmpty()).isTrue();
    assertThat(guest.files().matching(all, query("comment:nothing-like-it"), NEVER).isEmpty())
        .isTrue();
    assertThat(guest.files().matching(all, query("moves:2"), NEVER).cardinality()).isEqualTo(3);
  }

  private static final Pending.Watch NEVER =
      new Pending.Watch() {
        @Override
        public void came(long done, long all) {}

        @Override
        public boolean isGivenUp() {
          return false;
        }
      };

  private static GameQuery query(String word) throws QueryFault {
    return GameQuery.of(
        List.of(word),
        Catalog.ALL,
        (file, game) -> {
          throw new AssertionError(file);
        });
  }

  @Test
  void whyNothingCanBeIndexedIsSaidWithoutAPath() throws Exception {
    Files.writeString(data.resolve("positions"), "no folder");
    var asked = guest().files().positions(null, FileStore.LIBRARY).orElseThrow();
    index();
    assertThatThrownBy(asked::outcome)
        .isInstanceOf(Refusal.class)
        .hasMessageStartingWith("Library cannot be searched: ")
        .hasMessageNotContaining(data.toString());
  }
}
