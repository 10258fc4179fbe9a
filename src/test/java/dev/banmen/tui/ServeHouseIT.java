package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Who comes in at a server, and what its owner sees and does. */
class ServeHouseIT extends PackagedServer {
  @Test
  void aPortInUseIsNamedWithTheOptionForAnother() throws Exception {

    List<String> command =
        List.of(Path.of(LAUNCHER).toAbsolutePath().toString(), "serve", "--data");
    List<String> at = List.of(folder.resolve("other").toString(), "--port", port, "--log", "off");
    Process second =
        new ProcessBuilder(Stream.of(command, at).flatMap(List::stream).toList()).start();
    String said = new String(second.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(said).contains("cannot listen on port " + port, "try another with --port");
    assertThat(second.waitFor()).isEqualTo(1);
  }

  /** The other database costs a server nothing that does not use it. */
  @Test
  void aServerWithItsOwnDatabaseLoadsNothingOfTheOther() throws Exception {
    stop();
    Path loaded = folder.resolve("loaded");
    java = "-Xlog:class+load=info:file=" + loaded + "::filecount=0";
    serve();
    assertThat(run("anna", "status")).startsWith("0 games");
    stop();
    List<String> lines = Files.readAllLines(loaded);
    assertThat(lines.stream().filter(line -> line.contains(" org.sqlite."))).isNotEmpty();
    assertThat(lines.stream().filter(line -> line.contains("postgres"))).isEmpty();
  }

  @Test
  void whatIsNotOfferedIsRefused() throws Exception {
    assertThat(run("anna", "ls")).startsWith("banmen: 'ls' can't follow").endsWith("\n2\n");
    assertThat(run("anna", "-W localhost:1")).doesNotContain("SSH-");
    assertThat(run("anna", "")).startsWith("Club of Ulm, line mode.").endsWith("\n0\n");
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

  @Test
  void anotherMachineComesWithACode() throws Exception {
    try (PseudoTerminal anna = terminal("anna", "")) {
      names(anna);
      anna.types(":link\r");
      String code = anna.awaitsPart("link ([a-z2-9]{5}-[a-z2-9]{3})\\b");
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
      code = guest.awaitsPart("(([a-z2-9]{5}-){3}[a-z2-9]{5})");
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
    assertThat(server.waitFor(PseudoTerminal.PATIENCE_MILLIS, TimeUnit.MILLISECONDS)).isTrue();
  }

  @Test
  void limitsAreReadAgainAndFaultyOnesChangeNothing() throws Exception {
    Path limits = folder.resolve("data").resolve("limits.toml");
    Files.writeString(limits, "tables = 1\n");
    hangUp();
    logs("event=limits-read changed=1");
    assertThat(run("anna", "play go")).endsWith("\n0\n");
    assertThat(run("anna", "play go")).startsWith("banmen: ").endsWith("\n1\n");
    Files.writeString(limits, "tables = 0\n");
    hangUp();
    logs("event=limits-faulty faults=1 line=1");
    logs("limits.toml:1:1: tables must be a whole number from 1 to 1000");
    assertThat(run("anna", "play go")).startsWith("banmen: ").endsWith("\n1\n");
  }

  private boolean comesIn(String name) throws Exception {
    return run(name, "status").contains("0 games wait");
  }

  @Test
  void theKeysThatMayComeInAreReadAgainAndAFaultyFileChangesNothing() throws Exception {
    ssh("anna", "", "");
    ssh("ben", "", "");
    Path keys = folder.resolve("keys");
    Files.copy(folder.resolve("key-anna.pub"), keys);
    stop();
    who = List.of("--authorized-keys", keys.toString());
    serve();
    logs("event=keys-read keys=1");
    assertThat(comesIn("anna")).isTrue();
    assertThat(comesIn("ben")).isFalse();
    Files.copy(folder.resolve("key-ben.pub"), keys, StandardCopyOption.REPLACE_EXISTING);
    hangUp();
    logs("event=keys-read keys=1");
    assertThat(comesIn("ben")).isTrue();
    assertThat(comesIn("anna")).isFalse();
    Files.writeString(keys, "# all\nssh-ed25519 AAAAC3Nza\n");
    hangUp();
    logs("event=keys-faulty faults=1 line=2");
    logs("keys:2: this is not a complete key");
    assertThat(comesIn("ben")).isTrue();
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
      String document = Files.readString(Path.of("docs", "server.md"));
      assertThat(metrics.lines().filter(one -> one.startsWith("# TYPE ")))
          .allMatch(one -> document.contains("`" + one.split(" ")[2] + "`"));
      anna.types("q");
      logs("event=left person=1");
    }
    assertThat(logged.toString()).doesNotContain("anna", "SHA256", "address=");
    assertThat(logged.toString().replaceAll("http://127.0.0.1:\\d+/metrics", ""))
        .doesNotContain("127.0.0.1");
  }
}
