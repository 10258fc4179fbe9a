package dev.banmen.record;

import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

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
 * A file of lines that only grows, and that one program writes at a time. What {@link #append} was
 * given has reached the operating system when it returns, so that a killed program loses nothing,
 * and the device within a second. For any thread.
 */
public class Journal implements Closeable {
  /** In bytes: nobody plays as much. */
  private static final long LARGEST = 1 << 30;

  /** How long a line may wait for the device, so that a storm of lines is one wait. */
  private static final long FORCE_AFTER_MILLIS = 300;

  private volatile Path path;
  private final Closeable lock; // held until it is closed
  // Not a FileChannel: an interrupt closes those under a write.
  private final RandomAccessFile file;
  private final Scheduler scheduler;
  private long size; // up to the end of the last whole line
  private boolean forcing; // whether that is due
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
   * A new file.
   *
   * @param lines what it begins with, each with its end
   * @throws FileAlreadyExistsException if there is one of that name
   * @throws IOException if they cannot be kept; no file is there then
   */
  static Journal begin(Path path, String lines) throws IOException {
    if (Files.exists(path)) {
      throw new FileAlreadyExistsException(path.toString());
    }
    Path begun = path.resolveSibling(path.getFileName() + StaleFiles.BEGUN);
    StateFolder.open(begun, Set.of(CREATE_NEW, WRITE))
        .close(); // while it is there, the name is ours
    Journal journal = null;
    try {
      journal = locked(begun);
      journal.append(lines);
      Files.move(begun, path);
      journal.movedTo(path);
      return journal;
    } catch (IOException e) {
      if (journal != null) {
        journal.letGo();
      }
      Files.deleteIfExists(begun);
      throw e;
    }
  }

  /**
   * A file that is there, to be read and resumed. The first append overwrites a torn last line.
   *
   * @throws InUse if another program writes it, or this one does
   */
  static Journal goOn(Path path) throws IOException {
    Journal journal = locked(path);
    try {
      journal.size = LineEnds.last(journal.all());
      return journal;
    } catch (IOException | RuntimeException e) {
      journal.letGo();
      throw e;
    }
  }

  /**
   * The file of this name, once nobody else writes it. It is opened for its lock in a way that
   * makes no file. Who writes a file may move it, as finished, and let it go just then; so the name
   * has to be that of the same file still, and stays it while the lock is held.
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
        throw new StorageFault("journal.gone");
      }
      Journal journal =
          new Journal(path, lock, new RandomAccessFile(path.toFile(), "rw"), Background.SCHEDULER);
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

  /** A file's lock. It ends with the channel, and only then may others open the file. */
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
      throw new StorageFault("journal.gone");
    }
  }

  /** Closes what was never anybody's. */
  private synchronized void letGo() throws IOException {
    closed = true;
    try (lock) {
      file.close();
    }
  }

  /** It lies elsewhere now. */
  void movedTo(Path place) {
    path = place;
  }

  /** Where it is. */
  public Path path() {
    return path;
  }

  /** All its lines. */
  public synchronized String text() throws IOException {
    return new String(bytes(size), StandardCharsets.UTF_8);
  }

  /** All that the file holds, a torn last line too. */
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
   * Changes one byte, after the whole file is written beside it; gives the file that holds it.
   *
   * @throws IOException if that cannot be written; nothing is changed then
   */
  public synchronized Path change(int at, byte value) throws IOException {
    byte[] all = all();
    Path whole = DamagedCopy.of(path, all);
    file.seek(at);
    file.write(value);
    all[at] = value;
    size = LineEnds.last(all);
    force();
    return whole;
  }

  /**
   * Takes all lines off but the first ones. What the file held is written beside it before.
   *
   * @param lines how many stay
   * @return the file that holds all of them
   * @throws IOException if that cannot be written; nothing is taken off then
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
   * Adds lines, in one write.
   *
   * @param lines each with its end
   * @throws IOException if they cannot be kept; none of them is then
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
      takeBack();
      throw e;
    }
    size += bytes.length;
    forceSoon();
  }

  /** Part of a line may have been written before the device was full. */
  private void takeBack() {
    try {
      file.setLength(size);
    } catch (IOException e) {
      // Then it is a torn line, which the next one overwrites or readers drop.
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
      // It was closed meanwhile, which forces too; or the device fails, and a write will tell.
    }
  }

  /** Has what is written reach the device. Not held up by a lock: writers go on meanwhile. */
  void force() throws IOException {
    file.getFD().sync();
  }

  /** Forces what is written, and lets other programs write the file. */
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

  /** Another program writes the file, or another part of this one. */
  public static final class InUse extends StorageFault {
    private static final long serialVersionUID = 1L;

    InUse() {
      super("journal.in-use");
    }
  }
}
