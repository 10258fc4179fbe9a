package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The packaged program as a server, with OpenSSH's client in real pseudo-terminals. */
@Timeout(240)
class ServeIT {
  private static final String LAUNCHER = System.getProperty("banmen.command", "./banmen");
  private static final String OPTIONS =
      " -o IdentitiesOnly=yes -o IdentityAgent=none -o StrictHostKeyChecking=no"
          + " -o LogLevel=ERROR -o UserKnownHostsFile=";

  @TempDir Path folder;
  private Process server;
  private String port = "0";
  private BufferedReader log;
  private final StringBuilder logged = new StringBuilder();

  /** Waits for a line of the log; returns it. */
  private String logs(String wanted) throws IOException {
    String line = log.readLine();
    while (line != null && !line.contains(wanted)) {
      logged.append(line).append('\n');
      line = log.readLine();
    }
    assertThat(line).as("a line with '%s' after\n%s", wanted, logged).isNotNull();
    logged.append(line).append('\n');
    return line;
  }

  private void hangUp() throws IOException, InterruptedException {
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
    server =
        new ProcessBuilder(
                Path.of(LAUNCHER).toAbsolutePath().toString(),
                "serve",
                "--data",
                folder.resolve("data").toString(),
                "--host",
                "127.0.0.1",
                "--port",
                port,
                "--name",
                "Club of Ulm",
                "--guests",
                "--metrics",
                "0")
            .start();
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
    assertThat(server.waitFor(30, TimeUnit.SECONDS)).isTrue();
  }

  private String ssh(String name, String options, String words) throws Exception {
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

  private PseudoTerminal terminal(String name, String words) throws Exception {
    Path own = Files.createDirectories(folder.resolve("terminal-" + System.nanoTime()));
    return new PseudoTerminal(own, 80, 24, ssh(name, words.isEmpty() ? "" : "-t", words));
  }

  /** Runs ssh without a terminal; returns what it printed and its exit code. */
  private String run(String name, String words) throws Exception {
    Process process =
        new ProcessBuilder("sh", "-c", ssh(name, "-T", words) + " 2>&1; echo $?")
            .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return said.replace("\r", "");
  }

  private static void names(PseudoTerminal terminal) throws IOException, InterruptedException {
    terminal.awaits("Your name here:");
    terminal.types("\r");
    terminal.awaits("c say something");
  }

  @Test
  void aMoveThatWasShownIsThereAfterTheServerWasKilled() throws Exception {
    try (PseudoTerminal anna = terminal("anna", "");
        PseudoTerminal ben = terminal("ben", "")) {
      names(anna);
      anna.types("\r\r\r");
      anna.awaits("nobody yet");
      names(ben);
      ben.awaits("anna and nobody yet");
      ben.types("jj\r");
      anna.awaits("ben");
      anna.types(":D4\r");
      ben.awaits("D4");
      ben.types(":E5\r");
      anna.awaits("E5");
      server.toHandle().destroyForcibly();
      server.waitFor();
    }
    serve();
    assertThat(run("anna", "status")).isEqualTo("1 game waits for your move.\n0\n");
    assertThat(run("ben", "status")).isEqualTo("0 games wait for your move.\n1\n");
    try (PseudoTerminal anna = terminal("anna", "")) {
      anna.awaits("anna and ben");
      anna.types("jj\r");
      anna.awaits("D4", "E5");
      anna.types(":D4\r");
      anna.awaits("miss 1");
      anna.types("qq");
      assertThat(anna.ends()).isZero();
    }
  }

  @Test
  void aTeachingTableOfFive() throws Exception {
    List<String> names = List.of("ben", "cem", "dora", "emil");
    List<PseudoTerminal> others = new ArrayList<>();
    try (PseudoTerminal anna = terminal("anna", "")) {
      names(anna);
      anna.types("j\r");
      anna.awaits("Settings");
      anna.types(":open banmen:/go-9x9-handicap.sgf\r");
      anna.awaits("Move 0 of");
      anna.types(":teach\r");
      anna.awaits("you lead", "Following you: 0");
      for (String name : names) {
        PseudoTerminal other = terminal(name, "");
        others.add(other);
        names(other);
        other.awaits("Taught by anna");
        other.types("jj\r");
        other.awaits("following");
      }
      anna.awaits("Following you: 4");
      anna.types("\u001b[C\u001b[C");
      for (PseudoTerminal other : others) {
        other.awaits("Move 2 of", "following");
      }
      others.get(0).types("\u001b[C"); // looks away
      others.get(0).awaits("Move 3 of", "on your own");
      anna.types("\u001b[C\u001b[C");
      others.get(1).awaits("Move 4 of");
      others.get(0).awaits("Move 3 of");
      others.get(0).types("f");
      others.get(0).awaits("Move 4 of", "following");
      anna.types("w");
      for (PseudoTerminal other : others) {
        other.awaits("anna asks: where?");
        other.types("\r");
        other.awaits("Your answer: E5");
      }
      anna.awaits("Answers: 4 of 4");
      anna.types("w");
      others.get(3).awaits("Answers: 4");
      server.toHandle().destroyForcibly();
      server.waitFor();
    }
    serve();
    try (PseudoTerminal ben = terminal("ben", "");
        PseudoTerminal anna = terminal("anna", "")) {
      ben.awaits("Taught by anna");
      ben.types("jj\r");
      ben.awaits("Move 4 of", "anna is away");
      anna.awaits("Taught by anna");
      anna.types("jj\r");
      anna.awaits("you lead");
      anna.types("\u001b[C");
      ben.awaits("Move 5 of", "following");
    } finally {
      for (PseudoTerminal other : others) {
        other.close();
      }
    }
  }

  @Test
  void aFriendComesByTheCodeOnTheTable() throws Exception {
    try (PseudoTerminal anna = terminal("anna", "")) {
      names(anna);
      anna.types("\r\r\r");
      anna.awaits("nobody yet");
      anna.types("qq"); // over the form
      anna.awaits("1 here", "anna and nobody yet");
      anna.types("jj");
      String lobby = anna.awaits("ssh -t -p " + port + " 127.0.0.1 join ");
      int at = lobby.indexOf(" join ") + 6;
      String code = lobby.substring(at, at + 6);
      try (PseudoTerminal ben = terminal("ben", "join " + code)) {
        anna.awaits("anna and guest2");
        ben.awaits("anna", "guest2");
        ben.types("q");
        ben.awaits("Your name here: ben");
        ben.types("\r");
        anna.awaits("anna and ben");
      }
    }
  }

  @Test
  void whatIsNotOfferedIsRefused() throws Exception {
    assertThat(run("anna", "ls")).startsWith("banmen: Type one of these").endsWith("\n2\n");
    assertThat(run("anna", "-W localhost:1")).doesNotContain("SSH-");
    assertThat(run("anna", "")).startsWith("Banmen, line mode.").endsWith("\n0\n");
  }

  private String admin(String... words) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(LAUNCHER).toAbsolutePath().toString());
    command.addAll(List.of("admin", "--data", folder.resolve("data").toString()));
    command.addAll(List.of(words));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return said + process.waitFor();
  }

  private static String code(String screen) {
    Matcher found = Pattern.compile("[a-z2-9]{5}(-[a-z2-9]{3,5})+").matcher(screen);
    assertThat(found.find()).as(screen).isTrue();
    return found.group();
  }

  @Test
  void anotherMachineComesWithACode() throws Exception {
    try (PseudoTerminal anna = terminal("anna", "")) {
      names(anna);
      anna.types(":link\r");
      String code = code(anna.awaits("another machine's key"));
      assertThat(run("laptop", "link " + code)).isEqualTo("This key belongs to anna now.\n0\n");
      assertThat(run("laptop", "link " + code)).startsWith("banmen: ").endsWith("\n1\n");
    }
    try (PseudoTerminal laptop = terminal("laptop", "")) {
      laptop.awaits("here: anna");
    }
  }

  @Test
  void whoeverHasNoKeyIsAGuestWhoCanComeBack() throws Exception {
    Path own = Files.createDirectories(folder.resolve("keyless"));
    String without = "-t -o PubkeyAuthentication=no";
    String code;
    try (PseudoTerminal guest = new PseudoTerminal(own, 80, 24, ssh("someone", without, ""))) {
      code = code(guest.awaits("here: guest1", "You have no key here"));
    }
    try (PseudoTerminal guest =
        new PseudoTerminal(own, 80, 24, ssh("someone", without, "back " + code))) {
      guest.awaits("here: guest1");
    }
  }

  @Test
  void theOwnerLooksAfterTheServer() throws Exception {
    try (PseudoTerminal anna = terminal("anna", "")) {
      names(anna);
      assertThat(admin("list")).startsWith("anna (number 1), from 127.0.0.1, SHA256:");
      admin("announce", "Closing at ten");
      anna.awaits("Closing at ten");
      assertThat(admin("ban", "anna", "--for", "1h", "--reason", "loud")).endsWith("(loud)\n0");
      assertThat(anna.ends()).isEqualTo(1);
    }
    assertThat(run("anna", "status")).startsWith("banmen: You are banned until ");
    assertThat(admin("unban", "anna")).isEqualTo("anna is no longer banned.\n0");
    assertThat(run("anna", "status")).startsWith("0 games");
    String zip = folder.resolve("anna.zip").toString();
    assertThat(admin("export", "anna", zip)).isEqualTo("Written: " + zip + "\n0");
    assertThat(admin("forget", "anna")).startsWith("anna is forgotten.").endsWith("\n0");
    assertThat(admin("kick", "anna")).startsWith("banmen: ").endsWith("\n1");
  }

  @Test
  void everybodyIsToldThatTheServerCloses() throws Exception {
    try (PseudoTerminal anna = terminal("anna", "")) {
      names(anna);
      server.toHandle().destroy(); // which leaves its streams open
      anna.awaits("The server is closing.");
      assertThat(anna.ends()).isOne();
    }
    logs("event=ending visits=1");
    logs("event=closed");
    assertThat(server.waitFor(30, TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void limitsAreReadAgainAndFaultyOnesChangeNothing() throws Exception {
    Path limits = folder.resolve("data").resolve("limits.toml");
    Files.writeString(limits, "tables = 1\n");
    hangUp();
    logs("event=limits-read changed=1");
    assertThat(run("anna", "play go")).endsWith("\n0\n");
    assertThat(run("anna", "play go")).startsWith("banmen: ").endsWith("\n2\n");
    Files.writeString(limits, "tables = 0\n");
    hangUp();
    logs("event=limits-faulty faults=1 line=1");
    logs("limits.toml:1:1: tables must be a whole number from 1 to 1000");
    assertThat(run("anna", "play go")).startsWith("banmen: ").endsWith("\n2\n");
  }

  @Test
  void theLogAndTheMetricsKnowPeopleByTheirNumbers() throws Exception {
    String line = logs("/metrics");
    URI page = URI.create(line.substring(line.indexOf("http://")));
    try (PseudoTerminal anna = terminal("anna", "")) {
      names(anna);
      logs("event=came person=1");
      String metrics = new String(page.toURL().openStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(metrics.lines()).contains("banmen_visits 1.0", "banmen_store_faults_total 0.0");
      anna.types("q");
      logs("event=left person=1");
    }
    assertThat(logged.toString()).doesNotContain("anna", "SHA256", "address=");
    assertThat(logged.toString().replaceAll("http://127.0.0.1:\\d+/metrics", ""))
        .doesNotContain("127.0.0.1");
  }
}
