package dev.banmen.lesson;

import dev.banmen.storage.BoundedFile;
import dev.banmen.storage.StateFolder;
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
 * The file that a learner's progress is saved in: one line per try, only ever appended to. Each is
 * added in one write, so that two programs may do so at once, and starts on its own line whatever
 * comes before it: a torn line loses only itself.
 *
 * @param file may be missing
 * @param clock gives the time of a try
 */
public record ProgressFile(Path file, Clock clock) {
  /** Far more tries than anybody makes. */
  private static final int MOST_BYTES = 16 << 20;

  /** The progress file in a user's data folder. */
  public static ProgressFile in(Path folder, Clock clock) {
    return new ProgressFile(folder.resolve("progress"), clock);
  }

  public Progress read() throws IOException {
    try {
      String text = new String(BoundedFile.bytes(file, MOST_BYTES), StandardCharsets.UTF_8);
      return Progress.of(List.of(text.split("\n")));
    } catch (NoSuchFileException e) {
      return Progress.NONE;
    }
  }

  /** Saves a try; returns it with its time. */
  public TimedTry add(StepTry tried) throws IOException {
    TimedTry timed = new TimedTry(LocalDateTime.now(clock), tried);
    if (file.getParent() != null) {
      StateFolder.made(file.getParent());
    }
    String line = (isTorn() ? "\n" : "") + timed.line() + "\n";
    try (FileChannel out =
        StateFolder.open(file, Set.of(StandardOpenOption.CREATE, StandardOpenOption.APPEND))) {
      ByteBuffer bytes = ByteBuffer.wrap(line.getBytes(StandardCharsets.UTF_8));
      while (bytes.hasRemaining()) {
        out.write(bytes);
      }
    }
    return timed;
  }

  /** Whether the file ends in the middle of a line. */
  private boolean isTorn() throws IOException {
    try (FileChannel in = FileChannel.open(file, StandardOpenOption.READ)) {
      ByteBuffer last = ByteBuffer.allocate(1);
      return in.size() > 0 && in.read(last, in.size() - 1) == 1 && last.get(0) != '\n';
    } catch (NoSuchFileException e) {
      return false;
    }
  }
}
