package dev.banmen.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.storage.UnreadableFile.Why;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A file that is read as a whole is refused before it can fill the memory. */
class BoundedFileTest {
  @TempDir Path folder;

  private static void assertUnfit(Path file, Why why) {
    assertThatThrownBy(() -> BoundedFile.bytes(file, 1000))
        .isInstanceOfSatisfying(
            UnreadableFile.class,
            e -> {
              assertThat(e.why()).isEqualTo(why);
              assertThat(e.most()).isEqualTo(1000);
            });
  }

  @Test
  void aFileMayHaveTheMostAndNoByteMore() throws IOException {
    Path file = folder.resolve("f");
    Files.write(file, new byte[1000]);
    assertThat(BoundedFile.bytes(file, 1000)).hasSize(1000);
    Files.write(file, new byte[1001]);
    assertUnfit(file, Why.TOO_LARGE);
  }

  @Test
  void aFileThatIsMuchTooLargeIsNotRead() throws IOException {
    Path file = folder.resolve("f");
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(5L << 30);
    }
    assertUnfit(file, Why.TOO_LARGE);
  }

  @Test
  void aFolderIsNoFile() {
    assertUnfit(folder, Why.DIRECTORY);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void devicesAndPipesAreRefusedWithoutBeingOpened() throws Exception {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    assertUnfit(pipe, Why.IRREGULAR);
    assertUnfit(Path.of("/dev/zero"), Why.IRREGULAR);
    Path link = Files.createSymbolicLink(folder.resolve("zero"), Path.of("/dev/zero"));
    assertUnfit(link, Why.IRREGULAR);
    Files.delete(link);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aLinkToTheEmptyDeviceIsAnEmptyFile() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("null"), Path.of("/dev/null"));
    assertThat(BoundedFile.bytes(link, 1000)).isEmpty();
    Files.delete(link);
  }

  @Test
  void textIsUtf8() throws IOException {
    Path file = Files.write(folder.resolve("f"), new byte[] {(byte) 0xc3, (byte) 0xa9});
    assertThat(BoundedFile.text(file, 2)).isEqualTo("\u00e9");
    Files.write(file, new byte[] {(byte) 0xc3});
    assertThatThrownBy(() -> BoundedFile.text(file, 2))
        .isInstanceOf(CharacterCodingException.class);
    assertThatThrownBy(() -> BoundedFile.text(folder.resolve("x"), 2))
        .isInstanceOf(NoSuchFileException.class);
  }
}
