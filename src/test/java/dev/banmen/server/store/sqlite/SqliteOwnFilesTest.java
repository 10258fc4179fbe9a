package dev.banmen.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.server.store.OwnFile;
import dev.banmen.server.store.OwnFileStoreLaws;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalDouble;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SqliteOwnFilesTest extends OwnFileStoreLaws {
  @Override
  protected Store open() throws StoreFault {
    return SqliteStore.open(folder, () -> 1_000_000, row -> OptionalDouble.of(0));
  }

  @Test
  void whatIsForgottenIsInNoFile() throws Exception {
    String secret = "banana pancakes ";
    byte[] bytes = secret.repeat(5_000).getBytes(StandardCharsets.UTF_8);
    files.replace(anna, new OwnFile("config.toml", bytes, 0)).join();
    assertThat(isOnDisk(secret)).isTrue();
    store.accounts().forget(anna, UnaryOperator.identity()).join();
    assertThat(isOnDisk(secret)).isFalse();
  }

  private boolean isOnDisk(String text) throws Exception {
    try (Stream<Path> all = Files.list(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        if (Files.readString(file, StandardCharsets.ISO_8859_1).contains(text)) {
          return true;
        }
      }
    }
    return false;
  }
}
