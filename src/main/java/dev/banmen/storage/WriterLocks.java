package dev.banmen.storage;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.Closeable;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Coordinates the programs of one user that work on the same file: each takes a lock, and only the
 * first lock may write. A lock is a locked byte of one file, at an offset computed from the other's
 * name; so a killed program leaves nothing, and nothing lies beside anybody's files. For any
 * thread.
 */
public final class WriterLocks {
  /** The lock of the one who may write. */
  public static final int FIRST = 0;

  /** The number of programs that may view one file and save their changes. */
  public static final int ALL = 16;

  /**
   * The open lock files, until the program ends: POSIX drops all locks that a process has on a file
   * with the first descriptor it closes.
   */
  private static final Map<Path, RandomAccessFile> OPEN = new ConcurrentHashMap<>();

  private final Path locks;

  /** Locks in this file, which may be missing. */
  public WriterLocks(Path locks) {
    this.locks = locks.toAbsolutePath();
  }

  /** A taken lock; closing it frees it. */
  public static final class WriterLock implements Closeable {
    private final int number;
    private final FileLock lock;

    private WriterLock(int number, FileLock lock) {
      this.number = number;
      this.lock = lock;
    }

    /** The lock's number, from {@link #FIRST} to {@link #ALL}, exclusive. */
    public int number() {
      return number;
    }

    @Override
    public void close() throws IOException {
      lock.release();
    }
  }

  /**
   * Takes the first free lock at a file, given its real path; empty if all are taken.
   *
   * @throws IOException if there can be no locks
   */
  public Optional<WriterLock> take(Path file) throws IOException {
    for (int number = FIRST; number < ALL; number++) {
      Optional<WriterLock> taken = take(file, number);
      if (taken.isPresent()) {
        return taken;
      }
    }
    return Optional.empty();
  }

  /** Takes this lock at a file; empty if it is taken. */
  public Optional<WriterLock> take(Path file, int number) throws IOException {
    try {
      FileLock lock = opened().getChannel().tryLock(place(file, number), 1, false);
      return Optional.ofNullable(lock).map(held -> new WriterLock(number, held));
    } catch (OverlappingFileLockException e) {
      return Optional.empty(); // this program has it
    }
  }

  private RandomAccessFile opened() throws IOException {
    synchronized (OPEN) {
      StateFolder.made(locks.getParent());
      Path real = locks.getParent().toRealPath().resolve(locks.getFileName());
      RandomAccessFile file = OPEN.get(real);
      if (file == null) {
        StateFolder.open(real, Set.of(CREATE, WRITE)).close(); // creates it
        file = new RandomAccessFile(real.toFile(), "rw");
        OPEN.put(real, file);
      }
      return file;
    }
  }

  private static long place(Path file, int number) {
    long block = name(file) & (Long.MAX_VALUE / ALL >>> 1);
    return block * ALL + number;
  }

  /** A file's identifying number: FNV-1a of its path, 64 bits. */
  public static long name(Path file) {
    long hash = 0xcbf29ce484222325L;
    for (byte b : file.toString().getBytes(StandardCharsets.UTF_8)) {
      hash = (hash ^ (b & 0xff)) * 0x100000001b3L;
    }
    return hash;
  }
}
