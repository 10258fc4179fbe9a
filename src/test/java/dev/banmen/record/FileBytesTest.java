package dev.banmen.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.storage.UnreadableFile;
import java.io.ByteArrayInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A file is read at any place, by any thread, however large it is and wherever it comes from. */
class FileBytesTest {
  @TempDir Path folder;

  private static byte[] noise(int size) {
    byte[] noise = new byte[size];
    new Random(size).nextBytes(noise);
    return noise;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 1 << 20, (1 << 20) + 1, 3_000_000})
  void everyPieceIsWhatTheFileHolds(int size) throws IOException {
    byte[] all = noise(size);
    Path path = Files.write(folder.resolve("f"), all);
    try (FileBytes file = FileBytes.open(path);
        FileBytes stream = FileBytes.of(new ByteArrayInputStream(all), 1000, size, folder)) {
      assertThat(file.size()).isEqualTo(stream.size()).isEqualTo(size);
      Random random = new Random(7);
      for (int i = 0; i < 300; i++) {
        int from = random.nextInt(size + 10);
        int length = random.nextInt(i % 10 == 0 ? 200_000 : 100);
        byte[] expected =
            Arrays.copyOfRange(
                all, Math.min(from, size), Math.max(Math.min(from, size), from + length));
        expected = Arrays.copyOf(expected, Math.max(0, Math.min(length, size - from)));
        assertThat(file.piece(from, length)).isEqualTo(expected);
        assertThat(stream.piece(from, length)).isEqualTo(expected);
      }
    }
  }

  @Test
  void threadsDoNotMixTheirPieces() throws IOException {
    byte[] all = noise(2_000_000);
    try (FileBytes file = FileBytes.open(Files.write(folder.resolve("f"), all))) {
      IntStream.range(0, 2000)
          .parallel()
          .forEach(
              i -> {
                int from = i * 997;
                try {
                  assertThat(file.piece(from, 500))
                      .isEqualTo(Arrays.copyOfRange(all, from, from + 500));
                } catch (IOException e) {
                  throw new AssertionError(e);
                }
              });
    }
  }

  @Test
  void whatIsCutMeanwhileEndsThere() throws IOException {
    Path path = Files.write(folder.resolve("f"), noise(2_000_000));
    try (FileBytes file = FileBytes.open(path)) {
      Files.write(path, noise(1_500_000));
      assertThat(file.piece(1_499_990, 100)).hasSize(10);
      assertThat(file.piece(1_600_000, 100)).isEmpty();
    }
  }

  @Test
  void aPipeIsReadToItsEnd() throws IOException, InterruptedException {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    String command = "head -c 70000 /dev/zero > " + pipe.getFileName();
    new ProcessBuilder("sh", "-c", command).directory(folder.toFile()).start();
    try (InputStream in = new FileInputStream(pipe.toFile()); // as standard input is read
        FileBytes stream = FileBytes.of(in)) {
      assertThat(stream.size()).isEqualTo(70_000);
    }
  }

  @Test
  void nothingIsLeftOfAStream() throws IOException {
    FileBytes stream = FileBytes.of(new ByteArrayInputStream(noise(5000)), 1000, 5000, folder);
    assertThat(stream.piece(4990, 100)).hasSize(10);
    stream.close();
    assertThat(folder).isEmptyDirectory();
  }

  /** A stream that looks, with all but its first bytes, whether a folder is empty. */
  private final class Watching extends ByteArrayInputStream {
    private int looks;

    Watching(int size) {
      super(noise(size));
    }

    @Override
    public synchronized int read(byte[] target, int offset, int length) {
      if (pos > 1001) {
        looks++;
        assertThat(folder).isEmptyDirectory();
      }
      return super.read(target, offset, Math.min(1001, length));
    }
  }

  /** A program that is killed in the middle cannot delete anything. */
  @Test
  void whatIsTooMuchForMemoryHasNoNameWhileItIsRead() throws IOException {
    Watching in = new Watching(5000);
    try (FileBytes stream = FileBytes.of(in, 1000, 5000, folder)) {
      assertThat(stream.size()).isEqualTo(5000);
      assertThat(in.looks).isGreaterThan(2);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {500, 1000, 3000})
  void aStreamIsReadUpToALimitAndRefusedBeyondIt(int most) throws IOException {
    InputStream fits = new ByteArrayInputStream(noise(most));
    try (FileBytes stream = FileBytes.of(fits, 1000, most, folder)) {
      assertThat(stream.size()).isEqualTo(most);
    }
    ByteArrayInputStream endless = new ByteArrayInputStream(noise(10_000_000));
    assertThatThrownBy(() -> FileBytes.of(endless, 1000, most, folder))
        .isInstanceOfSatisfying(
            UnreadableFile.class,
            e -> {
              assertThat(e.why()).isEqualTo(UnreadableFile.Why.TOO_LARGE);
              assertThat(e.most()).isEqualTo(most);
            });
    assertThat(endless.available()).as("not read").isGreaterThan(9_000_000);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aFileThatIsNotThereIsSaidToBe() {
    assertThatThrownBy(() -> FileBytes.open(folder.resolve("x")))
        .isInstanceOf(NoSuchFileException.class);
    assertThatThrownBy(() -> FileBytes.open(folder)).isInstanceOf(IOException.class);
  }

  @Test
  void theFileBesideIsTheOneNamedAlikeOrTheOnlyOne() throws IOException {
    Path games = Files.write(folder.resolve("WTH_1990.wtb"), noise(10));
    try (FileBytes file = FileBytes.open(games)) {
      assertThat(file.beside("jou")).isEmpty();
      Files.write(folder.resolve("WTHOR.JOU"), noise(3));
      assertThat(file.beside("jou").orElseThrow().piece(0, 9)).isEqualTo(noise(3));
      Files.write(folder.resolve("other.jou"), noise(4));
      assertThat(file.beside("jou")).as("which of two?").isEmpty();
      Files.write(folder.resolve("wth_1990.Jou"), noise(5));
      assertThat(file.beside("jou").orElseThrow().piece(0, 9)).isEqualTo(noise(5));
    }
    try (FileBytes stream = FileBytes.of(new ByteArrayInputStream(noise(10)))) {
      assertThat(stream.beside("jou")).isEmpty();
    }
  }

  @Test
  void ofAFileThatCannotBeOpenedNothingIsLeft() throws IOException {
    Path path = Files.createDirectory(folder.resolve("f"));
    assertThatThrownBy(() -> FileBytes.made(path)).isInstanceOf(IOException.class);
    assertThat(path).doesNotExist();
  }

  @Test
  void ofAStreamThatFailsNothingIsLeft() {
    InputStream failing =
        new InputStream() {
          private int left = 5000;

          @Override
          public int read() {
            if (left-- == 0) {
              throw new IllegalStateException("the stream is broken");
            }
            return 'x';
          }
        };
    assertThatThrownBy(() -> FileBytes.of(failing, 1000, 10_000, folder))
        .hasMessage("the stream is broken");
    assertThat(folder).isEmptyDirectory();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void aFileBesideIsReadUnlessItIsTooLarge(int more) throws IOException {
    Path path = Files.write(folder.resolve("f.wtb"), noise(10));
    try (java.io.RandomAccessFile names =
        new java.io.RandomAccessFile(folder.resolve("f.jou").toFile(), "rw")) {
      names.setLength((1 << 24) + more);
    }
    try (FileBytes file = FileBytes.open(path)) {
      assertThat(file.beside("jou").isPresent()).isEqualTo(more == 0);
    }
  }
}
