package dev.banmen.app.local.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordOutput;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Formats;
import dev.banmen.survey.Explored;
import dev.banmen.survey.GameQuery;
import dev.banmen.survey.PositionIndex;
import dev.banmen.survey.PositionKeys;
import dev.banmen.survey.QueryFault;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Indexes in a folder: they follow their files, and a bad one is made again. */
class PositionIndexesTest {
  private static final String GAME = "(;GM[1]SZ[9]RE[B+R];B[cc];W[gg])";
  private static final String OTHER = "(;GM[1]SZ[9]RE[W+R];B[gc];W[cc])";

  @TempDir Path folder;
  @TempDir Path cache;
  private PositionIndexes indexes;

  /** Somebody who waits, and sees how often the work looks; perhaps not to the end. */
  private static final class Waiting implements Pending.Watch {
    private final int patience;
    private final List<Long> seen = new ArrayList<>();

    Waiting(int patience) {
      this.patience = patience;
    }

    @Override
    public void came(long done, long all) {
      seen.add(done);
      assertThat(done).isBetween(0L, all);
    }

    @Override
    public boolean isGivenUp() {
      return seen.size() >= patience;
    }
  }

  @BeforeEach
  void write() throws IOException {
    Files.writeString(folder.resolve("one.sgf"), GAME);
    Files.writeString(folder.resolve("two.sgf"), OTHER + GAME);
    Files.writeString(folder.resolve("other.dat"), "nothing");
    Files.writeString(folder.resolve(".hidden.sgf"), GAME);
    Files.createDirectory(folder.resolve("below.sgf"));
    indexes = PositionIndexes.in(cache, ReadingSettings.defaults(Catalog.ALL));
  }

  private PositionIndex made(Waiting waiting) throws Refusal {
    return indexes.of(folder.toString(), waiting);
  }

  private PositionIndex made() throws Refusal {
    return made(new Waiting(Integer.MAX_VALUE));
  }

  /** In how many games the empty board is, and how many of them Black won. */
  private static String start(PositionIndex index) {
    Game game = Catalog.ALL.find("go").orElseThrow().recordedGame(Map.of("size", "9"));
    Position empty = Position.start(Recordable.free(game));
    Explored explored = index.at(new PositionKeys(game), empty::at, empty.movers(), number -> true);
    return explored.all().games() + " " + explored.all().black();
  }

  private List<Path> files() throws IOException {
    Path made = Files.createDirectories(cache.resolve("positions"));
    try (Stream<Path> files = Files.list(made)) {
      return files.toList();
    }
  }

  @Test
  void aFolderIsItsFilesOfRecordingsAndThoseBelow() throws Exception {
    assertThat(made().games()).isEqualTo(3);
    Path year = Files.createDirectories(folder.resolve("years/1990"));
    Files.writeString(year.resolve("two.sgf"), GAME);
    Files.createDirectory(folder.resolve(".hidden"));
    Files.writeString(folder.resolve(".hidden/three.sgf"), GAME);
    PositionIndex index = made();
    assertThat(start(index)).isEqualTo("4 3");
    assertThat(index.files())
        .extracting(file -> folder.toRealPath().relativize(Path.of(file.name())).toString())
        .containsExactly("one.sgf", "two.sgf", "years/1990/two.sgf");
    Files.delete(year.resolve("two.sgf"));
    assertThat(start(made())).isEqualTo("3 2");
  }

  @Test
  void onlyItsUserCanReadIt() throws Refusal, IOException {
    made();
    assertThat(
            PosixFilePermissions.toString(
                Files.getPosixFilePermissions(cache.resolve("positions"))))
        .isEqualTo("rwx------");
    assertThat(files())
        .singleElement()
        .satisfies(
            file ->
                assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                    .isEqualTo("rw-------"));
  }

  @Test
  void whatHasNotChangedIsNotReadAgain() throws Refusal, IOException {
    made();
    Waiting again = new Waiting(Integer.MAX_VALUE);
    made(again);
    assertThat(again.seen).isEmpty();
    Files.writeString(folder.resolve("one.sgf"), OTHER + OTHER);
    Waiting changed = new Waiting(Integer.MAX_VALUE);
    assertThat(start(made(changed))).isEqualTo("4 1");
    assertThat(changed.seen).hasSize(3); // the file and its two games
  }

  @Test
  void aFileWithAnotherTimeOrSizeIsReadAgain() throws Refusal, IOException {
    made();
    Path one = folder.resolve("one.sgf");
    FileTime time = Files.getLastModifiedTime(one);
    Files.writeString(one, GAME.replace("B+R", "W+R"));
    Files.setLastModifiedTime(one, FileTime.fromMillis(time.toMillis() + 1));
    assertThat(start(made())).isEqualTo("3 1");
    Files.writeString(one, GAME + GAME);
    Files.setLastModifiedTime(one, FileTime.fromMillis(time.toMillis() + 1));
    assertThat(start(made())).isEqualTo("4 3");
  }

  @Test
  void aRemovedFileIsGoneAndANewOneThere() throws Refusal, IOException {
    made();
    Files.delete(folder.resolve("two.sgf"));
    assertThat(start(made())).isEqualTo("1 1");
    Files.writeString(folder.resolve("a.sgf"), OTHER);
    assertThat(start(made())).isEqualTo("2 1");
    Files.delete(folder.resolve("a.sgf"));
    Files.delete(folder.resolve("one.sgf"));
    assertThat(start(made())).isEqualTo("0 0");
  }

  @Test
  void aDamagedOrForeignIndexIsMadeAgain() throws Refusal, IOException {
    made();
    Path file = files().get(0);
    byte[] whole = Files.readAllBytes(file);
    for (int at = 0; at < whole.length; at += 7) {
      byte[] damaged = whole.clone();
      damaged[at] ^= 1;
      Files.write(file, damaged);
      Waiting waiting = new Waiting(Integer.MAX_VALUE);
      assertThat(start(made(waiting))).isEqualTo("3 2");
      assertThat(waiting.seen).isNotEmpty();
    }
    PositionIndex ofFile = indexes.of(folder.resolve("two.sgf").toString(), new Waiting(99));
    assertThat(start(ofFile)).isEqualTo("2 1");
    Path other = files().stream().filter(one -> !one.equals(file)).findFirst().orElseThrow();
    Files.copy(other, file, StandardCopyOption.REPLACE_EXISTING);
    assertThat(start(made())).isEqualTo("3 2");
  }

  @Test
  void anIndexThatIsCutShortIsKnownAndMadeAgainButOneThatIsReplacedLasts() throws Exception {
    PositionIndex first = made();
    Files.writeString(folder.resolve("three.sgf"), GAME);
    PositionIndex second = made();
    assertThat(first.isWhole()).isTrue();
    assertThat(start(first)).isEqualTo("3 2");
    Files.write(files().get(0), new byte[0]);
    assertThat(second.isWhole()).isFalse();
    assertThat(start(first)).isEqualTo("3 2");
    PositionIndex third = made();
    assertThat(third.isWhole()).isTrue();
    assertThat(start(third)).isEqualTo("4 3");
    Files.delete(files().get(0));
    assertThat(third.isWhole()).isTrue();
    assertThat(start(third)).isEqualTo("4 3");
  }

  @Test
  void whatIsGivenUpLeavesNothing() throws Refusal, IOException {
    for (int patience = 0; patience < 5; patience++) {
      Waiting impatient = new Waiting(patience);
      assertThatThrownBy(() -> made(impatient)).isInstanceOf(Refusal.class);
      assertThat(files()).isEmpty();
    }
    made();
    Files.writeString(folder.resolve("one.sgf"), OTHER + OTHER);
    byte[] before = Files.readAllBytes(files().get(0));
    assertThatThrownBy(() -> made(new Waiting(1))).isInstanceOf(Refusal.class);
    assertThat(files()).hasSize(1);
    assertThat(files().get(0)).hasBinaryContent(before);
  }

  @Test
  void twoAtOnceGetTheSame() throws IOException {
    List<CompletableFuture<String>> all = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      PositionIndexes own = PositionIndexes.in(cache, ReadingSettings.defaults(Catalog.ALL));
      all.add(
          CompletableFuture.supplyAsync(
              () -> {
                try {
                  return start(own.of(folder.toString(), new Waiting(Integer.MAX_VALUE)));
                } catch (Refusal e) {
                  return e.getMessage();
                }
              }));
    }
    assertThat(all).extracting(CompletableFuture::join).containsOnly("3 2");
    assertThat(files()).hasSize(1);
  }

  @Test
  void whatCannotBeReadIsLeftOutAndTheRestIsThere() throws Refusal, IOException {
    Files.writeString(folder.resolve("bad.sgf"), "(;GM[1]SZ[9]RE[B+1])(;GM[99];B[aa])" + GAME);
    Files.writeString(folder.resolve("worse.sgf"), "nothing");
    PositionIndex index = made();
    assertThat(start(index)).isEqualTo("5 4");
    assertThat(index.files().get(3).games()).isNegative();
    assertThatThrownBy(() -> indexes.of(folder.resolve("none").toString(), new Waiting(9)))
        .hasMessageContaining("none cannot be searched: no such file");
  }

  /** A format of two games a file, whose reader may fail in ways that nobody expects. */
  private record FailingFormat(Runnable opening, Runnable readingFirst, Recording game)
      implements Format {
    @Override
    public String name() {
      return "failing";
    }

    @Override
    public List<String> endings() {
      return List.of("failing");
    }

    @Override
    public boolean fits(byte[] head) {
      return true;
    }

    @Override
    public Archive open(Bytes file) {
      opening.run();
      return new Archive() {
        @Override
        public int size() {
          return 2;
        }

        @Override
        public Summary summary(int number) {
          return Summary.of(game.tree(), 2);
        }

        @Override
        public Recording game(int number, Consumer<Note> notes) {
          if (number == 0) {
            readingFirst.run();
          }
          return game;
        }
      };
    }

    @Override
    public Optional<String> loss(List<Recording> games) {
      return Optional.empty();
    }

    @Override
    public void write(List<Recording> games, RecordOutput out) {
      throw new AssertionError("only read");
    }
  }

  /** Has another file, of that format. */
  private void fail(Runnable opening, Runnable readingFirst) throws Exception {
    Files.writeString(folder.resolve("a.failing"), GAME);
    InputStream in = new ByteArrayInputStream(GAME.getBytes(StandardCharsets.UTF_8));
    Recording game = RecordingFile.first(in, Catalog.ALL);
    List<Format> formats = new ArrayList<>(RecordingFormats.of(Catalog.ALL).all());
    formats.add(new FailingFormat(opening, readingFirst, game));
    Formats known = new Formats(formats, Catalog.ALL.language());
    Optional<Format> any = Optional.empty();
    indexes =
        PositionIndexes.in(
            cache, new ReadingSettings(Catalog.ALL, known, any, Optional.empty(), false, 1 << 20));
  }

  private static List<Runnable> failures() {
    return List.of(
        () -> {
          throw new IllegalArgumentException();
        },
        () -> {
          throw new IndexOutOfBoundsException();
        },
        () -> {
          throw new StackOverflowError();
        });
  }

  @ParameterizedTest
  @MethodSource("failures")
  void aGameOnWhichItsReaderFailsIsLeftOut(Runnable failure) throws Exception {
    fail(() -> {}, failure);
    PositionIndex index = made();
    assertThat(index.games()).isEqualTo(5);
    assertThat(start(index)).isEqualTo("4 3");
    assertThat(indexes.matching(index, query("moves:2"), new Waiting(99)))
        .isEqualTo(games(1, 2, 3, 4));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void aFileOnWhichItsReaderFailsIsLeftOut(Runnable failure) throws Exception {
    fail(failure, () -> {});
    PositionIndex index = made();
    assertThat(start(index)).isEqualTo("3 2");
    assertThat(index.files().get(0).games()).isNegative();
    fail(() -> {}, () -> {});
    Files.writeString(folder.resolve("a.failing"), OTHER);
    PositionIndex more = made();
    assertThat(start(more)).isEqualTo("5 4");
    fail(failure, () -> {});
    assertThat(indexes.matching(more, query("moves:2"), new Waiting(99))).isEqualTo(games(2, 3, 4));
  }

  @Test
  void aQuestionIsAnsweredByTheGamesAsTheirFilesAre() throws Exception {
    PositionIndex index = made();
    Waiting waiting = new Waiting(Integer.MAX_VALUE);
    assertThat(indexes.matching(index, query("result:"), waiting)).isEqualTo(games(0, 1, 2));
    assertThat(indexes.matching(index, query("result:B"), waiting)).isEqualTo(games(0, 2));
    assertThat(indexes.matching(index, query("result:B"), new Waiting(0))).isEqualTo(games());
    Files.delete(folder.resolve("one.sgf"));
    Files.writeString(folder.resolve("two.sgf"), OTHER);
    assertThat(indexes.matching(index, query("moves:2"), waiting)).isEqualTo(games(1));
  }

  @Test
  void aQuestionOpensNoFileOnceItIsGivenUpAndNoneWithoutGames() throws Exception {
    List<String> opened = new ArrayList<>();
    fail(() -> opened.add("a.failing"), () -> {});
    PositionIndex index = made();
    opened.clear();
    indexes.matching(index, query("moves:2"), new Waiting(0));
    assertThat(opened).isEmpty();
    indexes.matching(index, query("moves:2"), new Waiting(1));
    assertThat(opened).hasSize(1);
    fail(failures().get(0), () -> {});
    Files.writeString(folder.resolve("a.failing"), OTHER);
    PositionIndex unread = made();
    fail(() -> opened.add("again"), () -> {});
    indexes.matching(unread, query("moves:2"), new Waiting(99));
    assertThat(opened).hasSize(1);
  }

  @Test
  void whatIsKnownOfAFileIsNotReadAgainForAQuestion() throws Exception {
    List<String> opened = new ArrayList<>();
    fail(() -> opened.add("a.failing"), () -> {});
    PositionIndex index = made();
    opened.clear();
    for (int times = 0; times < 2; times++) {
      assertThat(indexes.matching(index, query("player:ann"), new Waiting(99))).isEqualTo(games());
    }
    assertThat(opened).hasSize(1);
    indexes.matching(index, query("attempts:1"), new Waiting(99));
    assertThat(opened).hasSize(2);
  }

  private static GameQuery query(String word) throws QueryFault {
    return GameQuery.of(
        List.of(word),
        Catalog.ALL,
        (file, game) -> {
          throw new AssertionError(file);
        });
  }

  private static BitSet games(int... numbers) {
    BitSet games = new BitSet();
    for (int number : numbers) {
      games.set(number);
    }
    return games;
  }

  @Test
  void allAreForgotten() throws Refusal, IOException {
    assertThat(indexes.forget()).isZero();
    made();
    indexes.of(folder.resolve("two.sgf").toString(), new Waiting(99));
    assertThat(indexes.forget()).isEqualTo(2);
    assertThat(files()).isEmpty();
    assertThat(indexes.made(folder.toRealPath())).isEmpty();
  }
}
