package dev.banmen.server.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.proof.MemoryFolder;
import dev.banmen.proof.Repeats;
import dev.banmen.server.store.StoreFault;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nodes over one store keep their laws, whatever is late, lost, doubled or killed. */
class SimulationTest {
  @TempDir(factory = MemoryFolder.class)
  Path folder;

  private SteppedWorld run(long seed) throws IOException {
    Path own = Files.createTempDirectory(folder, "seed");
    try (SimulatedPlace place = new SimulatedPlace(seed, own)) {
      place.run();
      return place.world();
    } catch (StoreFault | AssertionError e) {
      throw new AssertionError("seed " + seed, e);
    }
  }

  @Test
  @Tag(Repeats.TAG)
  void everySeedKeepsTheLaws() throws IOException {
    long first = Long.getLong("simulation.first", 1);
    long count = Long.getLong("simulation.seeds", Repeats.of(5, 50, 300));
    for (long seed = first; seed < first + count; seed++) {
      run(seed);
    }
  }

  /** A node whose clock is behind that of the table's opener has somebody join there. */
  @Test
  void aTableGoesOnAtItsOwnLastTimeWhereverItWakes() throws IOException {
    run(70071);
  }

  @Test
  void theSameSeedGivesTheSameLog() throws IOException {
    assertThat(run(7).log()).isEqualTo(run(7).log());
  }
}
