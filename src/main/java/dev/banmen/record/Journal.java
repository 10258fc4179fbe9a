package dev.banmen.record;

import java.io.Closeable;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A file of lines that only grows, and that one program writes at a time. What {@link #append} was
 * given has reached the operating system when it returns, so that a killed program loses nothing,
 * and the device within a second. For any thread.
 */
public class Journal implements Closeable {
  /** How long a line may wait for the device, so that a storm of lines is one wait. */
  private static final long FORCE_AFTER_MILLIS = 300;

  private volatile Path path;
  // Not a FileChannel: an interrupt closes those under a write.
  private final RandomAccessFile file;
  private long size; // up to the end of the last whole line
  private boolean forcing; // whether a thread is about to force
  private boolean closed;

  Journal(Path path, RandomAccessFile file) throws IOException {
    this.path = path;
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
    Files.createFile(path);
    Journal journal = null;
    try {
      journal = locked(path);
      journal.append(lines);
      return journal;
    } catch (IOException e) {
      if (journal != null) {
        journal.file.close();
      }
      Files.deleteIfExists(path);
      throw e;
    }
  }

  /**
   * A file that is there, to be read and gone on with; a torn last line is taken off it.
   *
   * @throws InUse if another program writes it, or this one does
   */
  static Journal goOn(Path path) throws IOException {
    if (!Files.isRegularFile(path)) {
      throw new IOException("no such file");
    }
    Journal journal = locked(path);
    journal.size = wholeLines(journal.bytes());
    journal.file.setLength(journal.size);
    return journal;
  }

  private static Journal locked(Path path) throws IOException {
    RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
    try {
      FileLock lock = file.getChannel().tryLock();
      if (lock == null) {
        throw new InUse();
      }
      return new Journal(path, file);
    } catch (OverlappingFileLockException e) {
      file.close();
      throw new InUse();
    } catch (IOException e) {
      file.close();
      throw e;
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
    byte[] bytes = new byte[Math.toIntExact(size)];
    file.seek(0);
    file.readFully(bytes);
    return bytes;
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
    try (file) {
      force();
    }
  }

  /** Another program writes the file. */
  public static final class InUse extends IOException {
    private static final long serialVersionUID = 1L;

    InUse() {
      super("another program plays this game");
    }
  }
}
