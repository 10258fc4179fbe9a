package dev.banmen.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.server.store.StoreFault;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.util.OptionalDouble;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who the program is to the database, and what it asks of the connection. */
class PostgresUrlTest {
  private static PostgresServer server;

  @TempDir Path folder;

  @BeforeAll
  static void start() throws Exception {
    server = PostgresServer.shared();
  }

  private static String address(String user, String parameters) {
    return "postgresql://" + user + "@127.0.0.1:" + server.port() + "/postgres" + parameters;
  }

  private static void connect(String url, UnaryOperator<String> environment) throws Exception {
    try (Connection connection = PostgresUrl.of(url, environment).connect()) {
      assertThat(connection.getMetaData().getUserName()).isEqualTo("asked");
    }
  }

  private Path passwords(String password, String mode) throws Exception {
    Path file = folder.resolve("passwords");
    Files.writeString(file, "127.0.0.1:*:*:asked:" + password + "\n");
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
  }

  @Test
  void aPasswordComesFromAFileOrTheEnvironment() throws Exception {
    connect(address("asked", ""), name -> name.equals("PGPASSWORD") ? "secret7" : "");
    Path file = passwords("secret7", "rw-------");
    connect(address("asked", "?passfile=" + file), name -> "");
    passwords("secret7", "rw-r-----");
    assertThatThrownBy(() -> connect(address("asked", "?passfile=" + file), name -> ""))
        .isInstanceOf(StoreFault.class)
        .hasMessageContaining("mode 600");
  }

  @ParameterizedTest
  @CsvSource({
    "asked, '', password authentication failed",
    "app, ?sslmode=verify-full, SSL",
    "app, ?currentSchema=none7, no schema"
  })
  void whatIsWrongIsSaidWithoutThePassword(String user, String parameters, String why)
      throws Exception {
    PostgresUrl url = PostgresUrl.of(address(user, parameters), name -> "secret8");
    assertThat(url.toString()).doesNotContain("secret8");
    assertThatThrownBy(
            () ->
                PostgresStore.open(
                    url, folder.resolve("primary"), () -> 0, row -> OptionalDouble.empty()))
        .isInstanceOf(StoreFault.class)
        .hasMessageContaining(why)
        .hasMessageNotContaining("secret8");
  }
}
