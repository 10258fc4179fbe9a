package dev.banmen.bench.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The packaged program as a server, in a process of its own on a free port of loopback. */
final class LoadedServer implements AutoCloseable {
  /** The program that is built here. */
  static final String PROGRAM = "./banmen";

  private static final long PATIENCE_SECONDS = 30;

  private static volatile Optional<String> javaHome = Optional.empty();
  private static volatile Optional<String> heap = Optional.empty();

  private final Process process;
  private final int port;

  private LoadedServer(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  /** Starts it, and waits until it is open. */
  static LoadedServer start(Path data, String... more) throws IOException {
    return start(0, data, more);
  }

  /** The same on this port. */
  static LoadedServer start(int port, Path data, String... more) throws IOException {
    return start(List.of(PROGRAM), port, data, more);
  }

  /**
   * The same, somewhere else, or of another version.
   *
   * @param program the beginning of the command, which becomes the server
   */
  static LoadedServer start(List<String> program, int port, Path data, String... more)
      throws IOException {
    List<String> command = new ArrayList<>(program);
    command.addAll(List.of("serve", "--host", "127.0.0.1"));
    command.addAll(List.of("--port", Integer.toString(port), "--data", data.toString()));
    command.addAll(List.of(more));
    Path limits = data.resolve("limits.toml");
    if (!Files.exists(limits)) {
      // All guests come from one address, and none has a name: they count as one person.
      Files.writeString(limits, "newKeys = 100000\ntables = 1000\npeople = 5000\n");
    }
    Path log = data.resolve("load.log");
    ProcessBuilder builder = new ProcessBuilder(command);
    javaHome.ifPresent(home -> builder.environment().put("JAVA_HOME", home));
    heap.ifPresent(most -> builder.environment().put("_JAVA_OPTIONS", "-Xmx" + most));
    Process process = builder.redirectError(ProcessBuilder.Redirect.appendTo(log.toFile())).start();
    BufferedReader out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    String line = out.readLine();
    if (line == null || !line.startsWith("Server running.")) {
      process.destroyForcibly();
      throw new IOException("the server says: " + line + "\n" + Files.readString(log));
    }
    return new LoadedServer(process, Integer.parseInt(line.split(" ")[6]));
  }

  int port() {
    return port;
  }

  long pid() {
    return process.pid();
  }

  private Path proc(String name) {
    return Path.of("/proc", Long.toString(process.pid()), name);
  }

  /** The time that it has used, in hundredths of a second. */
  long ticks() throws IOException {
    String stat = Files.readString(proc("stat"));
    String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
    return Long.parseLong(fields[11]) + Long.parseLong(fields[12]);
  }

  /** A number of its status, such as VmRSS in kilobytes. */
  long status(String name) throws IOException {
    return Files.readString(proc("status"))
        .lines()
        .filter(line -> line.startsWith(name + ":"))
        .map(line -> line.replaceAll("[^0-9]", ""))
        .findFirst()
        .map(Long::parseLong)
        .orElseThrow();
  }

  /** How many files it has open. */
  long files() throws IOException {
    try (Stream<Path> all = Files.list(proc("fd"))) {
      return all.count();
    }
  }

  /** Bytes of objects that are left after a full collection. */
  long liveBytes() throws IOException, InterruptedException {
    Process jcmd =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
                Long.toString(process.pid()),
                "GC.class_histogram")
            .start();
    List<String> lines;
    try (BufferedReader out =
        new BufferedReader(new InputStreamReader(jcmd.getInputStream(), StandardCharsets.UTF_8))) {
      lines = out.lines().toList();
    }
    jcmd.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
    String[] total = lines.get(lines.size() - 1).trim().split("\\s+");
    return Long.parseLong(total[2]);
  }

  /** Says what idle guests take of the machine over a time. */
  void tell(int guests, int seconds) throws IOException, InterruptedException {
    long before = ticks();
    Thread.sleep(seconds * 1_000L);
    double core = (ticks() - before) / (double) seconds;
    long resident = status("VmRSS") / 1024;
    long threads = status("Threads");
    String measured =
        String.format(
            Locale.ROOT,
            "%.1f %% of a core, %d MB resident, %d MB of live objects, %d threads",
            core,
            resident,
            liveBytes() >> 20,
            threads);
    String java = javaHome.isEmpty() ? "" : ", on " + Path.of(javaHome.get()).getFileName();
    String what = guests + " idle guests in the lobby" + java;
    System.out.println(what + ": " + measured);
    LoadTable.row(
        what,
        "under 2 % of a core, 600 MB resident, no thread a guest",
        measured,
        core < 2 && resident < 600 && threads < 100);
  }

  /** Has servers run on another Java from now on; on the one that the program finds if empty. */
  static void runOn(Optional<String> home) {
    javaHome = home;
  }

  /** Has servers have so much heap at most from now on, in place of what the program gives them. */
  static void heapOf(String most) {
    heap = Optional.of(most);
  }

  /** Stops it where it is, until {@link #goOn}: its connections stay open and say nothing. */
  void hang() throws IOException, InterruptedException {
    signal("STOP");
  }

  void goOn() throws IOException, InterruptedException {
    signal("CONT");
  }

  private void signal(String name) throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-" + name, Long.toString(process.pid())).start().waitFor();
  }

  /** Kills it at once. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
  }

  @Override
  public void close() throws IOException {
    process.destroy();
    try {
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new IOException("the server did not end within " + PATIENCE_SECONDS + " s");
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
