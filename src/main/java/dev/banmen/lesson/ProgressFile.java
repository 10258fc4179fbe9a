package dev.banmen.lesson;

import dev.banmen.record.BoundedFile;
import dev.banmen.record.StateFolder;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Set;

/**
 * The file in which a learner's progress is kept: a line a try, added at its end and never changed.
 * Each is added in one write, so that two programs may do so at once, and begins on a line of its
 * own whatever stands before it: a torn line loses only itself.
 *
 * @param file it need not be there
 * @param clock says when a try was
 */
public record ProgressFile(Path file, Clock clock) {
  private static final String NAME = "progress";

  /** A line a try: as many as nobody makes. */
  private static final int MOST_BYTES = 16 << 20;

  /** The one in a user's folder for data. */
  public static ProgressFile in(Path folder, Clock clock) {
    return new ProgressFile(folder.resolve(NAME), clock);
  }

  /** All that is kept. */
  public Progress read() throws IOException {
    try {
      String text = new String(BoundedFile.bytes(file, MOST_BYTES), StandardCharsets.UTF_8);
      return Progress.of(List.of(text.split("\n")));
    } catch (NoSuchFileException e) {
      return Progress.NONE;
    }
  }

  /** Keeps one try more; what was kept, with its time. */
  public Remembered add(Try tried) throws IOException {
    Remembered remembered = new Remembered(LocalDateTime.now(clock), tried);
    if (file.getParent() != null) {
      StateFolder.made(file.getParent());
    }
    String line = (isTorn() ? "\n" : "") + remembered.line() + "\n";
    try (FileChannel out =
        StateFolder.open(file, Set.of(StandardOpenOption.CREATE, StandardOpenOption.APPEND))) {
      ByteBuffer bytes = ByteBuffer.wrap(line.getBytes(StandardCharsets.UTF_8));
      while (bytes.hasRemaining()) {
        out.write(bytes);
      }
    }
    return remembered;
  }

  /** Whether the file ends within a line. */
  private boolean isTorn() throws IOException {
    try (FileChannel in = FileChannel.open(file, StandardOpenOption.READ)) {
      ByteBuffer last = ByteBuffer.allocate(1);
      return in.size() > 0 && in.read(last, in.size() - 1) == 1 && last.get(0) != '\n';
    } catch (NoSuchFileException e) {
      return false;
    }
  }
}
