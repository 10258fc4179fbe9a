package dev.banmen.storage;

import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import dev.banmen.schedule.DaemonScheduler;
import dev.banmen.schedule.Scheduler;
import dev.banmen.text.LineEnds;
import java.io.Closeable;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Set;

/**
 * An append-only file of lines, written by one program at a time. When {@link #append} returns, the
 * lines have reached the operating system, so a killed program loses nothing; they reach the device
 * within a second. For any thread.
 */
public class Journal implements Closeable {
  private static final long LARGEST = 1 << 30; // bytes: nobody plays as much
  private static final long FORCE_AFTER_MILLIS = 300; // many lines share one wait for the device

  private volatile Path path;
  private final Closeable lock; // held until close
  // Not a FileChannel: an interrupt closes those during a write.
  private final RandomAccessFile file;
  private final Scheduler scheduler;
  private long size; // up to the end of the last whole line
  private boolean forcing; // whether a force is due
  private boolean closed;

  Journal(Path path, Closeable lock, RandomAccessFile file, Scheduler scheduler)
      throws IOException {
    this.path = path;
    this.lock = lock;
    this.scheduler = scheduler;
    this.file = file;
    this.size = file.length();
  }

  /**
   * Creates a new file with these lines, each with its end; if they can't be saved, none is
   * created.
   *
   * @throws FileAlreadyExistsException if there is one of that name
   */
  static Journal create(Path path, String lines) throws IOException {
    if (Files.exists(path)) {
      throw new FileAlreadyExistsException(path.toString());
    }
    Path begun = path.resolveSibling(path.getFileName() + StaleFiles.BEGUN);
    StateFolder.open(begun, Set.of(CREATE_NEW, WRITE)).close(); // while it exists, the name is ours
    Journal journal = null;
    try {
      journal = locked(begun);
      journal.append(lines);
      journal.force(); // so that its name never stands for an empty file
      Files.move(begun, path);
      StateFolder.force(path.toAbsolutePath().getParent());
      journal.movedTo(path);
      return journal;
    } catch (IOException e) {
      if (journal != null) {
        journal.abandon();
      }
      Files.deleteIfExists(begun);
      throw e;
    }
  }

  /** Opens a file to resume it, or throws InUse. The first append overwrites a torn last line. */
  static Journal resume(Path path) throws IOException {
    Journal journal = locked(path);
    try {
      journal.size = LineEnds.last(journal.all());
      return journal;
    } catch (IOException | RuntimeException e) {
      journal.abandon();
      throw e;
    }
  }

  /**
   * Opens and locks an existing file. It is opened in a way that creates none. Its writer may just
   * then move it, as finished, and release it; so the name must still be that of the same file, and
   * stays so while the lock is held.
   */
  private static Journal locked(Path path) throws IOException {
    Object key = key(path);
    WrittenFiles.OF_PROCESS.open(key);
    Lock lock = new Lock(key);
    try {
      if (lock.open(path).tryLock() == null) {
        throw new InUse();
      }
      if (!key(path).equals(key)) {
        throw new Gone();
      }
      Journal journal =
          new Journal(
              path, lock, new RandomAccessFile(path.toFile(), "rw"), DaemonScheduler.SCHEDULER);
      WrittenFiles.OF_PROCESS.opened(key, journal);
      return journal;
    } catch (OverlappingFileLockException e) {
      lock.close();
      throw new InUse();
    } catch (IOException | RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  /** A file's lock. It ends with the channel; only then may others open the file. */
  private static final class Lock implements Closeable {
    private final Object key;
    private FileChannel channel; // null until it is open

    Lock(Object key) {
      this.key = key;
    }

    FileChannel open(Path path) throws IOException {
      channel = FileChannel.open(path, READ, WRITE);
      return channel;
    }

    @Override
    public void close() throws IOException {
      try {
        if (channel != null) {
          channel.close();
        }
      } finally {
        WrittenFiles.OF_PROCESS.release(key);
      }
    }
  }

  private static Object key(Path path) throws IOException {
    try {
      return WrittenFiles.key(path);
    } catch (NoSuchFileException e) {
      throw new Gone();
    }
  }

  /** Closes a file that was never handed out. */
  private synchronized void abandon() throws IOException {
    closed = true;
    try (lock) {
      file.close();
    }
  }

  void movedTo(Path place) {
    path = place;
  }

  public Path path() {
    return path;
  }

  /** All its lines. */
  public synchronized String text() throws IOException {
    return new String(bytes(size), StandardCharsets.UTF_8);
  }

  /** All of the file, including a torn last line. */
  public synchronized byte[] all() throws IOException {
    return bytes(file.length());
  }

  private byte[] bytes(long length) throws IOException {
    if (length > LARGEST) {
      throw new StorageFault("journal.large");
    }
    byte[] bytes = new byte[(int) length];
    file.seek(0);
    file.readFully(bytes);
    return bytes;
  }

  /**
   * Removes all lines except the first ones, after saving a copy of the file beside it.
   *
   * @param lines the number of lines to keep
   * @return the copy's path
   * @throws IOException if the copy can't be written; then nothing is removed
   */
  public synchronized Path cutAfter(int lines) throws IOException {
    byte[] all = all();
    int end = LineEnds.after(lines, all);
    Path whole = DamagedCopy.of(path, all);
    file.setLength(end);
    size = end;
    force();
    return whole;
  }

  /**
   * Appends lines, in one write.
   *
   * @param lines each with its end
   * @throws IOException if they can't be saved; then none of them is
   */
  public synchronized void append(String lines) throws IOException {
    byte[] bytes = lines.getBytes(StandardCharsets.UTF_8);
    try {
      if (file.length() > size) { // a torn line
        file.setLength(size);
      }
      file.seek(size);
      file.write(bytes);
    } catch (IOException e) {
      removePartialLine();
      throw e;
    }
    size += bytes.length;
    forceSoon();
  }

  /** Removes a partial line, which may have been written before the device was full. */
  private void removePartialLine() {
    try {
      file.setLength(size);
    } catch (IOException e) {
      // Then it stays as a torn line, which the next one overwrites or readers drop.
    }
  }

  private void forceSoon() {
    if (!forcing) {
      forcing = true;
      scheduler.after(FORCE_AFTER_MILLIS, this::forceLater);
    }
  }

  private void forceLater() {
    synchronized (this) {
      forcing = false;
      if (closed) {
        return;
      }
    }
    try {
      force();
    } catch (IOException e) {
      // It was closed meanwhile, which forces too; or the device fails, and a write will report it.
    }
  }

  /** Forces what is written to the device. Holds no lock: writers can continue meanwhile. */
  void force() throws IOException {
    file.getFD().sync();
  }

  /** Forces what is written, and releases the file to other programs. */
  @Override
  public void close() throws IOException {
    synchronized (this) {
      if (closed) {
        return;
      }
      closed = true;
    }
    try (lock;
        file) {
      force();
    }
  }

  /**
   * The fault of a file that is not there, perhaps no longer: its writer moves it once the game is
   * finished.
   */
  public static final class Gone extends StorageFault {
    private static final long serialVersionUID = 1L;

    Gone() {
      super("hindrance.none");
    }
  }

  /** The fault of a file that another program, or another part of this one, is writing. */
  public static final class InUse extends StorageFault {
    private static final long serialVersionUID = 1L;

    InUse() {
      super("journal.in-use");
    }
  }
}
