package dev.banmen.cli;

import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;

/** Writes files that are whole or not there, and take nobody's place. */
final class NewFile {
  private NewFile() {}

  /** What writes the contents of a file. */
  interface Contents {
    void writeTo(OutputStream out) throws IOException;
  }

  /**
   * Writes a file beside its place, and then puts it there.
   *
   * @throws FileAlreadyExistsException if the place is taken
   */
  static void write(String name, String text) throws IOException {
    write(name, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * Writes a file beside its place, and then puts it there.
   *
   * @throws FileAlreadyExistsException if the place is taken
   */
  static void write(String name, Contents contents) throws IOException {
    Path target = path(name).toAbsolutePath();
    Files.createFile(target); // nobody else's from here on
    boolean isWritten = false;
    try {
      writeBeside(target, contents);
      isWritten = true;
    } finally {
      if (!isWritten) {
        Files.deleteIfExists(target);
      }
    }
  }

  /** Writes a file beside its place, and then puts it there, whatever is there already. */
  static void replace(String name, Contents contents) throws IOException {
    Path target = path(name).toAbsolutePath();
    if (Files.isDirectory(target)) {
      throw new IOException(Wording.of("hindrance.directory"));
    }
    // A link stays a link: the file that it leads to is replaced.
    writeBeside(Files.exists(target) ? target.toRealPath() : target, contents);
  }

  /** Whether anything is there under that name. */
  static boolean isTaken(String name) throws IOException {
    return Files.exists(path(name), LinkOption.NOFOLLOW_LINKS);
  }

  private static void writeBeside(Path target, Contents contents) throws IOException {
    // A name of its own, and short: the target's may be as long as names can be.
    Path beside = target.resolveSibling(".banmen-" + Long.toHexString(System.nanoTime()));
    FileChannel file = FileChannel.open(beside, CREATE_NEW, WRITE);
    try {
      try (file) {
        contents.writeTo(Channels.newOutputStream(file));
        file.force(true);
      }
      copyMode(target, beside);
      Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(beside); // there no more if all went well
    }
  }

  /** Whoever could read and write the file that was there can do so still. */
  private static void copyMode(Path from, Path to) throws IOException {
    PosixFileAttributeView old = Files.getFileAttributeView(from, PosixFileAttributeView.class);
    if (old == null || !Files.exists(from)) {
      return;
    }
    PosixFileAttributes wanted = old.readAttributes();
    PosixFileAttributeView view = Files.getFileAttributeView(to, PosixFileAttributeView.class);
    try {
      view.setGroup(wanted.group());
    } catch (IOException e) {
      // Its user is not of that group.
    }
    view.setPermissions(wanted.permissions());
  }

  private static Path path(String name) throws IOException {
    if (name.isEmpty()) {
      throw new IOException(Wording.of("hindrance.nameless"));
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new IOException(Wording.of("hindrance.name"), e);
    }
  }
}
