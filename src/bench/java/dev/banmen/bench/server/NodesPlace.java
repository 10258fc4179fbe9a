package dev.banmen.bench.server;

import dev.banmen.server.store.postgres.PostgresServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One place: a PostgreSQL, nodes that share it, and HAProxy before them. For any thread. */
final class NodesPlace implements AutoCloseable {
  private static final String SCHEMA = "nodes";
  private static final String HAPROXY = "/usr/sbin/haproxy";
  private static final Pattern SESSION = Pattern.compile(" src=([0-9.]+):.* srv=(\\S+)");

  /** A node, with a way of its own to the database. */
  private static final class PlacedNode {
    private final int port = freePort();
    private final int metrics = freePort();
    private final Path data;
    private final NodeLink link;
    private final String program;
    private volatile LoadedServer server;

    PlacedNode(Path data, NodeLink link, String program) {
      this.data = data;
      this.link = link;
      this.program = program;
    }
  }

  private final Path folder;
  private final PostgresServer first = PostgresServer.durable();
  private final List<PlacedNode> nodes = new ArrayList<>();
  private final int port = freePort();
  private Process balancer;
  private volatile PostgresServer database = first; // that takes writes
  private PostgresServer standby; // null for none

  private NodesPlace(Path folder) throws IOException {
    this.folder = folder;
  }

  /** Opens nodes, each of which can be cut off from the database. */
  static NodesPlace ofNodes(Path folder, int count) throws IOException {
    NodesPlace place = new NodesPlace(folder);
    for (int i = 0; i < count; i++) {
      place.add(NodeLink.to(place.database, i), LoadedServer.PROGRAM);
    }
    return place.open();
  }

  /** Opens two nodes, and a standby of their database, which waits for it. */
  static NodesPlace withStandby(Path folder) throws IOException {
    NodesPlace place = new NodesPlace(folder);
    place.address(); // its schema
    place.standby = place.database.standby();
    for (int i = 0; i < 2; i++) {
      NodeLink link = new NodeLink.Direct(place.database.address(SCHEMA, place.standby));
      place.add(link, LoadedServer.PROGRAM);
    }
    return place.open();
  }

  /** Opens a node of this release beside one of another one, which has begun. */
  static NodesPlace beside(Path folder, String program) throws IOException {
    NodesPlace place = new NodesPlace(folder);
    NodeLink link = new NodeLink.Direct(place.address());
    place.add(link, program);
    place.add(link, LoadedServer.PROGRAM);
    return place.open();
  }

  private void add(NodeLink link, String program) throws IOException {
    Path data = Files.createDirectory(folder.resolve("node" + nodes.size()));
    nodes.add(new PlacedNode(data, link, program));
  }

  /** Starts all; the nodes are known by the keys of the first. */
  private NodesPlace open() throws IOException {
    start(0);
    Path keys = nodes.get(0).data;
    for (int i = 1; i < nodes.size(); i++) {
      for (String key : List.of("host.key", "host-ed25519.key")) {
        Files.copy(keys.resolve(key), nodes.get(i).data.resolve(key));
      }
      start(i);
    }
    balance();
    return this;
  }

  private static int freePort() {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void balance() throws IOException {
    StringBuilder text =
        new StringBuilder(
            """
            global
              stats socket %s/balancer
            defaults
              mode tcp
              timeout connect 2s
              timeout check 2s
              timeout client 2h
              timeout server 2h
            listen banmen
              bind 127.0.0.1:%d
              balance leastconn
              retries 3
              option redispatch 1
              option httpchk GET /health
              default-server check inter 1s fall 5 rise 1 on-marked-down shutdown-sessions
            """
                .formatted(folder, port));
    for (int i = 0; i < nodes.size(); i++) {
      PlacedNode node = nodes.get(i);
      text.append("  server node%d 127.0.0.1:%d".formatted(i, node.port));
      text.append(node.link.balancing());
      text.append(" send-proxy-v2 port %d\n".formatted(node.metrics));
    }
    Path file = Files.writeString(folder.resolve("balancer.cfg"), text);
    Path log = folder.resolve("balancer.log");
    balancer =
        new ProcessBuilder(HAPROXY, "-db", "-f", file.toString())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
  }

  /** Whether all that it needs is installed. */
  static boolean isPossible() {
    return Files.isExecutable(Path.of(HAPROXY))
        && Files.isExecutable(Path.of("/usr/bin/ssh"))
        && Files.isDirectory(Path.of("/usr/lib/postgresql"));
  }

  /** Holds the keys and logs of all. */
  Path folder() {
    return folder;
  }

  /** Where guests come in. */
  int port() {
    return port;
  }

  int count() {
    return nodes.size();
  }

  /** The database that takes writes. */
  PostgresServer database() {
    return database;
  }

  /** Has the machine of the database lost, and its standby take over. */
  void failOver() throws IOException {
    database.kill();
    standby.promote();
    database = standby;
  }

  /** Has a machine come back that was lost, which knows nothing of it and takes writes. */
  void comeBack() throws IOException {
    first.go();
  }

  /** Whether a node that was here refuses a database that is no longer the place's; it is ended. */
  boolean refusesOld(int number) throws IOException {
    PlacedNode node = nodes.get(number);
    try {
      LoadedServer.start(node.data, "--store", first.address(SCHEMA, first.port())).close();
      return false;
    } catch (IOException e) {
      return e.getMessage().contains("old primary");
    }
  }

  /** The address of the database, as an owner types it. */
  String address() {
    return database.address(SCHEMA, database.port());
  }

  String schema() {
    return database.schema(SCHEMA);
  }

  /** Starts a node, and waits until it is open. */
  void start(int number) throws IOException {
    PlacedNode node = nodes.get(number);
    List<String> options = new ArrayList<>(List.of("--store", node.link.address(SCHEMA)));
    options.addAll(List.of("--balancer", "127.0.0.1", "--metrics", "" + node.metrics));
    String[] more = options.toArray(String[]::new);
    List<String> command = new ArrayList<>(node.link.begin());
    command.add(node.program);
    node.server = LoadedServer.start(command, node.port, node.data, more);
  }

  /** Has a node end as its owner would. */
  void stop(int number) throws IOException {
    nodes.get(number).server.close();
  }

  void kill(int number) throws InterruptedException {
    nodes.get(number).server.kill();
  }

  /** Has a node hang, with all its connections; it knows nothing of it afterwards. */
  void hang(int number) throws IOException, InterruptedException {
    nodes.get(number).server.hang();
  }

  void goOn(int number) throws IOException, InterruptedException {
    nodes.get(number).server.goOn();
  }

  /** Has nothing arrive between a node and the database, with no sign of it. */
  void cut(int number) throws IOException {
    nodes.get(number).link.cut();
  }

  void mend(int number) throws IOException {
    nodes.get(number).link.mend();
  }

  /** The node that the balancer has sent the guest of an address to; empty if it knows of none. */
  String nodeOf(String guest) throws IOException {
    try (SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX)) {
      channel.connect(UnixDomainSocketAddress.of(folder.resolve("balancer")));
      channel.write(ByteBuffer.wrap("show sess\n".getBytes(StandardCharsets.US_ASCII)));
      String text =
          new String(Channels.newInputStream(channel).readAllBytes(), StandardCharsets.US_ASCII);
      String found = "";
      for (String line : text.split("\n")) {
        Matcher session = SESSION.matcher(line);
        if (session.find() && session.group(1).equals(guest)) {
          found = session.group(2);
        }
      }
      return found;
    }
  }

  @Override
  public void close() throws IOException {
    balancer.destroy();
    for (PlacedNode node : nodes) {
      node.server.close();
      node.link.close();
    }
  }
}
