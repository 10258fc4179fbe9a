package dev.banmen.record;

import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import dev.banmen.game.Words;
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
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
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

  /** What a file is called until it has its first lines: nobody goes on with it before. */
  static final String BEGUN = ".begun";

  private volatile Path path;
  private final Closeable lock; // held until it is closed
  // Not a FileChannel: an interrupt closes those under a write.
  private final RandomAccessFile file;
  private long size; // up to the end of the last whole line
  private boolean forcing; // whether a thread is about to force
  private boolean closed;

  Journal(Path path, Closeable lock, RandomAccessFile file) throws IOException {
    this.path = path;
    this.lock = lock;
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
    Path begun = path.resolveSibling(path.getFileName() + BEGUN);
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
   * A file that is there, to be read and gone on with; a torn last line is taken off it.
   *
   * @throws InUse if another program writes it, or this one does
   */
  static Journal goOn(Path path) throws IOException {
    Journal journal = locked(path);
    try {
      journal.size = wholeLines(journal.bytes());
      journal.file.setLength(journal.size);
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
    Optional<Object> before = identity(path);
    FileChannel lock = FileChannel.open(path, READ, WRITE);
    try {
      if (lock.tryLock() == null) {
        throw new InUse();
      }
      if (!identity(path).equals(before)) {
        throw new IOException(said("journal.gone"));
      }
      return new Journal(path, lock, new RandomAccessFile(path.toFile(), "rw"));
    } catch (OverlappingFileLockException e) {
      lock.close();
      throw new InUse();
    } catch (IOException | RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  /** The same for two names of one file; for any two where the system does not tell. */
  private static Optional<Object> identity(Path path) throws IOException {
    try {
      BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
      if (!attributes.isRegularFile()) {
        throw new NoSuchFileException(path.toString());
      }
      return Optional.ofNullable(attributes.fileKey());
    } catch (NoSuchFileException e) {
      throw new IOException(said("journal.gone"), e);
    }
  }

  private static String said(String key) {
    return Words.beside(Journal.class).text(key);
  }

  /** Closes what was never anybody's. */
  private synchronized void letGo() throws IOException {
    closed = true;
    try (lock) {
      file.close();
    }
  }

  private static int wholeLines(byte[] bytes) {
    int end = bytes.length;
    while (end > 0 && bytes[end - 1] != '\n') {
      end--;
    }
    return end;
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
    return new String(bytes(), StandardCharsets.UTF_8);
  }

  private byte[] bytes() throws IOException {
    if (size > LARGEST) {
      throw new IOException(said("journal.large"));
    }
    byte[] bytes = new byte[(int) size];
    file.seek(0);
    file.readFully(bytes);
    return bytes;
  }

  /**
   * Takes all lines off but the first ones. What the file held is written beside it before.
   *
   * @param lines how many stay
   * @return the file that holds all of them
   * @throws IOException if that cannot be written; nothing is taken off then
   */
  public synchronized Path cutAfter(int lines) throws IOException {
    byte[] all = bytes();
    int end = endOf(all, lines);
    Path whole = DamagedCopy.of(path, all);
    file.setLength(end);
    size = end;
    force();
    return whole;
  }

  /** Where the first lines end; the end of all where there are no more. */
  private static int endOf(byte[] all, int lines) {
    int ends = 0;
    for (int i = 0; i < all.length && lines > 0; i++) {
      ends += all[i] == '\n' ? 1 : 0;
      if (ends == lines) {
        return i + 1;
      }
    }
    return lines > 0 ? all.length : 0;
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

  /** Starts a thread that forces what is written and ends: none is there while nothing is due. */
  private void forceSoon() {
    if (forcing) {
      return;
    }
    forcing = true;
    Thread thread = new Thread(this::forceLater, "journal");
    thread.setDaemon(true);
    thread.start();
  }

  private void forceLater() {
    try {
      Thread.sleep(FORCE_AFTER_MILLIS);
    } catch (InterruptedException e) {
      // So now.
    }
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

  /** Another program writes the file. */
  public static final class InUse extends IOException {
    private static final long serialVersionUID = 1L;

    InUse() {
      super(said("journal.in-use"));
    }
  }
}
