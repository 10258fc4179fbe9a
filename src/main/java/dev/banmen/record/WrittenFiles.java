package dev.banmen.record;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashMap;
import java.util.Map;

/**
 * The journals that this process has open, whichever part of it opened them. POSIX drops all of a
 * process's locks on a file with the first descriptor to that file that the process closes: so
 * nobody may open a file that is written here, and nobody writes one while it is read. For any
 * thread; no lock is held while a device is waited for.
 */
final class WrittenFiles {
  /** One for the process, as its locks are the process's, too. */
  static final WrittenFiles OF_PROCESS = new WrittenFiles();

  private static final int WRITTEN = -1;
  private static final int OPENING = -2; // to be written, or let go in a moment

  /** By {@link #key}: one of these, or how many read the file. */
  private final Map<Object, Integer> uses = new HashMap<>();

  /**
   * Those that are written, so that nobody's forgetting one closes it: its lock would go, and its
   * key could become another file's.
   */
  private final Map<Object, Journal> journals = new HashMap<>();

  private WrittenFiles() {}

  /**
   * What all names of a file have in common, before and after it is moved; its real path where the
   * system doesn't say.
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
   * Asks for a file to write, and waits while it is read. Call this before the file is opened, and
   * then {@link #opened} or {@link #release}.
   *
   * @throws Journal.InUse if it is written already
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

  /** Notes that a file is written no more. Call this after the file is closed. */
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

  /** What a file is used for, once nobody opens it and not too many read it. */
  private int await(Object key, int mostReaders) {
    boolean isInterrupted = false;
    while (uses.getOrDefault(key, 0) == OPENING || uses.getOrDefault(key, 0) > mostReaders) {
      try {
        wait();
      } catch (InterruptedException e) {
        isInterrupted = true; // it is soon done
      }
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
    return uses.getOrDefault(key, 0);
  }

  /**
   * Reads the beginning of a file.
   *
   * @param most how many bytes, at most
   * @throws Journal.InUse if it is written here
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

  /** Whether a file, by whatever name, is written here; not, if there is none. */
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
