package dev.banmen.record;

import dev.banmen.game.record.Bytes;
import dev.banmen.storage.BoundedFile;
import dev.banmen.storage.UnreadableFile;
import dev.banmen.storage.UnreadableFile.Why;
import java.io.Closeable;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The bytes of a file or stream as of opening; later additions are not seen. A small file is held
 * in memory and closed at once; of a large one only a piece is held. For any thread.
 */
public final class FileBytes implements Bytes, Closeable {
  /** The largest file that is held in memory: many thousands are opened in a row. */
  private static final int SMALL = 1 << 20;

  /** The default maximum size of a stream, in bytes. */
  public static final long MOST_STREAMED = 256L << 20;

  private static final int PIECE = 1 << 16;

  // Not a FileChannel: an interrupt closes those during a read.
  private final RandomAccessFile file; // null if all is in memory
  private final Optional<Path> origin; // the file's path; empty for a stream
  private final long size;
  private final byte[] piece; // all bytes if there is no file
  private long pieceFrom;
  private int pieceLength;

  private FileBytes(RandomAccessFile file, Optional<Path> origin, long size) {
    this.file = file;
    this.origin = origin;
    this.size = size;
    this.piece = new byte[PIECE];
  }

  private FileBytes(byte[] all, Optional<Path> origin, int size) {
    this.file = null;
    this.origin = origin;
    this.size = size;
    this.piece = all;
    this.pieceLength = size;
  }

  /** Opens a file. One without random access, such as a pipe, is read to its end. */
  public static FileBytes open(Path path) throws IOException {
    return open(path, Files.readAttributes(path, BasicFileAttributes.class), MOST_STREAMED);
  }

  /**
   * Opens a file whose attributes were just read.
   *
   * @param most the maximum size of a pipe or device, in bytes; other files have no limit
   */
  public static FileBytes open(Path path, BasicFileAttributes is, long most) throws IOException {
    if (!is.isRegularFile()) {
      try (InputStream in = Files.newInputStream(path)) {
        return of(in, most);
      }
    }
    RandomAccessFile file = opened(path);
    try {
      long size = file.length();
      if (size > SMALL) {
        return new FileBytes(file, Optional.of(path), size);
      }
      byte[] all = new byte[(int) size];
      int read = read(file, all, 0, all.length);
      file.close();
      return new FileBytes(all, Optional.of(path), read);
    } catch (IOException e) {
      file.close();
      throw e;
    }
  }

  private static RandomAccessFile opened(Path path) throws IOException {
    try {
      return new RandomAccessFile(path.toFile(), "r");
    } catch (FileNotFoundException e) {
      throw Files.exists(path)
          ? new AccessDeniedException(path.toString())
          : new NoSuchFileException(path.toString());
    }
  }

  private static int read(RandomAccessFile file, byte[] target, int offset, int length)
      throws IOException {
    int count = 0;
    while (count < length) {
      // In pieces, as each read takes the same amount outside the heap.
      int n = file.read(target, offset + count, Math.min(SMALL, length - count));
      if (n < 0) {
        break; // it was truncated meanwhile
      }
      count += n;
    }
    return count;
  }

  /** Reads a whole stream of at most {@link #MOST_STREAMED} bytes. */
  public static FileBytes of(InputStream in) throws IOException {
    return of(in, MOST_STREAMED);
  }

  /**
   * Reads a whole stream; what is too much for memory goes to a file without a name.
   *
   * @throws UnreadableFile if it gives more bytes than {@code most}
   */
  public static FileBytes of(InputStream in, long most) throws IOException {
    return of(in, SMALL, most, Path.of(System.getProperty("java.io.tmpdir")));
  }

  static FileBytes of(InputStream in, int small, long most, Path folder) throws IOException {
    byte[] room = new byte[(int) Math.min(small, most) + 1];
    int read = in.readNBytes(room, 0, room.length); // readNBytes(int) of Java 17 fails on a pipe
    byte[] begun = Arrays.copyOf(room, read);
    check(begun.length, most);
    return begun.length <= small
        ? new FileBytes(begun, Optional.empty(), begun.length)
        : spooled(begun, in, most, folder);
  }

  private static void check(long size, long most) throws UnreadableFile {
    if (size > most) {
      throw new UnreadableFile(Optional.empty(), Why.TOO_LARGE, most);
    }
  }

  private static FileBytes spooled(byte[] begun, InputStream in, long most, Path folder)
      throws IOException {
    Path path = Files.createTempFile(folder, "banmen-", ".tmp");
    RandomAccessFile file = made(path);
    try {
      Files.delete(path); // its name, before writing: a kill leaves nothing
      file.write(begun);
      byte[] more = new byte[PIECE];
      for (int n = in.read(more); n >= 0; n = in.read(more)) {
        check(file.getFilePointer() + n, most);
        file.write(more, 0, n);
      }
      return new FileBytes(file, Optional.empty(), file.getFilePointer());
    } catch (IOException | RuntimeException e) {
      file.close();
      throw e;
    }
  }

  /** Opens a new file; if that fails, nothing is left of it. */
  static RandomAccessFile made(Path path) throws IOException {
    try {
      return new RandomAccessFile(path.toFile(), "rw");
    } catch (IOException | RuntimeException e) {
      Files.deleteIfExists(path);
      throw e;
    }
  }

  /** The maximum size of files beside recordings, which hold names and the like. */
  private static final int LARGEST_BESIDE = 1 << 24;

  @Override
  public Optional<Bytes> beside(String ending) throws IOException {
    Optional<Path> found = origin.isEmpty() ? Optional.empty() : beside(origin.get(), ending);
    try {
      return found.isPresent()
          ? Optional.of(Bytes.of(BoundedFile.bytes(found.get(), LARGEST_BESIDE)))
          : Optional.empty();
    } catch (UnreadableFile e) {
      return Optional.empty();
    }
  }

  private static Optional<Path> beside(Path file, String ending) throws IOException {
    String dotted = "." + ending.toLowerCase(Locale.ROOT);
    String mine = stem(file);
    List<Path> all = new ArrayList<>();
    Path folder = file.toAbsolutePath().getParent();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path other : files) {
        String name = other.getFileName().toString().toLowerCase(Locale.ROOT);
        if (name.endsWith(dotted) && Files.isReadable(other) && Files.isRegularFile(other)) {
          if (stem(other).equals(mine)) {
            return Optional.of(other);
          }
          all.add(other);
        }
      }
    } catch (DirectoryIteratorException | AccessDeniedException e) {
      return Optional.empty(); // an unreadable folder
    }
    return all.size() == 1 ? Optional.of(all.get(0)) : Optional.empty();
  }

  /** A file's name without its extension, in lower case. */
  private static String stem(Path file) {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    int dot = name.lastIndexOf('.');
    return dot < 0 ? name : name.substring(0, dot);
  }

  @Override
  public long size() {
    return size;
  }

  @Override
  public synchronized int read(long from, byte[] target, int offset, int length)
      throws IOException {
    int wanted = (int) Math.max(0, Math.min(length, size - from));
    if (wanted <= 0) {
      return 0;
    }
    if (!holds(from, wanted)) {
      if (wanted >= PIECE) {
        return readHere(from, target, offset, wanted);
      }
      pieceLength = 0; // in case it fails
      pieceLength = readHere(from, piece, 0, (int) Math.min(PIECE, size - from));
      pieceFrom = from;
    }
    int count = (int) Math.min(wanted, pieceFrom + pieceLength - from);
    System.arraycopy(piece, (int) (from - pieceFrom), target, offset, count);
    return count;
  }

  private boolean holds(long from, int length) {
    return file == null || from >= pieceFrom && from + length <= pieceFrom + pieceLength;
  }

  private int readHere(long from, byte[] target, int offset, int length) throws IOException {
    file.seek(from);
    return read(file, target, offset, length);
  }

  /** Closes the file; a forgotten one is closed when its memory is collected. */
  @Override
  public synchronized void close() throws IOException {
    if (file != null) {
      file.close();
    }
  }
}
