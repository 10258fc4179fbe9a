package dev.banmen.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.schedule.FairExecutor;
import dev.banmen.server.OpenHouse;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One thing is thought about at a time for one person. */
class PersonThoughtsTest {
  @TempDir(factory = MemoryFolder.class)
  Path folder;

  @Test
  void whatComesWhileAnotherThingIsTakenInNeverBegins() throws Exception {
    try (OpenHouse house = new OpenHouse(folder)) {
      Queue<Runnable> tasks = new ArrayDeque<>();
      PersonThoughts[] thoughts = new PersonThoughts[1];
      FairExecutor thinkers =
          new FairExecutor(
              task -> {
                tasks.add(task);
                if (tasks.size() == 1) {
                  assertThatThrownBy(() -> thoughts[0].one(watch -> 2)).isInstanceOf(Refusal.class);
                }
              },
              2);
      thoughts[0] = new PersonThoughts(house.named("anna").online(), thinkers);
      Pending<Integer> first = thoughts[0].one(watch -> 1);
      assertThat(tasks).hasSize(1);
      tasks.remove().run();
      assertThat(first.outcome()).isEqualTo(1);
      thoughts[0].one(watch -> 3);
      assertThat(tasks).hasSize(1);
    }
  }
}
