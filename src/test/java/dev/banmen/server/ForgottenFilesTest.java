package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.server.desk.AdminReply;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.monitor.LogOutput;
import dev.banmen.text.Language;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The files of somebody who is forgotten are deleted in the end, whatever the disk does at first.
 */
class ForgottenFilesTest {
  @TempDir Path folder;
  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private OpenHouse house;

  @BeforeEach
  void open() throws Exception {
    LogOutput.open(new PrintStream(log), LogOutput.LogLevel.WARN, true);
    house = new OpenHouse(folder);
  }

  @AfterEach
  void close() {
    house.close();
    LogOutput.open(System.err, LogOutput.LogLevel.OFF, false);
  }

  private AdminReply forget(String name) {
    return house.house.desk().run(Language.ENGLISH, List.of("forget", name), Map.of());
  }

  private long came(String name) throws Exception {
    Visit visit = house.named(name);
    house.owners.add(visit.number());
    visit.close();
    house.settleTasks();
    return visit.number();
  }

  @Test
  void whatIsDeletedAtOnceIsDone() throws Exception {
    long anna = came("anna");
    assertThat(forget("anna").isDone()).isTrue();
    assertThat(house.owners).doesNotContain(anna);
    assertThat(log.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  @Test
  void whatCannotBeDeletedIsSaidLoggedAndDeletedLater() throws Exception {
    long anna = came("anna");
    long ben = came("ben");
    house.isDiskFaulty = true;
    AdminReply reply = forget("anna");
    assertThat(reply.isDone()).isFalse();
    assertThat(reply.lines())
        .containsExactly(
            "anna is forgotten, but their files cannot be deleted yet. The server tries again every"
                + " hour. Their games stay under the number "
                + anna
                + ".");
    assertThat(log.toString(StandardCharsets.UTF_8))
        .isEqualTo("<3>event=not-deleted person=" + anna + " fault=java.io.IOException\n");
    assertThat(house.owners).contains(anna, ben);
    house.close();
    house = new OpenHouse(folder);
    house.owners.addAll(List.of(anna, ben, 4711L));
    house.house.tidy();
    house.settleTasks();
    house.settleTasks();
    assertThat(house.owners)
        .as("who has a key stays, and so does whom this database has never known")
        .containsExactlyInAnyOrder(ben, 4711L);
  }
}
