package dev.banmen.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.banmen.proof.Repeats;
import dev.banmen.schedule.DaemonScheduler;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JournalTest {
  @TempDir Path folder;

  @Test
  void aLineIsInTheFileWhenAppendReturns() throws IOException {
    Path file = folder.resolve("a");
    try (Journal journal = Journal.create(file, "one\n")) {
      assertThat(file).hasContent("one\n");
      journal.append("two\nthree \u00e9\n");
      assertThat(journal.text()).isEqualTo("one\ntwo\nthree \u00e9\n");
    }
    assertThat(file).hasContent("one\ntwo\nthree \u00e9\n");
  }

  @Test
  void aNewJournalTakesNobodysPlace() throws IOException {
    Path file = Files.writeString(folder.resolve("a"), "kept\n");
    assertThatThrownBy(() -> Journal.create(file, "new\n"))
        .isInstanceOf(FileAlreadyExistsException.class);
    assertThat(file).hasContent("kept\n");
  }

  @Test
  void aTornLastLineIsTakenOffBeforeTheNextIsWritten() throws IOException {
    Path file = Files.writeString(folder.resolve("a"), "one\ntwo\nthr");
    try (Journal journal = Journal.resume(file)) {
      assertThat(journal.text()).isEqualTo("one\ntwo\n");
      journal.append("four\n");
    }
    assertThat(file).hasContent("one\ntwo\nfour\n");
  }

  @Test
  void oneProgramWritesAFileAtATime() throws IOException {
    Path file = folder.resolve("a");
    try (Journal journal = Journal.create(file, "one\n")) {
      assertThat(journal.path()).isEqualTo(file);
      assertThatThrownBy(() -> Journal.resume(file)).isInstanceOf(Journal.InUse.class);
    }
    Journal.resume(file).close();
  }

  /** A program of another process, which leaves its lock behind only if it is not one. */
  @Test
  void anotherProcessHoldsItsFile() throws Exception {
    Path file = folder.resolve("a");
    try (Journal journal = Journal.create(file, "one\n")) {
      assertThat(journal.path()).isEqualTo(file);
      assertThat(saidByAnother(file)).contains("this game is open in another program");
    }
    assertThat(file).hasContent("one\n");
  }

  @Test
  void aProgramThatAsksAgainForItsFileKeepsIt() throws Exception {
    JournalFolder games = new JournalFolder(folder);
    Journal journal = games.begin("game", "one\n");
    assertThatThrownBy(() -> games.resume("game.banmen")).isInstanceOf(Journal.InUse.class);
    assertThat(saidByAnother(journal.path())).contains("this game is open in another program");
    games.close(journal);
  }

  /** Java closes files that nobody holds any more, and a new file may get their number. */
  @Test
  void aJournalThatNobodyClosesKeepsItsFileToItself() throws Exception {
    Path file = new JournalFolder(folder).begin("game", "one\n").path();
    System.gc();
    assertThat(saidByAnother(file)).contains("this game is open in another program");
    Files.delete(file);
    JournalFolder games = new JournalFolder(folder);
    games.close(games.begin("game", "one\n"));
    assertThat(games.unfinished()).containsExactly("game.banmen");
  }

  @Test
  void readingAFileLeavesNothingOpenThatWouldEndItsLock() throws Exception {
    JournalFolder games = new JournalFolder(folder);
    games.close(games.begin("game", "one\n"));
    assertThat(games.bytes("game.banmen")).asString(StandardCharsets.UTF_8).isEqualTo("one\n");
    Journal journal = games.resume("game.banmen");
    System.gc(); // what is left open is closed at the latest now
    assertThat(saidByAnother(journal.path())).contains("this game is open in another program");
    games.close(journal);
  }

  @Test
  void aNameThatAnotherProgramIsJustTakingIsLeftToIt() throws IOException {
    JournalFolder games = new JournalFolder(folder);
    Path theirs = Files.createFile(folder.resolve("game.banmen.begun"));
    Journal journal = games.begin("game", "one\n");
    assertThat(journal.path()).isEqualTo(folder.resolve("game-2.banmen"));
    assertThat(theirs).exists();
    assertThat(games.unfinished()).isEqualTo(List.of("game-2.banmen"));
    games.close(journal);
  }

  /** One program starts and finishes games, and another resumes whatever it finds. */
  @Test
  @Tag(Repeats.TAG)
  void aGameIsNeverFoundWithoutItsFirstLineNorComesBackEmpty() throws Exception {
    beginAndFinishWhileAnotherResumes(Repeats.of(60, 150, 500));
  }

  @Test
  @Tag("thorough")
  void noneOfManyGamesIsFoundWithoutItsFirstLineNorComesBackEmpty() throws Exception {
    beginAndFinishWhileAnotherResumes(10_000);
  }

  private void beginAndFinishWhileAnotherResumes(int games) throws Exception {
    Path file = folder.resolve("a");
    Path finished = folder.resolve("finished");
    AtomicBoolean isOver = new AtomicBoolean();
    FutureTask<Integer> other = new FutureTask<>(() -> goneOnWith(file, isOver));
    Thread thread = new Thread(other);
    thread.start();
    for (int i = 0; i < games; i++) {
      try (Journal journal = Journal.create(file, "one\n")) {
        Files.move(file, finished, StandardCopyOption.REPLACE_EXISTING);
        journal.movedTo(finished);
      }
      assertThat(finished).content().startsWith("one\n");
      assertThat(file).doesNotExist();
    }
    isOver.set(true);
    assertThat(other.get()).isZero();
  }

  /** Resumes a file; returns how often there was nothing in it. */
  private static int goneOnWith(Path file, AtomicBoolean isOver) throws IOException {
    int empty = 0;
    while (!isOver.get()) {
      try (Journal journal = Journal.resume(file)) {
        empty += journal.text().startsWith("one\n") ? 0 : 1;
      } catch (IOException e) {
        // In use, or gone already.
      }
    }
    return empty;
  }

  @Test
  void aFileThatCannotBeReadIsClosedAgain() throws IOException {
    Path open = Path.of("/proc/self/fd");
    assumeThat(open).isDirectory();
    Path file = folder.resolve("a");
    try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
      large.setLength(1L << 32); // without anything in it: it takes no room
    }
    assertThatThrownBy(() -> Journal.resume(file)).isInstanceOf(IOException.class);
    try (Stream<Path> descriptors = Files.list(open)) {
      assertThat(descriptors.filter(one -> isOf(one, file))).isEmpty();
    }
  }

  private static boolean isOf(Path descriptor, Path file) {
    try {
      return Files.readSymbolicLink(descriptor).equals(file.toRealPath());
    } catch (IOException e) {
      return false; // the one that lists them
    }
  }

  private static String saidByAnother(Path file) throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process other =
        new ProcessBuilder(
                java,
                "-cp",
                System.getProperty("java.class.path"),
                JournalTest.class.getName(),
                file.toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(other.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(other.waitFor()).isZero();
    return said;
  }

  /** Tries to write a file, as another program. */
  public static void main(String[] args) throws IOException {
    try (Journal journal = Journal.resume(Path.of(args[0]))) {
      journal.append("two\n");
    } catch (Journal.InUse e) {
      System.out.println(e.getMessage());
    }
  }

  @Test
  void aClosedJournalTakesNoMore() throws IOException {
    Journal journal = Journal.create(folder.resolve("a"), "one\n");
    journal.close();
    journal.close();
    assertThatThrownBy(() -> journal.append("two\n")).isInstanceOf(IOException.class);
    assertThat(folder.resolve("a")).hasContent("one\n");
  }

  /** A journal that counts how often it is forced, and whose tasks wait to be run. */
  private static final class Forced extends Journal {
    final List<Runnable> due;
    int times;

    Forced(Path file, List<Runnable> due) throws IOException {
      super(
          file,
          () -> {},
          new RandomAccessFile(file.toFile(), "rw"),
          (millis, task) -> {
            due.add(task);
            return () -> due.remove(task);
          });
      this.due = due;
    }

    void runs() {
      due.remove(0).run();
    }

    @Override
    void force() throws IOException {
      super.force();
      times++;
    }
  }

  @Test
  void linesThatComeTogetherAreForcedOnceAndLaterOnesAgain() throws IOException {
    try (Forced journal = new Forced(folder.resolve("a"), new ArrayList<>())) {
      journal.append("one\n");
      journal.append("two\n");
      assertThat(journal.due).hasSize(1);
      assertThat(journal.times).isZero();
      journal.runs();
      assertThat(journal.times).isOne();
      assertThat(journal.due).isEmpty();
      journal.append("three\n");
      journal.runs();
      assertThat(journal.times).isEqualTo(2);
    }
  }

  @Test
  void whatIsDueAfterItIsClosedForcesNothing() throws IOException {
    Forced journal = new Forced(folder.resolve("a"), new ArrayList<>());
    journal.append("one\n");
    journal.close();
    assertThat(journal.times).isOne();
    journal.runs();
    assertThat(journal.times).isOne();
  }

  @Test
  void whatIsAppendedIsForcedWithoutBeingAskedFor() throws Exception {
    CountDownLatch forced = new CountDownLatch(1);
    Path file = folder.resolve("a");
    RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw");
    try (Journal journal =
        new Journal(file, () -> {}, open, DaemonScheduler.SCHEDULER) {
          @Override
          void force() throws IOException {
            super.force();
            forced.countDown();
          }
        }) {
      journal.append("one\n");
      assertThat(forced.await(60, TimeUnit.SECONDS)).isTrue();
    }
  }

  /** Each burst of each journal once had a thread of its own. */
  @Test
  void manyJournalsShareTheThreadsThatForceThem() throws Exception {
    Set<Thread> threads = ConcurrentHashMap.newKeySet();
    List<Journal> journals = new ArrayList<>();
    CountDownLatch forced = new CountDownLatch(50);
    for (int i = 0; i < 50; i++) {
      Path file = folder.resolve("a" + i);
      RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw");
      journals.add(
          new Journal(file, () -> {}, open, DaemonScheduler.SCHEDULER) {
            @Override
            void force() throws IOException {
              threads.add(Thread.currentThread());
              forced.countDown();
            }
          });
    }
    for (Journal journal : journals) {
      journal.append("one\n");
    }
    assertThat(forced.await(60, TimeUnit.SECONDS)).isTrue();
    assertThat(threads).hasSizeLessThanOrEqualTo(2);
    for (Journal journal : journals) {
      journal.close();
    }
  }

  @Test
  void theUsersFolderIsInTheStateHome() throws IOException {
    assertThat(folderOf(Map.of("XDG_STATE_HOME", "/state"))).isEqualTo("/state/banmen/games/a");
    assertThat(folderOf(Map.of("XDG_STATE_HOME", "state")))
        .isEqualTo("/home/ann/.local/state/banmen/games/a");
    assertThat(folderOf(Map.of("XDG_STATE_HOME", "")))
        .isEqualTo("/home/ann/.local/state/banmen/games/a");
    assertThat(folderOf(Map.of())).isEqualTo("/home/ann/.local/state/banmen/games/a");
    assertThat(folderOf(Map.of("HOME", "/h"))).isEqualTo("/h/.local/state/banmen/games/a");
  }

  /** As in the locale C if a folder's name is not ASCII: Java has no path for it. */
  @Test
  void aFolderWithoutAPathIsAFault() {
    assertThatThrownBy(() -> folderOf(Map.of("HOME", "/h\0")))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith("the name /h");
  }

  @Test
  void aNewFolderIsItsUsersAlone() throws IOException {
    assumeThat(folder.getFileSystem().supportedFileAttributeViews()).contains("posix");
    JournalFolder games = new JournalFolder(folder.resolve("state/games"));
    Journal journal = games.begin("game", "one\n");
    games.close(journal);
    games.finish(journal);
    for (String made : List.of("state", "state/games", "state/games/finished")) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve(made))))
          .as(made)
          .isEqualTo("rwx------");
    }
  }

  private static String folderOf(Map<String, String> environment) throws IOException {
    return StateFolder.of(environment, "/home/ann").resolve("games/a").toString();
  }

  @Test
  void aFolderThatIsNotThereHoldsNothing() throws IOException {
    JournalFolder games = new JournalFolder(folder.resolve("not/there"));
    assertThat(games.unfinished()).isEmpty();
    assertThat(folder.resolve("not")).doesNotExist();
  }

  @Test
  void unfinishedGamesComeNewestFirstAndFinishedOnesNoMore() throws IOException {
    JournalFolder games = new JournalFolder(folder.resolve("not/there"));
    Journal first = games.begin("game", "one\n");
    Journal second = games.begin("game", "two\n");
    Files.setLastModifiedTime(first.path(), FileTime.fromMillis(2000));
    Files.setLastModifiedTime(second.path(), FileTime.fromMillis(1000));
    Files.writeString(games.path("notes.txt"), "no game");
    assertThat(games.unfinished()).isEqualTo(List.of("game.banmen", "game-2.banmen"));
    assertThat(games.isOwn("game.banmen")).isTrue();
    assertThatThrownBy(() -> games.bytes("game.banmen")).isInstanceOf(Journal.InUse.class);
    games.close(first);
    assertThat(games.bytes("game.banmen")).containsExactly('o', 'n', 'e', '\n');
    games.finish(first);
    assertThat(games.unfinished()).isEqualTo(List.of("game-2.banmen"));
    assertThat(folder.resolve("not/there/finished/game.banmen")).hasContent("one\n");
    games.close(second);
  }

  @Test
  void aFinishedGameTakesNoOthersName() throws IOException {
    JournalFolder games = new JournalFolder(folder);
    for (int i = 0; i < 2; i++) {
      Journal journal = games.begin("game", i + "\n");
      games.close(journal);
      games.finish(journal);
    }
    assertThat(folder.resolve("finished/game.banmen")).hasContent("0\n");
    assertThat(folder.resolve("finished/game-2.banmen")).hasContent("1\n");
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "1, 4", "2, 8", "3, 8", "9, 8"})
  void noMoreLinesAreCutOffThanThereAre(int lines, int left) throws IOException {
    Path file = Files.writeString(folder.resolve("a"), "one\ntwo\n");
    try (Journal journal = Journal.resume(file)) {
      assertThat(journal.cutAfter(lines)).hasContent("one\ntwo\n");
      assertThat(journal.text()).isEqualTo("one\ntwo\n".substring(0, left));
    }
    assertThat(file).hasSize(left);
  }

  @Test
  void aFileThatIsOnlyReadKeepsItsTornLine() throws IOException {
    Path file = Files.writeString(folder.resolve("a"), "one\ntwo and more");
    Journal.resume(file).close();
    assertThat(file).hasContent("one\ntwo and more");
    try (Journal journal = Journal.resume(file)) {
      journal.append("2\n");
    }
    assertThat(file).hasContent("one\n2\n");
  }
}
