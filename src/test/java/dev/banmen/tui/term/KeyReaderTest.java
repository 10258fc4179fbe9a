package dev.banmen.tui.term;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.tui.term.Input.Key;
import java.io.FileInputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** How far ahead keys are read; a file stands for the terminal. */
@Timeout(60)
class KeyReaderTest {
  private static final int PIECE = 4096;

  @TempDir Path folder;
  private final InputQueue queue = new InputQueue();

  private FileChannel typed(int bytes) throws Exception {
    byte[] keys = new byte[bytes];
    Arrays.fill(keys, (byte) 'j');
    Path file = Files.write(folder.resolve("keys"), keys);
    return new FileInputStream(file.toFile()).getChannel();
  }

  private static void awaitWaiting(Thread thread) {
    while (thread.getState() != Thread.State.WAITING && thread.isAlive()) {
      Thread.yield();
    }
  }

  @Test
  void itReadsAMegabyteAheadAndThenWaits() throws Exception {
    FileChannel channel = typed(3 * InputQueue.READ_AHEAD);
    KeyReader reader = new KeyReader(channel, queue);
    reader.start();
    awaitWaiting(reader);
    assertThat(channel.position())
        .isBetween((long) InputQueue.READ_AHEAD, InputQueue.READ_AHEAD + 2L * PIECE);
    int taken = 0;
    while (taken < InputQueue.READ_AHEAD / 2 && Key.of('j').equals(queue.poll())) {
      taken++;
    }
    assertThat(taken).isEqualTo(InputQueue.READ_AHEAD / 2);
    while (channel.position() < 5L * InputQueue.READ_AHEAD / 4) {
      Thread.yield();
    }
    awaitWaiting(reader);
    assertThat(channel.position()).isLessThan(taken + InputQueue.READ_AHEAD + 2L * PIECE);
    reader.end();
  }
}
