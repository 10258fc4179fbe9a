package dev.banmen.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file that is cut short while it is read as memory: that is known. */
class MappedFileTest {
  private static final int BYTES = 1 << 16;

  @TempDir Path folder;

  @Test
  void onlyAFileThatWasCutShortIsNotWhole() throws IOException {
    Path file = Files.write(folder.resolve("mapped"), new byte[BYTES]);
    MappedFile mapped = MappedFile.of(file);
    assertThat(mapped.isWhole()).isTrue();
    Files.write(file, new byte[BYTES + 1]);
    assertThat(mapped.isWhole()).isTrue();
    Files.write(file, new byte[0]);
    assertThat(mapped.isWhole()).isFalse();
    Files.delete(file);
    assertThat(mapped.isWhole()).isTrue();
  }
}
