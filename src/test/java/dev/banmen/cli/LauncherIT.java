package dev.banmen.cli;

import static dev.banmen.cli.Checkout.assertJudges;
import static dev.banmen.cli.Checkout.assertWorks;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The launcher, started as a person would start it. */
class LauncherIT {
  private static final String JAVA = System.getProperty("java.home");

  @TempDir Path folder;
  private Checkout checkout;

  @BeforeEach
  void checkOut() throws IOException {
    checkout = new Checkout(folder.resolve("a folder with blanks"));
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
