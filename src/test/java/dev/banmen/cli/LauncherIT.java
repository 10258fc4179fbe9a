package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.OutputStream;
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
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The launcher, started as a person would start it. */
class LauncherIT {
  private static final String JAVA = System.getProperty("java.home");
  private static final String VERSION = Runtime.version().toString();

  /** Where these lie that have archives: to make one takes seconds, and these tests leave one. */
  @TempDir static Path kept;

  private static Checkout judged;
  private static Checkout shown;

  @TempDir Path folder;
  private Checkout checkout;

  @BeforeAll
  static void makeArchives() throws IOException {
    judged = new Checkout(kept.resolve("one with blanks"));
    judgeTwice(judged);
    shown = new Checkout(kept.resolve("another"));
    Files.writeString(shown.home.resolve("a.sgf"), "(;GM[1]SZ[5];B[aa];W[bb])");
    assertThat(shown.run("show", "a.sgf").out()).startsWith("Go, 5x5");
    assertThat(shown.run("show", "a.sgf").out()).startsWith("Go, 5x5");
  }

  @BeforeEach
  void checkOut() throws IOException {
    checkout = new Checkout(folder.resolve("a folder with blanks"));
  }

  private static void assertWorks(ProgramRun run) {
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith("banmen ").contains("(Java " + VERSION + ")");
    assertThat(run.code()).isZero();
  }

  /** Once for Java to note classes, once to make an archive of them. */
  private static void judgeTwice(Checkout checkout) {
    assertJudges(checkout.judge());
    assertJudges(checkout.judge());
  }

  private void judgeTwice() {
    judgeTwice(checkout);
  }

  private static void assertJudges(ProgramRun run) {
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith("B.................." + System.lineSeparator() + "...");
    assertThat(run.code()).isZero();
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
    judgeTwice();
    assertThat(Files.getAttribute(checkout.archive(), "unix:ctime")).isNotEqualTo(first);
  }

  @Test
  void aDamagedArchiveIsMadeAnew() throws IOException {
    checkout = judged;
    byte[] whole = Files.readAllBytes(checkout.archive());
    damage(checkout.archive());
    byte[] damaged = Files.readAllBytes(checkout.archive());
    judgeTwice();
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
    judgeTwice();
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
  @ValueSource(
      strings = {
        "-XX:+UseG1GC",
        "-Xshare:off",
        "-XX:+UseParallelGC -Xshare:auto",
        "-Xmx64m",
        "-Dsome=thing"
      })
  void whatTheEnvironmentAsksOfEveryJavaIsHeeded(String options) {
    checkout.with("JAVA_TOOL_OPTIONS", options);
    assertJudges(checkout.judge());
    assertJudges(checkout.judge());
    ProgramRun check = checkout.run("judge", "go");
    assertThat(check.err()).doesNotContain("VM", "Picked up").hasLineCount(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {600_000, 1_000_000, 2_000_000})
  void itStartsWhereAddressesAreFew(int kilobytes) throws IOException {
    Files.writeString(checkout.home.resolve("a.sgf"), "(;GM[1]SZ[5];B[aa];W[bb])");
    assertWorks(inFewAddresses(kilobytes, "", "version"));
    assertJudges(inFewAddresses(kilobytes, Checkout.CASE, "judge go"));
    assertThat(inFewAddresses(kilobytes, "", "games").out()).startsWith("go ");
    assertThat(inFewAddresses(kilobytes, "", "show a.sgf").out()).startsWith("Go, 5x5");
    assertThat(inFewAddresses(kilobytes, "play go size=5\n", "shell").out()).startsWith("Go, 5x5");
    checkout.with("JAVA_TOOL_OPTIONS", "-Xmx64m");
    assertJudges(inFewAddresses(kilobytes, Checkout.CASE, "judge go"));
    try (Stream<Path> files = Files.list(checkout.home)) {
      assertThat(files).noneMatch(file -> file.getFileName().toString().startsWith("hs_err"));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {100_000, 200_000, 350_000, 450_000, 599_999})
  void whereAddressesAreTooFewItSaysSo(int kilobytes) throws IOException {
    Files.writeString(checkout.home.resolve("a.sgf"), "(;GM[1]SZ[5];B[aa];W[bb])");
    String line = "ulimit -v %d && exec ./banmen show a.sgf".formatted(kilobytes);
    ProgramRun run = Checkout.await(checkout.begin(checkout.home, "sh", "", "-c", line));
    String sentence =
        "banmen: not enough memory to start Java: 'ulimit -v' is %d, and 600000 is needed%n";
    assertThat(run).isEqualTo(new ProgramRun(1, "", sentence.formatted(kilobytes)));
    assertThat(checkout.home.toFile().list()).noneMatch(name -> name.startsWith("hs_err"));
  }

  private ProgramRun inFewAddresses(int kilobytes, String input, String command) {
    String line = "ulimit -v %d && exec ./banmen %s".formatted(kilobytes, command);
    ProgramRun run = Checkout.await(checkout.begin(checkout.home, "sh", input, "-c", line));
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    return run;
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
    judgeTwice();
    assertThat(Files.getAttribute(checkout.archive(), "unix:uid")).isEqualTo(own);
  }

  @Test
  void anArchiveThatIsNoneIsPassedOverInSilence() throws IOException {
    checkout = judged;
    Path archive = checkout.archive();
    byte[] bytes = Files.readAllBytes(archive);
    Files.delete(archive);
    Files.write(archive, Arrays.copyOf(bytes, bytes.length / 2));
    judgeTwice();
    Files.delete(archive);
    Files.writeString(archive, "not an archive");
    judgeTwice();
    Files.delete(archive);
    judgeTwice();
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
    judgeTwice();
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

  @ParameterizedTest
  @ValueSource(strings = {"check a.sgf", "stats a.sgf", "judge chess a.sgf", "show nix.sgf"})
  void everyCommandSpeaksTheLanguageOfTheLocale(String command) throws IOException {
    checkout.withoutArchives();
    Files.writeString(checkout.home.resolve("a.sgf"), "(;GM[1]SZ[5];B[aa];W[aa])");
    checkout.with("LC_ALL", "").with("LC_MESSAGES", "").with("LANG", "zh_CN.UTF-8");
    assertThat(said(command)).containsPattern("\\p{IsHan}");
    checkout.with("LC_MESSAGES", "en_US.UTF-8");
    assertThat(said(command)).containsPattern("[a-z]{4}").doesNotContainPattern("\\p{IsHan}");
    checkout.with("LC_ALL", "zh_CN.UTF-8");
    assertThat(said(command)).containsPattern("\\p{IsHan}");
  }

  /** In Go, hints ask a network, and a computer may sit down later. */
  @ParameterizedTest
  @ValueSource(strings = {"play --resume", "play othello --white bot:1", "play go"})
  void aGameInWhichTheComputerMayThinkLongStartsAsOneWithAComputer(String game) throws IOException {
    Path java = Checkout.pretendJava(folder.resolve("telling"), "998+1", "printf '%s\\n' \"$@\"");
    checkout.withoutArchives().with("JAVA_HOME", java.toString());
    assertThat(options(game))
        .isEqualTo(options("play go --white bot:1"))
        .isNotEqualTo(options("play gomoku"));
  }

  @ParameterizedTest
  @CsvSource({
    "--lang zh judge go a,          judge --lang zh go a",
    "--theme=slate --ascii play go, play go --theme=slate --ascii",
    "--glyphs ascii view -,         view - --glyphs ascii",
    "--color none check a b,        check a b",
    "--theme judge,                 --theme wood",
    "--theme,                       --lang",
  })
  void aCommandBehindOptionsIsStartedAsItIsBeforeThem(String behind, String before)
      throws IOException {
    Path java =
        Checkout.pretendJava(
            folder.resolve("telling"), "998+1", "echo \"$LC_ALL\"; printf '%s\\n' \"$@\"");
    checkout.withoutArchives().with("JAVA_HOME", java.toString()).with("LC_ALL", "C");
    assertThat(options(behind)).isEqualTo(options(before)).contains("-XX:");
  }

  /** Neither its lists of threads, nor its warnings, nor why it dies. */
  @Test
  void theServersJavaWritesNothingToStandardOutput() throws IOException {
    Path java = Checkout.pretendJava(folder.resolve("telling"), "998+1", "printf '%s\\n' \"$@\"");
    checkout.with("JAVA_HOME", java.toString());
    assertThat(checkout.run("serve").out())
        .contains(
            "-XX:+DisplayVMOutputToStderr",
            "-Xlog:disable\n-Xlog:all=warning:stderr",
            "-XX:+SuppressFatalErrorMessage");
  }

  /** Java's options before the program's own arguments. */
  private String options(String line) {
    String told = checkout.run(line.split(" ")).out();
    return told.substring(0, told.indexOf("-jar"));
  }

  private String said(String command) {
    ProgramRun run = checkout.run(command.split(" "));
    return run.out() + run.err();
  }

  @ParameterizedTest
  @CsvSource({"HUP, 129", "INT, 130", "TERM, 143"})
  void aSignalEndsItsFirstStartAndTheNextWorks(String signal, int code) throws Exception {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    Process launcher =
        checkout.begin(checkout.home, "./banmen", "", "judge", "go", pipe.toString());
    OutputStream open = Files.newOutputStream(pipe); // once Java reads it
    String pid = Long.toString(launcher.pid());
    assertThat(new ProcessBuilder("kill", "-s", signal, pid).start().waitFor()).isZero();
    assertThat(Checkout.await(launcher)).isEqualTo(new ProgramRun(code, "", ""));
    open.close();
    assertJudges(checkout.judge());
  }

  @Test
  void itStartsThroughSymbolicLinksFromAnywhere() throws IOException {
    Path bin = Files.createDirectories(folder.resolve("bin"));
    Files.createSymbolicLink(bin.resolve("direct"), checkout.home.resolve("banmen"));
    Files.createSymbolicLink(bin.resolve("relative"), Path.of("../bin/direct"));
    assertWorks(Checkout.await(checkout.begin(Path.of("/"), bin + "/direct", "", "version")));
    assertWorks(Checkout.await(checkout.begin(folder, "bin/relative", "", "version")));
    checkout.with("PATH", bin + ":" + System.getenv("PATH"));
    assertWorks(Checkout.await(checkout.begin(folder, "relative", "", "version")));
  }

  @Test
  void aJavaHomeThatWillNotDoIsPassedOver() throws IOException {
    checkout.withoutArchives();
    Path old = Checkout.pretendJava(folder.resolve("old"), "11.0.2+9", "exit 99");
    for (String home : new String[] {old.toString(), "/nonsense", ""}) {
      checkout.with("JAVA_HOME", home).with("PATH", JAVA + "/bin:" + System.getenv("PATH"));
      ProgramRun run = checkout.run("version");
      assertThat(run.err()).isEmpty();
      assertThat(run.code()).as("JAVA_HOME=" + home).isZero();
    }
  }

  @Test
  void theNewestReleasedJavaIsChosen() throws IOException {
    String real = "echo \"$0\" >&2; exec '" + JAVA + "/bin/java' \"$@\"";
    Path jdks = checkout.home.resolve("user/.jdks");
    Checkout.pretendJava(jdks.resolve("1-older"), "997.0.9+1", "exit 99");
    Checkout.pretendJava(jdks.resolve("2-newest"), "998.0.10+1-LTS", real);
    Checkout.pretendJava(jdks.resolve("3-older"), "998.0.9+1", "exit 99");
    Checkout.pretendJava(jdks.resolve("4-early"), "999-ea+3", "exit 99");
    checkout.with("JAVA_HOME", "");
    for (int time = 0; time < 2; time++) {
      ProgramRun run = checkout.run("version");
      assertThat(run.err()).isEqualTo(jdks.resolve("2-newest") + "/bin/java\n");
      assertThat(run.code()).isZero();
    }
    Checkout.pretendJava(jdks.resolve("2-newest"), "998.0.8+1", "exit 99");
    Checkout.pretendJava(jdks.resolve("3-older"), "998.0.9+1", real);
    assertThat(checkout.run("version").err()).isEqualTo(jdks.resolve("3-older") + "/bin/java\n");
    Checkout.pretendJava(jdks.resolve("5-added"), "998.1+1", real);
    assertThat(checkout.run("version").err()).isEqualTo(jdks.resolve("5-added") + "/bin/java\n");
  }

  @Test
  void whatIsNotBuiltIsBuiltOnceAndSaidInOneLine() throws IOException {
    Path store = Files.move(checkout.jar, folder.resolve("store.jar"));
    Path calls = folder.resolve("calls");
    Checkout.executable(
        folder.resolve("bin/mvn"),
        "cat; echo built >> '%s'; echo noise; cp '%s' target/banmen.jar".formatted(calls, store));
    checkout.with("PATH", folder.resolve("bin") + ":" + System.getenv("PATH"));
    Process one = checkout.begin(checkout.home, "./banmen", "unread", "version");
    Process two = checkout.begin(checkout.home, "./banmen", "unread", "version");
    ProgramRun first = Checkout.await(one);
    ProgramRun second = Checkout.await(two);
    assertThat(Files.readString(calls)).isEqualTo("built\n");
    // Who builds says so, and who comes while it builds says that it waits.
    assertThat(first.err() + second.err())
        .matches(
            "(banmen: waiting for process [0-9]+, which is building\n)?"
                + "banmen: not built yet: building it with Maven, which takes a minute\n"
                + "(banmen: waiting for process [0-9]+, which is building\n)?");
    assertThat(first.out()).startsWith("banmen ").isEqualTo(second.out());
    assertThat(checkout.home.resolve("target/building")).doesNotExist();
  }

  /** The commands that the launcher needs itself, and no others. */
  private void withoutMaven() throws IOException {
    Path bin = folder.resolve("few");
    for (String one : List.of("sh", "readlink", "mkdir", "rm", "uname", "cat", "sleep")) {
      Checkout.executable(bin.resolve(one), "exec /bin/%s \"$@\"".formatted(one));
    }
    checkout.with("PATH", bin.toString());
  }

  @Test
  void whereMavenIsMissingOneLineSaysHowToGetIt() throws IOException {
    Files.delete(checkout.jar);
    withoutMaven();
    ProgramRun run = checkout.run("version");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).matches("banmen: building needs Maven: .*install\\.sh.*\n");
    assertThat(checkout.home.resolve("target/building")).doesNotExist();
  }

  @Test
  void whereMavenIsTooOldOneLineSaysWhereToGetAnother() throws IOException {
    Files.delete(checkout.jar);
    String said = "Rule 1: Banmen is built with Maven 3.8 or newer.";
    Checkout.executable(folder.resolve("bin/mvn"), "echo '%s'; exit 1".formatted(said));
    checkout.with("PATH", folder.resolve("bin") + ":" + System.getenv("PATH"));
    ProgramRun run = checkout.run("version");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err())
        .matches(
            "banmen: not built yet.*\n"
                + "banmen: building needs Maven 3.8 or newer:"
                + " .*maven\\.apache\\.org.*install\\.sh.*\n");
  }

  @Test
  void aBuildThatFailsSaysSo() throws IOException {
    Files.delete(checkout.jar);
    Checkout.executable(folder.resolve("bin/mvn"), "exit 7");
    checkout.with("PATH", folder.resolve("bin") + ":" + System.getenv("PATH"));
    ProgramRun run = checkout.run("version");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).endsWith("banmen: the build failed\n");
  }

  @Test
  void exitCodesAndStreamsComeThrough() throws IOException {
    checkout.withoutArchives();
    assertThat(checkout.run("no-command"))
        .isEqualTo(
            new ProgramRun(
                2,
                "",
                "banmen: 'no-command' is neither a command nor a file; see 'banmen --help'\n"));
    assertThat(checkout.run("judge", "chess").code()).isEqualTo(2);
    assertThat(checkout.run("--help").out()).startsWith("Usage: banmen ");
  }
}
