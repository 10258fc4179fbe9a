package dev.banmen.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.concurrent.TimeUnit;

/**
 * The size and time of a file, to notice changes. Immutable.
 *
 * @param bytes its size
 * @param nanos time of the last write, since 1970
 */
public record FileStamp(long bytes, long nanos) {
  /** Reads the stamp of a file as it is now. */
  public static FileStamp of(Path file) throws IOException {
    BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
    return new FileStamp(now.size(), now.lastModifiedTime().to(TimeUnit.NANOSECONDS));
  }
}
