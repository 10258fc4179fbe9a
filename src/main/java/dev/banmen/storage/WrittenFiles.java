package dev.banmen.storage;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashMap;
import java.util.Map;

/**
 * All journals that this process has open. POSIX drops all of a process's locks on a file when the
 * process closes any descriptor to it: so no other part may open a file being written here, and
 * none may write one while it is read. For any thread; no lock is held while waiting for a device.
 */
final class WrittenFiles {
  /** The process-wide instance, as the locks are the process's too. */
  static final WrittenFiles OF_PROCESS = new WrittenFiles();

  private static final int WRITTEN = -1;
  private static final int OPENING = -2; // to be written or released shortly

  /** The uses of files, by {@link #key}: one of these, or the number of readers. */
  private final Map<Object, Integer> uses = new HashMap<>();

  /**
   * The journals being written, held here so that a forgotten one isn't closed: its lock would go,
   * and its key could become another file's.
   */
  private final Map<Object, Journal> journals = new HashMap<>();

  private WrittenFiles() {}

  /**
   * A key shared by all names of a file, even after it is moved; its real path if the system has
   * none.
   *
   * @throws NoSuchFileException if it isn't there, or isn't a regular file
   */
  static Object key(Path path) throws IOException {
    BasicFileAttributes is = Files.readAttributes(path, BasicFileAttributes.class);
    if (!is.isRegularFile()) {
      throw new NoSuchFileException(path.toString());
    }
    return is.fileKey() == null ? path.toRealPath() : is.fileKey();
  }

  /**
   * Reserves a file to write; waits while it is read. Call this before the file is opened, and then
   * {@link #opened} or {@link #release}.
   *
   * @throws Journal.InUse if it is being written already
   */
  synchronized void open(Object key) throws Journal.InUse {
    int use = await(key, 0);
    if (use == WRITTEN) {
      throw new Journal.InUse();
    }
    uses.put(key, OPENING);
  }

  /** Notes that a file is open and locked. */
  synchronized void opened(Object key, Journal journal) {
    uses.put(key, WRITTEN);
    journals.put(key, journal);
    notifyAll();
  }

  /** Notes that a file is no longer written. Call this after the file is closed. */
  synchronized void release(Object key) {
    uses.remove(key);
    journals.remove(key);
    notifyAll();
  }

  private synchronized void read(Object key) throws Journal.InUse {
    int readers = await(key, Integer.MAX_VALUE);
    if (readers == WRITTEN) {
      throw new Journal.InUse();
    }
    uses.put(key, readers + 1);
  }

  private synchronized void endReading(Object key) {
    uses.computeIfPresent(key, (same, readers) -> readers == 1 ? null : readers - 1);
    notifyAll();
  }

  /** Waits until nobody opens a file and not too many read it; returns its use. */
  private int await(Object key, int mostReaders) {
    boolean isInterrupted = false;
    while (uses.getOrDefault(key, 0) == OPENING || uses.getOrDefault(key, 0) > mostReaders) {
      try {
        wait();
      } catch (InterruptedException e) {
        isInterrupted = true; // it won't take long
      }
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
    return uses.getOrDefault(key, 0);
  }

  /**
   * Reads a file, up to a maximum number of bytes.
   *
   * @throws Journal.InUse if it is being written here
   */
  byte[] bytes(Path path, int most) throws IOException {
    Object key = key(path);
    read(key);
    try (InputStream file = Files.newInputStream(path)) {
      return file.readNBytes(most);
    } finally {
      endReading(key);
    }
  }

  /** Whether a file, by any name, is being written here; false if it is missing. */
  boolean has(Path path) {
    try {
      Object key = key(path);
      synchronized (this) {
        return uses.getOrDefault(key, 0) < 0;
      }
    } catch (IOException e) {
      return false;
    }
  }
}
