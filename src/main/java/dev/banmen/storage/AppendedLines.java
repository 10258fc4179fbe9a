package dev.banmen.storage;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;

/**
 * Adds lines to files that are only ever appended to. Each is added in one write, so that two
 * programs may do so at once, and starts on its own line whatever comes before it: a torn line
 * loses only itself.
 */
public final class AppendedLines {
  private AppendedLines() {}

  /**
   * Adds a line to a file; makes the file, for its user alone, if it is missing.
   *
   * @param line without its end
   * @return how many bytes the file has then
   */
  public static long add(Path file, String line) throws IOException {
    if (file.getParent() != null) {
      StateFolder.made(file.getParent());
    }
    String whole = (isTorn(file) ? "\n" : "") + line + "\n";
    try (FileChannel out =
        StateFolder.open(file, Set.of(StandardOpenOption.CREATE, StandardOpenOption.APPEND))) {
      ByteBuffer bytes = ByteBuffer.wrap(whole.getBytes(StandardCharsets.UTF_8));
      while (bytes.hasRemaining()) {
        out.write(bytes);
      }
      return out.size();
    }
  }

  /** Whether the file ends in the middle of a line. */
  private static boolean isTorn(Path file) throws IOException {
    try (FileChannel in = FileChannel.open(file, StandardOpenOption.READ)) {
      ByteBuffer last = ByteBuffer.allocate(1);
      return in.size() > 0 && in.read(last, in.size() - 1) == 1 && last.get(0) != '\n';
    } catch (NoSuchFileException e) {
      return false;
    }
  }
}
