package dev.banmen.storage;

import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.WRITE;

import dev.banmen.storage.UnreadableFile.Why;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.util.Optional;
import java.util.Set;

/**
 * Writes files atomically: first beside their place, then renamed. A file that replaces another is
 * never readable by more people than the old one. Any thread.
 */
public final class WholeFile {
  /** Writes the contents of a file. */
  public interface Contents {
    void writeTo(OutputStream out) throws IOException;
  }

  /** The readers of a new file that replaces no other. */
  public enum Readers {
    /** Only its user: mode 0600. */
    USER,
    /** Everyone the user's umask allows. */
    UMASK
  }

  private static final int MOST_LINKS = 40; // in a row, as in Linux

  private WholeFile() {}

  /** Creates a file; a {@link FileAlreadyExistsException} if it exists. */
  public static void create(Path target, Readers readers, Contents contents) throws IOException {
    if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
      throw new FileAlreadyExistsException(target.toString());
    }
    FileAttribute<?>[] mode = mode(target, readers);
    writeBeside(target, mode, Optional.empty(), contents, beside -> name(beside, target, mode));
  }

  /** Moves a file to its place if that is still free, even now. */
  private static void name(Path beside, Path target, FileAttribute<?>[] mode) throws IOException {
    try {
      Files.createLink(target, beside);
    } catch (FileAlreadyExistsException e) {
      throw e;
    } catch (IOException | UnsupportedOperationException e) {
      takeAndMove(beside, target, mode); // this file system has no hard links, such as FAT
    }
  }

  private static void takeAndMove(Path beside, Path target, FileAttribute<?>[] mode)
      throws IOException {
    Files.createFile(target, mode); // nobody else's from here on
    try {
      Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      Files.deleteIfExists(target);
      throw e;
    }
  }

  /**
   * Writes a file and replaces an existing one; a link stays, and its target is replaced or
   * created.
   *
   * @param readers for a new file
   * @throws UnreadableFile if the existing file isn't regular, such as a pipe or a device
   */
  public static void replace(Path target, Readers readers, Contents contents) throws IOException {
    Path file = place(target);
    Optional<FileAccess> old = FileAccess.of(file);
    writeBeside(
        file,
        mode(file, old.isPresent() ? Readers.USER : readers),
        old,
        contents,
        beside -> Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE));
  }

  /** The target of a path once all links are followed. */
  private static Path place(Path target) throws IOException {
    if (Files.exists(target)) {
      Path file = target.toRealPath();
      if (!Files.isRegularFile(file)) {
        Why why = Files.isDirectory(file) ? Why.DIRECTORY : Why.IRREGULAR;
        throw new UnreadableFile(Optional.of(target), why, 0);
      }
      return file;
    }
    Path file = target;
    for (int links = 0; Files.isSymbolicLink(file); links++) {
      if (links == MOST_LINKS) {
        throw new UnreadableFile(Optional.of(target), Why.IRREGULAR, 0); // they form a circle
      }
      file = file.resolveSibling(Files.readSymbolicLink(file));
    }
    return file;
  }

  private static FileAttribute<?>[] mode(Path file, Readers readers) {
    return readers == Readers.USER
        ? FileAccess.privately(file.getFileSystem())
        : new FileAttribute<?>[0];
  }

  /** Moves a written file to its place. */
  private interface Naming {
    void name(Path beside) throws IOException;
  }

  private static void writeBeside(
      Path target,
      FileAttribute<?>[] mode,
      Optional<FileAccess> old,
      Contents contents,
      Naming naming)
      throws IOException {
    Path beside = StaleFiles.beside(target).toAbsolutePath();
    try (FileChannel file = FileChannel.open(beside, Set.of(CREATE_NEW, WRITE), mode)) {
      try {
        StaleFiles.hold(file);
        StaleFiles.sweep(beside.getParent(), beside);
        contents.writeTo(Channels.newOutputStream(file));
        file.force(true);
        if (old.isPresent()) {
          old.get().give(beside);
        }
        naming.name(beside);
        StateFolder.force(beside.getParent());
      } finally {
        Files.deleteIfExists(beside); // already gone if all went well
      }
    }
  }
}
