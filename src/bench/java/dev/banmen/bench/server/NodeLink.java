package dev.banmen.bench.server;

import dev.banmen.server.store.postgres.PostgresServer;
import dev.banmen.server.store.postgres.StallingProxy;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The only way between a node and the database, which can be cut with no sign of it. */
interface NodeLink extends AutoCloseable {
  /** Begins a command that is started at the node's end of it. */
  List<String> begin();

  /** What HAProxy has to know to reach the node. */
  String balancing();

  /**
   * The address of the database, as the node reaches it.
   *
   * @param place the name of its schema
   */
  String address(String place);

  /** Has nothing arrive. */
  void cut() throws IOException;

  void mend() throws IOException;

  @Override
  void close() throws IOException;

  /**
   * Lays it: with a network namespace for the node whose only cable leads to the database, or, for
   * whoever may not make one, through a proxy that can fall silent.
   */
  static NodeLink to(PostgresServer database, int number) throws IOException {
    return Cable.isPossible() ? new Cable(database, number) : new Line(database);
  }

  /** The address of databases that are reached directly: nothing is cut. */
  record Direct(String database) implements NodeLink {
    @Override
    public List<String> begin() {
      return List.of();
    }

    @Override
    public String balancing() {
      return "";
    }

    @Override
    public String address(String place) {
      return database;
    }

    @Override
    public void cut() {
      throw new UnsupportedOperationException();
    }

    @Override
    public void mend() {}

    @Override
    public void close() {}
  }

  /** Through a proxy. */
  final class Line implements NodeLink {
    private final PostgresServer database;
    private final StallingProxy proxy;

    private Line(PostgresServer database) throws IOException {
      this.database = database;
      proxy = new StallingProxy(database.port());
    }

    @Override
    public List<String> begin() {
      return List.of();
    }

    @Override
    public String balancing() {
      return "";
    }

    @Override
    public String address(String place) {
      return database.address(place, proxy.port());
    }

    @Override
    public void cut() {
      proxy.stall();
    }

    @Override
    public void mend() throws IOException {
      proxy.resume();
    }

    @Override
    public void close() throws IOException {
      proxy.close();
    }
  }

  /** Two network interfaces that lead to each other, the node's in a namespace of its own. */
  final class Cable implements NodeLink {
    private static final Path IP = Path.of("/usr/sbin/ip");

    private final PostgresServer database;
    private final String name;
    private final String network;
    private boolean isOver;

    private Cable(PostgresServer database, int number) throws IOException {
      this.database = database;
      long process = ProcessHandle.current().pid();
      name = "bm" + process % 1_000_000 + "n" + number; // an interface has 15 letters at most
      network = "10.231." + number;
      ip("netns", "add", name);
      ip("link", "add", name, "type", "veth", "peer", "name", "db", "netns", name);
      ip("addr", "add", network + ".1/24", "dev", name);
      ip("link", "set", name, "up");
      inside("addr", "add", network + ".2/24", "dev", "db");
      inside("link", "set", "db", "up");
      inside("link", "set", "lo", "up");
      database.letIn(network + ".0/24");
    }

    static boolean isPossible() {
      return System.getProperty("user.name").equals("root") && Files.isExecutable(IP);
    }

    @Override
    public List<String> begin() {
      return List.of(IP.toString(), "netns", "exec", name);
    }

    @Override
    public String balancing() {
      return " namespace " + name;
    }

    @Override
    public String address(String place) {
      return database.address(place, database.port()).replace("127.0.0.1", network + ".1");
    }

    @Override
    public void cut() throws IOException {
      ip("link", "set", name, "down");
    }

    @Override
    public void mend() throws IOException {
      ip("link", "set", name, "up");
    }

    private void inside(String... words) throws IOException {
      List<String> all = new ArrayList<>(List.of("-n", name));
      all.addAll(List.of(words));
      ip(all.toArray(String[]::new));
    }

    private static void ip(String... words) throws IOException {
      List<String> command = new ArrayList<>(List.of(IP.toString()));
      command.addAll(List.of(words));
      try {
        int code = new ProcessBuilder(command).inheritIO().start().waitFor();
        if (code != 0) {
          throw new IOException(command + " ended with " + code);
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new UncheckedIOException(new IOException(e));
      }
    }

    @Override
    public void close() throws IOException {
      if (!isOver) {
        isOver = true;
        ip("netns", "del", name); // and the cable with it
      }
    }
  }
}
