package dev.banmen.server.store.postgres;

import dev.banmen.proof.Waiting;
import dev.banmen.server.store.StoreFault;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/**
 * A PostgreSQL of this process, in a temporary folder, on a port of loopback; it ends with the
 * process, however that ends. As it does not run as root, it then runs as the account postgres.
 */
public final class PostgresServer {
  private static final String OWNER = "postgres"; // who may do everything, as the program may not

  private static PostgresServer shared;

  private final Path programs;
  private final Path folder;
  private final int port;
  private Connection asking; // of its administrator; null while there is none

  private PostgresServer(Path programs, Path folder, int port) {
    this.programs = programs;
    this.folder = folder;
    this.port = port;
  }

  /** The one for all tests of this process; they are skipped if PostgreSQL is not installed. */
  public static synchronized PostgresServer shared() throws IOException {
    Optional<Path> programs = programs();
    Assumptions.assumeTrue(programs.isPresent(), "PostgreSQL is not installed: nothing is tried");
    if (shared == null) {
      shared = start(programs.get(), "-c fsync=off"); // it is killed at most, and no machine is
    }
    return shared;
  }

  /**
   * Another one, which is as durable as it is usually; tests are skipped if it is not installed.
   */
  public static PostgresServer durable() throws IOException {
    Optional<Path> programs = programs();
    Assumptions.assumeTrue(programs.isPresent(), "PostgreSQL is not installed: nothing is tried");
    return start(programs.get(), "");
  }

  /**
   * Another one, which takes only connections that are encrypted.
   *
   * @param certificate its own, in PEM
   * @param key of the certificate, in PEM
   */
  static PostgresServer encrypted(String certificate, String key) throws IOException {
    PostgresServer server = durable();
    server.stop();
    Path data = server.folder.resolve("data");
    Files.writeString(data.resolve("server.crt"), certificate);
    Path secret = data.resolve("server.key");
    Files.writeString(secret, key);
    Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("rw-------"));
    if (isRoot()) {
      run(List.of("chown", "postgres", secret.toString()));
    }
    Path access = data.resolve("pg_hba.conf");
    String refused = "hostnossl all app all reject\nhostnossl all asked all reject\n";
    Files.writeString(access, refused + Files.readString(access));
    Files.writeString(server.folder.resolve("options"), "-c ssl=on");
    server.go();
    return server;
  }

  /**
   * Another one that has all that this one has, follows it, and takes no writes; this one waits for
   * it at each commit from now on.
   */
  public PostgresServer standby() throws IOException {
    Path other = Files.createTempDirectory("postgres");
    PostgresServer standby = new PostgresServer(programs, other, freePort());
    if (isRoot()) {
      run(List.of("chown", "postgres", other.toString()));
    }
    String from = "host=127.0.0.1 user=" + OWNER + " port=" + port;
    run("pg_basebackup", "-D", standby.data(), "-R", "-c", "fast", "-d", from);
    Files.writeString(other.resolve("options"), "-p " + standby.port);
    standby.go();
    standby.endWithThisProcess();
    eachCommitWaitsFor("*");
    return standby;
  }

  /** Has each commit from now on wait for one of these standbys; none if it is empty. */
  void eachCommitWaitsFor(String standbys) {
    execute("ALTER SYSTEM SET synchronous_standby_names = '" + standbys + "'");
    execute("SELECT pg_reload_conf()");
    Waiting.until(
        () -> is("SELECT current_setting('synchronous_standby_names') = '" + standbys + "'"));
    execute("CHECKPOINT"); // by the process that has commits wait, and now has read for whom
  }

  /** Makes a standby the one that takes writes. */
  public void promote() throws IOException {
    run("pg_ctl", "promote", "-w", "-D", data());
  }

  private static Optional<Path> programs() throws IOException {
    Path all = Path.of("/usr/lib/postgresql");
    if (!Files.isDirectory(all)) {
      return Optional.empty();
    }
    try (Stream<Path> versions = Files.list(all)) {
      return versions
          .map(version -> version.resolve("bin"))
          .filter(bin -> Files.isExecutable(bin.resolve("initdb")))
          .max(Comparator.comparing(bin -> bin.getParent().getFileName().toString()));
    }
  }

  private static PostgresServer start(Path programs, String options) throws IOException {
    Path folder = Files.createTempDirectory("postgres");
    PostgresServer server = new PostgresServer(programs, folder, freePort());
    if (isRoot()) {
      run(List.of("chown", "postgres", folder.toString()));
    }
    server.run("initdb", "-D", server.data(), "-U", OWNER, "-A", "trust", "-E", "UTF8", "-N");
    Files.writeString(
        folder.resolve("data/postgresql.conf"),
        "\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\nport = " + server.port,
        StandardOpenOption.APPEND);
    Path access = folder.resolve("data/pg_hba.conf");
    String asked = "host all asked 127.0.0.1/32 scram-sha-256\n";
    Files.writeString(access, asked + Files.readString(access));
    Files.writeString(folder.resolve("options"), options);
    server.go();
    server.endWithThisProcess();
    server.execute("CREATE ROLE app LOGIN");
    server.execute("CREATE ROLE asked LOGIN PASSWORD 'secret7' IN ROLE app");
    return server;
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  private static boolean isRoot() {
    return System.getProperty("user.name").equals("root");
  }

  private String data() {
    return folder.resolve("data").toString();
  }

  private List<String> command(String program, String... words) {
    List<String> command = new ArrayList<>();
    if (isRoot()) {
      command.addAll(List.of("setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"));
    }
    command.add(programs.resolve(program).toString());
    command.addAll(List.of(words));
    return command;
  }

  private void run(String program, String... words) throws IOException {
    run(command(program, words));
  }

  private static void run(List<String> command) throws IOException {
    Path out = Files.createTempFile("postgres", ".out");
    try {
      Process process =
          new ProcessBuilder(command)
              .directory(Path.of("/").toFile())
              .redirectErrorStream(true)
              .redirectOutput(out.toFile())
              .start();
      if (process.waitFor() != 0) {
        throw new IOException(command + ": " + Files.readString(out));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    } finally {
      Files.delete(out);
    }
  }

  /** Lets the program in from another network, such as {@code 10.231.0.0/24}; starts again. */
  public void letIn(String network) throws IOException {
    Path settings = folder.resolve("data/postgresql.conf");
    Path access = folder.resolve("data/pg_hba.conf");
    String all = "\nlisten_addresses = '*'\n"; // the last one counts
    Files.writeString(settings, all, StandardOpenOption.APPEND);
    Files.writeString(access, "\nhost all app " + network + " trust\n", StandardOpenOption.APPEND);
    stop();
    go();
  }

  /** Starts it after {@link #stop}. */
  public void go() throws IOException {
    String options = Files.readString(folder.resolve("options"));
    run("pg_ctl", "start", "-w", "-D", data(), "-l", folder + "/data/log", "-o", options);
  }

  /** Stops it at once, as a fault would. */
  public void stop() throws IOException {
    run("pg_ctl", "stop", "-w", "-D", data(), "-m", "immediate");
  }

  /** Kills it with all its processes, as if the machine were lost. */
  public void kill() throws IOException {
    String first = Files.readAllLines(folder.resolve("data/postmaster.pid")).get(0);
    ProcessHandle all = ProcessHandle.of(Long.parseLong(first)).orElseThrow();
    List<ProcessHandle> parts = all.descendants().toList();
    all.destroyForcibly();
    parts.forEach(ProcessHandle::destroyForcibly);
  }

  private void endWithThisProcess() throws IOException {
    List<String> stop = command("pg_ctl", "stop", "-D", data(), "-m", "immediate");
    List<String> command =
        new ArrayList<>(
            List.of("sh", "-c", "trap '' INT TERM HUP; cat; \"$@\"; rm -rf " + folder, "sh"));
    command.addAll(stop);
    new ProcessBuilder(command) // its input ends with this process
        .directory(Path.of("/").toFile())
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  /** A place of its own for this name, which is made when it is asked for first. */
  public PostgresUrl place(String name) throws StoreFault {
    return place(name, port, "");
  }

  /**
   * The same by another port, with more parameters.
   *
   * @param parameters such as {@code &socketTimeout=1}
   */
  PostgresUrl place(String name, int by, String parameters) throws StoreFault {
    return PostgresUrl.of(address(name, by) + parameters, variable -> "");
  }

  /**
   * The address of a place of its own, as an owner types it.
   *
   * @param by a port that leads here
   */
  public String address(String name, int by) {
    execute("CREATE SCHEMA IF NOT EXISTS " + schema(name) + " AUTHORIZATION app");
    return "postgresql://app@127.0.0.1:" + by + "/postgres?currentSchema=" + schema(name);
  }

  /** The same on this one or another, whichever takes writes. */
  PostgresUrl place(String name, PostgresServer other) throws StoreFault {
    return PostgresUrl.of(address(name, other), variable -> "");
  }

  /** The same as an owner types it. */
  public String address(String name, PostgresServer other) {
    String hosts = "127.0.0.1:" + port + ",127.0.0.1:" + other.port;
    return "postgresql://app@" + hosts + "/postgres?currentSchema=" + schema(name);
  }

  public String schema(String name) {
    return "p" + Integer.toUnsignedString(name.hashCode());
  }

  public int port() {
    return port;
  }

  /** Has its administrator do something. */
  public void execute(String sql) {
    is(sql + (sql.startsWith("SELECT") ? "" : "; SELECT true"));
  }

  /** Ends all connections of the program. */
  public void killAll() {
    execute("SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE usename = 'app'");
  }

  /** A connection of its administrator. */
  Connection connection() throws SQLException {
    String writes = "&options=-c%20default_transaction_read_only%3Doff";
    return DriverManager.getConnection(
        "jdbc:postgresql://127.0.0.1:" + port + "/postgres?user=" + OWNER + writes);
  }

  /** Asks as its administrator. */
  synchronized boolean is(String sql) {
    try {
      if (asking == null || !asking.isValid(0)) {
        asking = connection();
      }
    } catch (SQLException e) {
      throw new IllegalStateException(sql, e);
    }
    try (Statement statement = asking.createStatement()) {
      for (String one : sql.split("; ")) {
        statement.execute(one);
      }
      ResultSet rows = statement.getResultSet();
      return rows.next() && "t".equals(rows.getString(1));
    } catch (SQLException e) {
      throw new IllegalStateException(sql, e);
    }
  }
}
