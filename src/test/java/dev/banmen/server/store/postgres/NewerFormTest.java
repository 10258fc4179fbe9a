package dev.banmen.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.StoreLaws;
import java.io.IOException;
import java.nio.file.Path;
import java.util.OptionalDouble;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** While nodes are restarted one by one, the older ones work on the form of the newer ones. */
@Tag("long") // a database is started
class NewerFormTest extends StoreLaws {
  private static PostgresServer server;

  @BeforeAll
  static void start() throws IOException {
    server = PostgresServer.shared();
  }

  private static Store older(Path place) throws StoreFault {
    return PostgresStore.open(
        server.place(place.toString()),
        place.resolveSibling(place.getFileName() + ".primary"),
        () -> 1_000_000,
        row -> OptionalDouble.of(0));
  }

  @Override
  protected Store open(Path place) throws StoreFault {
    Store opened = older(place);
    NewerForm.bring(server, place.toString());
    return opened;
  }

  @Test
  void anOlderReleaseGoesOnButIsNotStartedAgain() throws StoreFault {
    long table = table();
    server.execute("UPDATE " + server.schema(folder.toString()) + ".form SET number = number + 1");
    assertThat(store.append(table, event(1, "a"), at(1)).join()).isTrue();
    assertThat(store.events(table, 0).join()).hasSize(1);
    assertThatThrownBy(() -> older(folder))
        .isInstanceOf(StoreFault.class)
        .hasMessageContaining("form");
    assertThat(store.append(table, event(2, "b"), at(2)).join()).isTrue();
  }
}
