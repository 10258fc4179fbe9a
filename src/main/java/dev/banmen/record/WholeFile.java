package dev.banmen.record;

import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.WRITE;

import dev.banmen.record.UnreadableFile.Why;
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
 * Writes files that are whole or not there: beside their place first, then renamed. A file that
 * takes another's place is never readable for more people than that one was. Any thread.
 */
public final class WholeFile {
  /** What writes the contents of a file. */
  public interface Contents {
    void writeTo(OutputStream out) throws IOException;
  }

  /** Who may read a new file, one that replaces no other. */
  public enum Readers {
    /** Only its user: mode 0600. */
    USER,
    /** Everyone the user's umask allows. */
    UMASK
  }

  private static final int MOST_LINKS = 40; // one after the other, as in Linux

  private WholeFile() {}

  /**
   * Writes a file that is not there yet.
   *
   * @throws FileAlreadyExistsException if its place is taken
   */
  public static void create(Path target, Readers readers, Contents contents) throws IOException {
    if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
      throw new FileAlreadyExistsException(target.toString());
    }
    FileAttribute<?>[] mode = mode(target, readers);
    writeBeside(target, mode, Optional.empty(), contents, beside -> name(beside, target, mode));
  }

  /** Puts a file in its place if that is free still, even now. */
  private static void name(Path beside, Path target, FileAttribute<?>[] mode) throws IOException {
    try {
      Files.createLink(target, beside);
    } catch (FileAlreadyExistsException e) {
      throw e;
    } catch (IOException | UnsupportedOperationException e) {
      takeAndMove(beside, target, mode); // this file system has no second names, such as FAT
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
   * Writes a file, whatever file is there already; a link stays one, and the file that it leads to
   * is replaced, or made.
   *
   * @param readers of a file that was not there
   * @throws UnreadableFile if what is there is no regular file, such as a pipe or a device
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

  /** Where a file is to be once all links to it are followed. */
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
        throw new UnreadableFile(
            Optional.of(target), Why.IRREGULAR, 0); // they go round in a circle
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

  /** What is done with a file that is written. */
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
    Path beside = StaleFiles.beside(target);
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
      } finally {
        Files.deleteIfExists(beside); // there no more if all went well
      }
    }
  }
}
