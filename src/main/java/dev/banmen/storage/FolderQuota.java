package dev.banmen.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * How much somebody may keep in a folder of theirs on a server. Any thread.
 *
 * @param most bytes of all its files; whoever has as much adds nothing
 */
public record FolderQuota(Path folder, long most) {
  /** What a person on a server has room for: progress, results, and own problems. */
  public static final long PERSON_BYTES = 4 << 20;

  /** Whether there is no more room. */
  public boolean isFull() throws IOException {
    return bytes() >= most;
  }

  private long bytes() throws IOException {
    if (!Files.isDirectory(folder)) {
      return 0;
    }
    List<Path> files;
    try (Stream<Path> all = Files.walk(folder)) {
      files = all.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)).toList();
    }
    long bytes = 0;
    for (Path file : files) {
      bytes += file.toFile().length(); // 0 if it has gone
    }
    return bytes;
  }
}
