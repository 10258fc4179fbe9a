package dev.banmen.proof;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDirFactory;

/**
 * Makes folders in memory where the machine has room there, for stores that no power cut is to
 * survive: saving waits for no disk. Stateless.
 */
public final class MemoryFolder implements TempDirFactory {
  private static final Path MEMORY = Path.of("/dev/shm");
  private static final long ROOM = 1L << 30;

  @Override
  public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext test)
      throws IOException {
    boolean hasRoom = Files.isWritable(MEMORY) && MEMORY.toFile().getUsableSpace() > ROOM;
    return hasRoom
        ? Files.createTempDirectory(MEMORY, "banmen")
        : Files.createTempDirectory("banmen");
  }
}
