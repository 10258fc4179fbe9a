package dev.banmen.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.concurrent.TimeUnit;

/** A file's size and the time of its last write, in nanoseconds since 1970. Immutable. */
public record FileStamp(long bytes, long nanos) {
  /** Reads the stamp of a file as it is now. */
  public static FileStamp of(Path file) throws IOException {
    return of(Files.readAttributes(file, BasicFileAttributes.class));
  }

  /** Whether another is the same: as a record's own equality, but that is slow at its first use. */
  public boolean isSame(FileStamp other) {
    return bytes == other.bytes && nanos == other.nanos;
  }

  /** The stamp of a file that has these attributes. */
  public static FileStamp of(BasicFileAttributes now) {
    return new FileStamp(now.size(), now.lastModifiedTime().to(TimeUnit.NANOSECONDS));
  }
}
