package dev.banmen.server.store.postgres;

import dev.banmen.server.store.StoreFault;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.postgresql.Driver;
import org.postgresql.PGProperty;

/**
 * Where a database is, such as {@code
 * postgresql://banmen@db.example.org/banmen?sslmode=verify-full}, and how it is reached. A password
 * is never in it: all who may list processes read a command line. Immutable.
 */
public final class PostgresUrl implements SqlConnector {
  private static final Pattern FORM =
      Pattern.compile(
          "postgres(?:ql)?://(?:([^@/?]*)@)?(HOST(?:,HOST)*+)/([^@/?]+)(?:\\?(.*))?"
              .replace("HOST", "(?:\\[[0-9A-Fa-f:.]+]|[^@/?:,\\[\\]]*)(?::\\d{1,5})?"));

  private static final Set<PosixFilePermission> ITS_OWNERS =
      Set.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

  /** What holds for each connection: nothing hangs for ever, here or there. */
  private static final String SESSION =
      "SET statement_timeout = '10s'; SET lock_timeout = '5s';"
          + " SET idle_in_transaction_session_timeout = '10s'; SET tcp_keepalives_idle = 10;"
          + " SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3;"
          + " SET default_transaction_isolation = 'read committed';"
          + " SELECT set_config('synchronous_commit', 'on', false)"
          + " WHERE current_setting('synchronous_commit') = 'off'";

  private final String address;
  private final Properties properties;

  private PostgresUrl(String address, Properties properties) {
    this.address = address;
    this.properties = properties;
  }

  /**
   * Reads one as an owner types it. Its parameters are those of pgjdbc, and {@code passfile}, a
   * file in the format of {@code .pgpass}.
   *
   * @param environment variables by name, empty if there is none; PGPASSWORD is used
   * @throws StoreFault if it is none, or has a password; the sentence repeats no part that could be
   *     one
   */
  public static PostgresUrl of(String text, UnaryOperator<String> environment) throws StoreFault {
    Matcher parts = FORM.matcher(text);
    if (!parts.matches()) {
      throw StoreFault.of("store.url");
    }
    Properties properties = usual();
    String user = parts.group(1) == null ? "" : parts.group(1);
    if (user.contains(":")) {
      throw StoreFault.of("store.password");
    }
    if (!user.isEmpty()) {
      PGProperty.USER.set(properties, decoded(user));
    }
    String passwords = "";
    String[] parameters = parts.group(4) == null ? new String[0] : parts.group(4).split("&");
    for (String parameter : parameters) {
      String name = parameter.replaceFirst("=.*", "");
      String value = decoded(parameter.substring(Math.min(parameter.length(), name.length() + 1)));
      if (name.toLowerCase(Locale.ROOT).contains("password")) {
        throw StoreFault.of("store.password");
      } else if (name.equals("passfile")) {
        passwords = value;
      } else if (!name.matches("[A-Za-z]+")) {
        throw StoreFault.of("store.url"); // perhaps a part of a password
      } else if (PGProperty.forName(name) == null) {
        throw StoreFault.of("store.parameter", name);
      } else {
        properties.setProperty(name, value);
      }
    }
    if (!passwords.isEmpty()) {
      check(passwords);
      System.setProperty("org.postgresql.pgpassfile", passwords);
    } else if (!environment.apply("PGPASSWORD").isEmpty()) {
      PGProperty.PASSWORD.set(properties, environment.apply("PGPASSWORD"));
    }
    return new PostgresUrl(
        "jdbc:postgresql://" + parts.group(2) + "/" + parts.group(3), properties);
  }

  private static Properties usual() {
    Properties usual = new Properties();
    PGProperty.APPLICATION_NAME.set(usual, "banmen");
    PGProperty.CONNECT_TIMEOUT.set(usual, 5);
    PGProperty.SOCKET_TIMEOUT.set(usual, 15); // seconds, more than statements may take
    PGProperty.TCP_KEEP_ALIVE.set(usual, true);
    PGProperty.TARGET_SERVER_TYPE.set(usual, "primary");
    PGProperty.HOST_RECHECK_SECONDS.set(usual, 0);
    PGProperty.LOG_SERVER_ERROR_DETAIL.set(usual, false); // which has values of rows
    return usual;
  }

  private static String decoded(String text) throws StoreFault {
    try {
      return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      throw StoreFault.of("store.url");
    }
  }

  private static void check(String file) throws StoreFault {
    try {
      if (Files.isReadable(Path.of(file))
          && ITS_OWNERS.containsAll(Files.getPosixFilePermissions(Path.of(file)))) {
        return;
      }
    } catch (IOException | InvalidPathException e) {
      // as if it could not be read
    }
    throw StoreFault.of("store.passfile", Printable.of(file));
  }

  @Override
  public Connection connect() throws SQLException {
    Connection connection = new Driver().connect(address, properties);
    try (Statement statement = connection.createStatement()) {
      statement.execute(SESSION);
      return connection;
    } catch (SQLException | RuntimeException e) {
      LastingConnection.closeQuietly(connection);
      throw e;
    }
  }

  /** The same at each of its hosts, in their order. */
  List<PostgresUrl> hosts() {
    String start = address.substring(0, address.indexOf("//") + 2);
    String end = address.substring(address.lastIndexOf('/'));
    return Stream.of(address.substring(start.length(), address.length() - end.length()).split(","))
        .map(host -> new PostgresUrl(start + host + end, properties))
        .toList();
  }

  /** The address without its parameters. */
  @Override
  public String toString() {
    return address.substring("jdbc:".length());
  }
}
