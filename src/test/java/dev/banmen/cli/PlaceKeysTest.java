package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.server.store.Store;
import dev.banmen.server.store.postgres.PostgresServer;
import dev.banmen.server.store.postgres.PostgresStore;
import java.nio.file.Path;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Guests know all nodes of a place by the same keys. */
@Tag("long") // a database is started
class PlaceKeysTest {
  @TempDir Path folder;

  @Test
  void aNodeWithOtherKeysDoesNotStart() throws Exception {
    PostgresServer server = PostgresServer.shared();
    String place = folder.toString();
    try (Store first =
        PostgresStore.open(
            server.place(place),
            folder.resolve("primary"),
            () -> 1_000_000,
            row -> OptionalDouble.of(0))) {
      first.nodes().knownBy("ED25519 SHA256:first").join();
    }
    Path data = folder.resolve("second");
    ProgramRun run =
        ProgramRun.ofCatalog(
            "",
            "serve",
            "--log",
            "off",
            "--store",
            server.address(place, server.port()),
            "--data",
            data.toString());
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err())
        .hasLineCount(1)
        .contains("ED25519 SHA256:first", "Copy host.key", data.toString());
  }
}
