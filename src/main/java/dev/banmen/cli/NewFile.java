package dev.banmen.cli;

import java.io.FileOutputStream;
import java.io.IOException;
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
    Path beside = target.resolveSibling("." + target.getFileName() + ".part");
    try {
      try (FileOutputStream out = new FileOutputStream(beside.toFile())) {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.getFD().sync();
      }
      Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      Files.deleteIfExists(beside);
      Files.deleteIfExists(target);
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
