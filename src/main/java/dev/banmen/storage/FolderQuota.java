package dev.banmen.storage;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;

/**
 * How much somebody may keep in a folder of theirs on a server. The folder is measured at first,
 * and after each {@link #UNMEASURED} bytes more, so that adding a little costs the same however
 * much is there. Any thread.
 */
public final class FolderQuota {
  /** The room that a person on a server has for progress, results, and own problems. */
  public static final long PERSON_BYTES = 4 << 20;

  /** How much may be added before the folder is measured again. */
  public static final long UNMEASURED = 64 << 10;

  private final Path folder;
  private final long most;
  private long measured; // under this, as what follows
  private long added = Long.MAX_VALUE; // since then; so much if it was not measured yet

  /**
   * A quota of a folder, which need not exist.
   *
   * @param most bytes of all its files; once reached, nothing can be added
   */
  public FolderQuota(Path folder, long most) {
    this.folder = folder;
    this.most = most;
  }

  /** The most bytes of all files. */
  public long most() {
    return most;
  }

  /** Whether there is no more room. */
  public synchronized boolean isFull() throws IOException {
    if (added > UNMEASURED) {
      measured = bytes();
      added = 0;
    }
    return measured + added >= most;
  }

  /** Notes that so many bytes were added. */
  public synchronized void add(long bytes) {
    added = added > UNMEASURED ? added : added + bytes;
  }

  private long bytes() throws IOException {
    AtomicLong bytes = new AtomicLong();
    FolderFiles.find(folder, file -> bytes.addAndGet(file.toFile().length())); // 0 if it has gone
    return bytes.get();
  }
}
