package dev.banmen.app.local.host;

import dev.banmen.storage.StateFolder;
import dev.banmen.storage.WholeFile;
import dev.banmen.storage.WholeFile.Contents;
import dev.banmen.storage.WholeFile.Readers;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/** Writes files that users name, and the program's own. */
public final class NewFile {
  private NewFile() {}

  /**
   * Writes a file that ends up whole or absent.
   *
   * @throws FileAlreadyExistsException if the place is taken
   */
  public static void write(String name, String text, LocalText wording) throws IOException {
    write(name, out -> out.write(text.getBytes(StandardCharsets.UTF_8)), wording);
  }

  /**
   * Writes a file that ends up whole or absent.
   *
   * @throws FileAlreadyExistsException if the place is taken
   */
  public static void write(String name, Contents contents, LocalText wording) throws IOException {
    WholeFile.create(path(name, wording).toAbsolutePath(), Readers.UMASK, contents);
  }

  /** Writes a file, whatever is there already. */
  public static void replace(String name, Contents contents, LocalText wording) throws IOException {
    Path target = path(name, wording).toAbsolutePath();
    if (Files.isDirectory(target)) {
      throw new IOException(wording.of("hindrance.directory"));
    }
    WholeFile.replace(target, Readers.UMASK, contents);
  }

  /** Writes a file of the program's own, for its user alone, in a folder that need not exist. */
  public static void keep(Path file, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    StateFolder.made(file.toAbsolutePath().getParent());
    WholeFile.replace(file.toAbsolutePath(), Readers.USER, out -> out.write(bytes));
  }

  /** Whether anything has that name. */
  public static boolean isTaken(String name, LocalText wording) throws IOException {
    return Files.exists(path(name, wording), LinkOption.NOFOLLOW_LINKS);
  }

  private static Path path(String name, LocalText wording) throws IOException {
    if (name.isEmpty()) {
      throw new IOException(wording.of("hindrance.nameless"));
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new IOException(wording.of("hindrance.name"), e);
    }
  }
}
