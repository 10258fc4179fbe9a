package dev.banmen.storage;

import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Optional;

/** A file that must not be read: a folder, a pipe, a device, or one that is too large. */
public final class UnreadableFile extends FileSystemException {
  private static final long serialVersionUID = 1L;

  /** The fault of the file. */
  public enum Why {
    DIRECTORY,
    IRREGULAR,
    TOO_LARGE
  }

  private final Why why;
  private final long most;

  /**
   * A file that must not be read.
   *
   * @param file empty if it has no name
   * @param most the maximum size, in bytes
   */
  public UnreadableFile(Optional<Path> file, Why why, long most) {
    super(file.map(Path::toString).orElse(null), null, why.name());
    this.why = why;
    this.most = most;
  }

  /** The fault of the file. */
  public Why why() {
    return why;
  }

  /** The maximum size, in bytes. */
  public long most() {
    return most;
  }
}
