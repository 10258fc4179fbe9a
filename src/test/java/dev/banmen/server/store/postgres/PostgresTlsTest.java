package dev.banmen.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.server.store.StoreFault;
import dev.banmen.text.Language;
import dev.banmen.text.SpokenFault;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Base64;
import java.util.OptionalDouble;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A database that is reached by TLS only, whose certificate is for {@code localhost}. */
@Tag("long") // a database is started
class PostgresTlsTest {
  private static final char[] SECRET = "secret9".toCharArray(); // of files in a temporary folder

  @TempDir private static Path certificates;
  private static PostgresServer server;

  @TempDir private Path folder;

  @BeforeAll
  static void start() throws Exception {
    KeyStore own = keys("own");
    write("other.crt", "CERTIFICATE", keys("other").getCertificate("db").getEncoded());
    String certificate = write("own.crt", "CERTIFICATE", own.getCertificate("db").getEncoded());
    server =
        PostgresServer.encrypted(
            certificate, write("own.key", "PRIVATE KEY", own.getKey("db", SECRET).getEncoded()));
  }

  private static KeyStore keys(String name) throws Exception {
    Path file = certificates.resolve(name + ".p12");
    Process made =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-alias",
                "db",
                "-keyalg",
                "EC",
                "-dname",
                "CN=localhost",
                "-ext",
                "san=dns:localhost",
                "-storetype",
                "PKCS12",
                "-storepass",
                new String(SECRET),
                "-keystore",
                file.toString())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertThat(made.waitFor()).isZero();
    KeyStore keys = KeyStore.getInstance("PKCS12");
    try (InputStream in = Files.newInputStream(file)) {
      keys.load(in, SECRET);
    }
    return keys;
  }

  /** Writes a file in PEM, and returns what is in it. */
  private static String write(String file, String what, byte[] bytes) throws IOException {
    String lines =
        Base64.getMimeEncoder(64, "\n".getBytes(StandardCharsets.US_ASCII)).encodeToString(bytes);
    String text = "-----BEGIN " + what + "-----\n" + lines + "\n-----END " + what + "-----\n";
    Files.writeString(certificates.resolve(file), text);
    return text;
  }

  private static PostgresUrl url(String host, String parameters) throws StoreFault {
    String address = "postgresql://asked@" + host + ":" + server.port() + "/postgres";
    return PostgresUrl.of(
        address + parameters.replace("FOLDER", certificates.toString()),
        name -> name.equals("PGPASSWORD") ? "secret7" : "");
  }

  @ParameterizedTest
  @CsvSource({
    "localhost, ?sslmode=verify-full&sslrootcert=FOLDER/own.crt",
    "127.0.0.1, ?sslmode=verify-ca&sslrootcert=FOLDER/own.crt",
    "127.0.0.1, ?sslmode=require",
    "127.0.0.1, ''"
  })
  void aConnectionIsEncrypted(String host, String parameters) throws Exception {
    try (Connection connection = url(host, parameters).connect();
        Statement statement = connection.createStatement()) {
      assertThat(isEncrypted(statement)).isTrue();
    }
  }

  private static boolean isEncrypted(Statement statement) throws SQLException {
    try (var rows =
        statement.executeQuery("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()")) {
      return rows.next() && rows.getBoolean(1);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "localhost, ?sslmode=verify-full&sslrootcert=FOLDER/other.crt, SSL error",
    "127.0.0.1, ?sslmode=verify-full&sslrootcert=FOLDER/own.crt, 127.0.0.1",
    "localhost, ?sslmode=verify-full&sslrootcert=FOLDER/none.crt, none.crt",
    "localhost, ?sslmode=disable, no encryption"
  })
  void whatIsWrongIsSaidInOneLine(String host, String parameters, String why) throws Exception {
    PostgresUrl url = url(host, parameters);
    assertThatThrownBy(
            () ->
                PostgresStore.open(
                    url, folder.resolve("primary"), () -> 0, row -> OptionalDouble.empty()))
        .isInstanceOfSatisfying(
            StoreFault.class,
            fault -> {
              String line = SpokenFault.why(fault, Language.ENGLISH);
              assertThat(line).contains(why).doesNotContain("secret7", "\n");
            });
  }
}
