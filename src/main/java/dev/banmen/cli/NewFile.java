package dev.banmen.cli;

import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes files that are whole or not there, and take nobody's place. */
final class NewFile {
  private NewFile() {}

  /**
   * Writes a file beside its place, and then puts it there.
   *
   * @throws FileAlreadyExistsException if the place is taken
   */
  static void write(String name, String text) throws IOException {
    Path target = path(name).toAbsolutePath();
    Files.createFile(target); // nobody else's from here on
    try {
      writeBeside(target, text);
    } catch (IOException e) {
      Files.deleteIfExists(target);
      throw e;
    }
  }

  private static void writeBeside(Path target, String text) throws IOException {
    // A name of its own, and short: the target's may be as long as names can be.
    Path beside = target.resolveSibling(".banmen-" + Long.toHexString(System.nanoTime()));
    FileChannel out = FileChannel.open(beside, CREATE_NEW, WRITE);
    try {
      try (out) {
        ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
        while (bytes.hasRemaining()) {
          out.write(bytes);
        }
        out.force(true);
      }
      Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      Files.deleteIfExists(beside);
      throw e;
    }
  }

  private static Path path(String name) throws IOException {
    if (name.isEmpty()) {
      throw new IOException("it has no name");
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new IOException("that is no name for a file", e);
    }
  }
}
