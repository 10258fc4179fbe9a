package dev.banmen.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.concurrent.TimeUnit;

/**
 * By what a file that was changed is told from what it was. Immutable.
 *
 * @param bytes how many it has
 * @param nanos when it was written last, since 1970
 */
public record FileStamp(long bytes, long nanos) {
  /** That of a file as it is now. */
  public static FileStamp of(Path file) throws IOException {
    BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
    return new FileStamp(now.size(), now.lastModifiedTime().to(TimeUnit.NANOSECONDS));
  }
}
