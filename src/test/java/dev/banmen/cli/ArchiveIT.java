package dev.banmen.cli;

import static dev.banmen.cli.Checkout.assertJudges;
import static dev.banmen.cli.Checkout.assertWorks;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The archives of classes that the launcher has Java make and use. */
class ArchiveIT {
  /** Where these lie that have archives: to make one takes seconds, and these tests leave one. */
  @TempDir static Path kept;

  private static Checkout judged;
  private static Checkout shown;

  @TempDir Path folder;
  private Checkout checkout;

  @BeforeAll
  static void makeArchives() throws IOException {
    judged = new Checkout(kept.resolve("one with blanks"));
    judged.judgeTwice();
    shown = new Checkout(kept.resolve("another"));
    Files.writeString(shown.home.resolve("a.sgf"), "(;GM[1]SZ[5];B[aa];W[bb])");
    assertThat(shown.run("show", "a.sgf").out()).startsWith("Go, 5x5");
    assertThat(shown.run("show", "a.sgf").out()).startsWith("Go, 5x5");
  }

  @BeforeEach
  void checkOut() throws IOException {
    checkout = new Checkout(folder.resolve("a folder with blanks"));
  }

  @Test
  void theSecondStartMakesAnArchiveAndTheNextKeepsIt() throws IOException {
    assertWorks(checkout.run("version"));
    assertWorks(checkout.run("version"));
    Path archive = checkout.archive();
    Object first = Files.readAttributes(archive, "unix:ino,ctime");
    assertWorks(checkout.run("version"));
    assertThat(checkout.archive()).isEqualTo(archive);
    assertThat((Object) Files.readAttributes(archive, "unix:ino,ctime")).isEqualTo(first);
    assertThat(checkout.made()).hasSize(2); // the archive, and when it was tried
  }

  @Test
  void aNewJarMakesANewArchive() throws IOException {
    checkout = judged;
    Object first = Files.getAttribute(checkout.archive(), "unix:ctime");
    Files.setLastModifiedTime(checkout.jar, FileTime.from(Instant.now().plusSeconds(60)));
    checkout.judgeTwice();
    assertThat(Files.getAttribute(checkout.archive(), "unix:ctime")).isNotEqualTo(first);
  }

  @Test
  void aDamagedArchiveIsMadeAnew() throws IOException {
    checkout = judged;
    byte[] whole = Files.readAllBytes(checkout.archive());
    damage(checkout.archive());
    byte[] damaged = Files.readAllBytes(checkout.archive());
    checkout.judgeTwice();
    assertThat(Files.readAllBytes(checkout.archive()))
        .isNotEqualTo(damaged)
        .hasSizeGreaterThan(whole.length / 2);
  }

  /** As a machine that loses its power leaves one: with all that is known of its file. */
  @Test
  void anArchiveThatWasDamagedBeforeTheMachineStartedIsMadeAnew() throws IOException {
    checkout = judged;
    damage(checkout.archive());
    byte[] damaged = Files.readAllBytes(checkout.archive());
    String known = "stat -c '%A %u %i %s %y %z' target/banmen.jar target/start/judge.jsa";
    ProgramRun stat = Checkout.await(checkout.begin(checkout.home, "sh", "", "-c", known));
    Path tried = checkout.start.resolve("judge.jsa.tried");
    String[] words = Files.readString(tried).split(" -rw", 2);
    String now = words[0] + " " + stat.out().replace("\n", " ").strip() + "\n";
    Files.writeString(tried, now.replaceFirst("^\\S+", "another-boot"));
    checkout.judgeTwice();
    assertThat(Files.readAllBytes(checkout.archive())).isNotEqualTo(damaged);
  }

  @ParameterizedTest
  @ValueSource(strings = {"sh", "dash", "bash --posix", "bash"})
  void anArchiveWithOtherBytesThanBeforeIsMadeAnew(String shell) throws IOException {
    assumeThat(shellThere(shell)).isTrue();
    checkout = judged;
    assertJudges(judge(shell));
    Path archive = checkout.archive();
    FileTime time = Files.getLastModifiedTime(archive);
    damage(archive);
    Files.setLastModifiedTime(archive, time);
    byte[] damaged = Files.readAllBytes(archive);
    assertJudges(judge(shell));
    assertJudges(judge(shell));
    assertThat(Files.readAllBytes(archive)).isNotEqualTo(damaged);
    assertJudges(judge(shell));
  }

  /** Java would die of some of these, and load other classes than the program's from others. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void noFlippedBitIsEverRead(int seed) throws IOException {
    checkout = shown;
    ProgramRun right = checkout.run("show", "a.sgf");
    assertThat(right.out()).startsWith("Go, 5x5");
    Path archive = checkout.archive();
    FileTime time = Files.getLastModifiedTime(archive);
    flip(archive, new Random(seed));
    Files.setLastModifiedTime(archive, time);
    assertThat(checkout.run("show", "a.sgf")).isEqualTo(right);
    assertThat(checkout.run("show", "a.sgf")).isEqualTo(right);
    assertThat(checkout.home.toFile().list()).noneMatch(name -> name.startsWith("hs_err"));
  }

  private static void flip(Path archive, Random random) throws IOException {
    byte[] bytes = Files.readAllBytes(archive);
    for (int flipped = 0; flipped < 40; flipped++) {
      bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
    }
    assertThat(archive.toFile().setWritable(true)).isTrue();
    Files.write(archive, bytes);
  }

  /** Runs the launcher with another shell and its options, not the one that it names. */
  private ProgramRun judge(String shell) {
    return Checkout.await(
        checkout.begin(
            checkout.home, "sh", Checkout.CASE, "-c", "exec " + shell + " ./banmen judge go"));
  }

  private static boolean shellThere(String shell) {
    String name = shell.split(" ")[0];
    return Arrays.stream(System.getenv("PATH").split(":"))
        .anyMatch(place -> Files.isExecutable(Path.of(place, name)));
  }

  @Test
  void aRunThatEndsWithItsUsageLeavesNoArchiveForTheNext() throws IOException {
    assertThat(checkout.run("play", "chess").code()).isEqualTo(2);
    assertThat(checkout.made()).noneMatch(file -> file.toString().contains(".jsa"));
  }

  /** Overwrites pages near the archive's start, like a power failure. */
  private static void damage(Path archive) throws IOException {
    assertThat(archive.toFile().setWritable(true)).isTrue();
    byte[] noise = new byte[(int) Files.size(archive) / 2];
    new Random(1).nextBytes(noise);
    try (FileChannel channel = FileChannel.open(archive, StandardOpenOption.WRITE)) {
      channel.write(ByteBuffer.wrap(noise), noise.length / 4);
    }
  }

  @Test
  void makingAnArchiveLeavesTheUsersOwnFoldersAlone() throws IOException {
    for (String folder : List.of("STATE", "DATA", "CONFIG", "CACHE")) {
      checkout.with("XDG_" + folder + "_HOME", "");
    }
    assertThat(checkout.run("games").err()).isEmpty();
    assertThat(checkout.run("games").err()).isEmpty();
    assertThat(checkout.archive()).isNotEmptyFile();
    assertThat(checkout.home.resolve("user")).isEmptyDirectory();
  }

  @ParameterizedTest
  @ValueSource(strings = {"rwxrwx---", "rwx----w-", "rwxrwxrwx"})
  void aFolderInWhichOthersCouldWriteIsNotUsed(String permissions) throws IOException {
    Path theirs = Files.writeString(Files.createDirectory(checkout.start).resolve("judge.jsa"), "");
    Files.setPosixFilePermissions(checkout.start, PosixFilePermissions.fromString(permissions));
    assertJudges(checkout.judge());
    assertThat(checkout.made()).containsExactly(theirs);
    assertThat(theirs).isEmptyFile();
  }

  @Test
  void anArchiveOfSomebodyElseIsMadeAnew() throws IOException {
    checkout = judged;
    Object own = Files.getAttribute(checkout.archive(), "unix:uid");
    assumeThat(own).as("only root gives files away").isEqualTo(0);
    Files.setAttribute(checkout.archive(), "unix:uid", 65534);
    checkout.judgeTwice();
    assertThat(Files.getAttribute(checkout.archive(), "unix:uid")).isEqualTo(own);
  }

  @Test
  void anArchiveThatIsNoneIsPassedOverInSilence() throws IOException {
    checkout = judged;
    Path archive = checkout.archive();
    byte[] bytes = Files.readAllBytes(archive);
    Files.delete(archive);
    Files.write(archive, Arrays.copyOf(bytes, bytes.length / 2));
    checkout.judgeTwice();
    Files.delete(archive);
    Files.writeString(archive, "not an archive");
    checkout.judgeTwice();
    Files.delete(archive);
    checkout.judgeTwice();
  }

  @Test
  void anArchiveOfAnotherPlaceIsMadeAnew() throws IOException {
    Checkout here = new Checkout(folder.resolve("here"));
    assertJudges(here.judge());
    assertJudges(here.judge());
    Path tried = Path.of("target/start/judge.jsa.tried");
    String before = Files.readString(here.home.resolve(tried));
    Path moved = Files.move(here.home, folder.resolve("moved"));
    assertJudges(Checkout.await(here.beginJudging(folder, "moved/banmen")));
    assertJudges(Checkout.await(here.beginJudging(folder, "moved/banmen")));
    assertThat(Files.readString(moved.resolve(tried)))
        .isNotEqualTo(before)
        .contains(moved.toString());
  }

  @Test
  void whereNothingCanBeWrittenItStartsWithoutAnArchive() throws IOException {
    checkout.withoutArchives();
    assertJudges(checkout.judge());
    assertThat(checkout.start).isRegularFile();
  }

  @Test
  void twoStartsAtOnceBothWorkAndLeaveOneArchive() throws IOException {
    Process one = checkout.beginJudging(checkout.home, "./banmen");
    Process two = checkout.beginJudging(checkout.home, "./banmen");
    assertJudges(Checkout.await(one));
    assertJudges(Checkout.await(two));
    assertJudges(checkout.judge());
    assertThat(checkout.archive()).isNotEmptyFile();
    checkout.judgeTwice();
  }

  /** A file system of 2 MB, whose room an archive would not have. */
  @Test
  void whereThereIsNoRoomItStartsWithoutAnArchive() throws Exception {
    Path tools = Files.createDirectories(folder.resolve("tools"));
    Checkout.executable(
        tools.resolve("df"), "echo Filesystem; echo 'small 2048 1024 1024 50% /somewhere'");
    checkout.with("PATH", tools + ":" + System.getenv("PATH"));
    assertJudges(checkout.judge());
    assertThat(checkout.made()).isEmpty();
  }
}
