package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The packaged program as a server, with OpenSSH's client in real pseudo-terminals. */
@Timeout(240)
abstract class PackagedServer {
  static final String LAUNCHER = System.getProperty("banmen.command", "./banmen");
  private static final String OPTIONS =
      " -o IdentitiesOnly=yes -o IdentityAgent=none -o StrictHostKeyChecking=no"
          + " -o LogLevel=ERROR -o UserKnownHostsFile=";

  /**
   * What Java is asked for by a server that lives for seconds: to compile fast, and to have the
   * classes that the first one loads from an archive that this makes at its end, if it is Java 19.
   */
  private static final String FOR_SECONDS =
      "-XX:TieredStopAtLevel=1 -XX:+IgnoreUnrecognizedVMOptions -XX:+AutoCreateSharedArchive"
          + " -XX:SharedArchiveFile="
          + Path.of("target", "servers.jsa").toAbsolutePath();

  @TempDir Path folder;
  Process server;
  String port = "0";
  List<String> who = List.of("--guests"); // may come in, as options
  String java = ""; // more options of it, which count last
  private BufferedReader log;
  final StringBuilder logged = new StringBuilder();

  /** Waits for a line of the log; returns it. */
  String logs(String wanted) throws IOException {
    String line = log.readLine();
    while (line != null && !line.contains(wanted)) {
      logged.append(line).append('\n');
      line = log.readLine();
    }
    assertThat(line).as("a line with '%s' after\n%s", wanted, logged).isNotNull();
    logged.append(line).append('\n');
    return line;
  }

  void hangUp() throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-HUP", Long.toString(server.pid())).start().waitFor();
  }

  @BeforeAll
  static void needsPrograms() {
    PseudoTerminal.needs();
    boolean isPossible =
        Stream.of("ssh", "ssh-keygen")
            .allMatch(name -> Files.isExecutable(Path.of("/usr/bin", name)));
    if (System.getenv("CI") == null) {
      Assumptions.assumeTrue(isPossible, "OpenSSH's client is not installed");
    }
    assertThat(isPossible).as("OpenSSH's client is installed").isTrue();
  }

  @BeforeEach
  void serve() throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(LAUNCHER).toAbsolutePath().toString());
    command.addAll(List.of("serve", "--data", folder.resolve("data").toString()));
    command.addAll(List.of("--host", "127.0.0.1", "--port", port, "--name", "Club of Ulm"));
    command.addAll(List.of("--metrics", "0"));
    command.addAll(who);
    ProcessBuilder builder = new ProcessBuilder(PseudoTerminal.heedingSignals(command));
    builder.environment().put("JAVA_TOOL_OPTIONS", FOR_SECONDS);
    builder.environment().put("_JAVA_OPTIONS", java);
    server = builder.start();
    log = server.errorReader(StandardCharsets.UTF_8);
    BufferedReader out =
        new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
    String line = out.readLine();
    assertThat(line).startsWith("Server running. Connect with: ssh -p ");
    port = line.split(" ")[6];
  }

  @AfterEach
  void stop() throws InterruptedException {
    server.destroy();
    assertThat(server.waitFor(PseudoTerminal.PATIENCE_MILLIS, TimeUnit.MILLISECONDS)).isTrue();
  }

  String ssh(String name, String options, String words) throws Exception {
    Path key = folder.resolve("key-" + name);
    if (!Files.exists(key)) {
      new ProcessBuilder("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", key.toString())
          .start()
          .waitFor();
    }
    String known = folder.resolve("known").toString();
    return "ssh -F none -p "
        + port
        + " -i "
        + key
        + OPTIONS
        + known
        + " "
        + options
        + " "
        + name
        + "@127.0.0.1 "
        + words;
  }

  PseudoTerminal terminal(String name, String words) throws Exception {
    return terminal(name, "", words);
  }

  /** The same with some of the environment, such as {@code TERM=xterm}. */
  PseudoTerminal terminal(String name, String environment, String words) throws Exception {
    Path own = Files.createDirectories(folder.resolve("terminal-" + System.nanoTime()));
    String command = ssh(name, "-o SendEnv=LANG" + (words.isEmpty() ? "" : " -t"), words);
    return new PseudoTerminal(own, 80, 24, "env " + environment + " " + command);
  }

  /** Runs ssh without a terminal; returns what it printed and its exit code. */
  String run(String name, String words) throws Exception {
    Process process =
        new ProcessBuilder("sh", "-c", ssh(name, "-T", words) + " 2>&1; echo $?")
            .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return said.replace("\r", "");
  }

  static void names(PseudoTerminal terminal) throws IOException, InterruptedException {
    terminal.awaits("Your name here");
    terminal.types("\r");
    terminal.awaits("Your recovery code:");
    terminal.types("q");
    terminal.awaits("c say something");
  }
}
