package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.tui.PseudoTerminal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A copy of the packaged program in a folder of its own, to be started through its launcher with a
 * given environment. Mutable; for one test.
 */
final class Checkout {
  private static final Path LAUNCHER =
      Path.of(System.getProperty("banmen.command", "banmen")).toAbsolutePath();

  /** One case for {@code judge go}: a stone in the corner. */
  static final String CASE = "1\n1\nB 1 1\n";

  private static final String BUILD = "src/packaging/build";

  final Path home;
  final Path start;
  final Path jar;
  private final Map<String, String> environment = new HashMap<>();

  /** The launcher and what the build made, without any archive. */
  Checkout(Path home) throws IOException {
    this.home = Files.createDirectories(home);
    this.jar = home.resolve("target/banmen.jar");
    this.start = home.resolve("target/start");
    Path built = LAUNCHER.resolveSibling("target");
    Files.copy(LAUNCHER, home.resolve("banmen"));
    Files.createDirectories(home.resolve(BUILD).getParent());
    Files.copy(LAUNCHER.resolveSibling(BUILD), home.resolve(BUILD));
    Files.createDirectories(home.resolve("target/lib"));
    Files.copy(built.resolve("banmen.jar"), jar);
    try (Stream<Path> libraries = Files.list(built.resolve("lib"))) {
      for (Path library : libraries.toList()) {
        Files.copy(library, home.resolve("target/lib").resolve(library.getFileName()));
      }
    }
    with("JAVA_HOME", System.getProperty("java.home"));
    with("HOME", Files.createDirectories(home.resolve("user")).toString());
  }

  /** Sets a variable of the environment that the launcher is started in. */
  Checkout with(String variable, String value) {
    environment.put(variable, value);
    return this;
  }

  /** Starts without archives from now on. */
  Checkout withoutArchives() throws IOException {
    // Root may write into any folder, but into none that is a file.
    Files.writeString(start, "in the way");
    return this;
  }

  /** Runs {@code ./banmen} in its folder, with empty standard input. */
  ProgramRun run(String... args) {
    return await(begin(home, "./banmen", "", args));
  }

  /** Runs {@code ./banmen judge go} on {@link #CASE}. */
  ProgramRun judge() {
    return await(beginJudging(home, "./banmen"));
  }

  /** The same once for Java to note classes, once to make an archive of them. */
  void judgeTwice() {
    assertJudges(judge());
    assertJudges(judge());
  }

  static void assertJudges(ProgramRun run) {
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith("B.................." + System.lineSeparator() + "...");
    assertThat(run.code()).isZero();
  }

  /** Looks at a run of {@code banmen version}. */
  static void assertWorks(ProgramRun run) {
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith("banmen ").contains("(Java " + Runtime.version() + ")");
    assertThat(run.code()).isZero();
  }

  /** Starts judging {@link #CASE}, from a folder. */
  Process beginJudging(Path folder, String command) {
    return begin(folder, command, CASE, "judge", "go");
  }

  /** Starts a run from a folder, by the name that a shell there would use. */
  Process begin(Path folder, String command, String input, String... args) {
    List<String> line = new ArrayList<>();
    line.add("sh");
    line.add("-c");
    line.add("exec \"$0\" \"$@\"");
    line.add(command);
    line.addAll(List.of(args));
    ProcessBuilder builder =
        new ProcessBuilder(PseudoTerminal.heedingSignals(line)).directory(folder.toFile());
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    environment.forEach(builder.environment()::put);
    try {
      Process process = builder.start();
      process.getOutputStream().write(input.getBytes(StandardCharsets.UTF_8));
      process.getOutputStream().close();
      return process;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Waits for a run's result; its output must be short. */
  static ProgramRun await(Process process) {
    try {
      if (!process.waitFor(2, TimeUnit.MINUTES)) {
        process.destroyForcibly();
        throw new AssertionError("the launcher did not end in two minutes");
      }
      return new ProgramRun(
          process.exitValue(),
          new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8),
          new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException | InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** The archive, of which there must be one. */
  Path archive() throws IOException {
    List<Path> archives = made().stream().filter(p -> p.toString().endsWith(".jsa")).toList();
    if (archives.size() != 1) {
      throw new AssertionError("one archive was expected in " + made());
    }
    return archives.get(0);
  }

  /** Every file that starts have left behind. */
  List<Path> made() throws IOException {
    try (Stream<Path> files = Files.walk(start)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  /** A folder that looks like a Java of some version, whose program is this script. */
  static Path pretendJava(Path folder, String version, String script) throws IOException {
    Files.createDirectories(folder.resolve("bin"));
    Files.writeString(
        folder.resolve("release"),
        """
        IMPLEMENTOR="Test"
        JAVA_RUNTIME_VERSION="%s"
        JAVA_VERSION="%s"
        """
            .formatted(version, version.replaceAll("[-+].*", "")));
    executable(folder.resolve("bin/java"), script);
    return folder;
  }

  /** Writes a shell script that can be run. */
  static void executable(Path file, String script) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/bin/sh\n" + script + "\n");
    if (!file.toFile().setExecutable(true)) {
      throw new IOException(file + " cannot be made executable");
    }
  }
}
