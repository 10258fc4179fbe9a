package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Pending;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.server.lobby.Visit;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Whoever waits until something of theirs is saved keeps nobody else out. */
@Timeout(60)
class HungSavesTest {
  @TempDir(factory = MemoryFolder.class)
  Path folder;

  @Test
  void whileManySavesHangOthersComeInAndReadWhatIsTheirs() throws Exception {
    try (OpenHouse house = new OpenHouse(folder)) {
      Queue<Runnable> hanging = new ConcurrentLinkedQueue<>();
      house.saves = Optional.of(hanging);
      List<Pending<Integer>> saves = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        saves.add(house.visit("key" + i).withOwnFiles(watch -> 1));
      }
      assertThat(hanging).hasSize(20);
      Visit late = house.visit("late");
      assertThat(CompletableFuture.supplyAsync(late::number, house.reads).join())
          .isEqualTo(late.number());
      assertThat(saves).noneMatch(Pending::isOver);
      hanging.forEach(Runnable::run);
      assertThat(saves).allMatch(Pending::isOver);
    }
  }
}
