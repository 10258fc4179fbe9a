package dev.banmen.server.store;

import dev.banmen.storage.WholeFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Copies all of a house, while it is in use, to one ZIP file: its database, its keys and limits.
 * Unpacked in an empty folder, it is that house as it was then. The files come before the database,
 * into which they may be moved meanwhile. Waits for the store, so for a thread of its own.
 *
 * @param files what is not in the store, by its names in the folder
 */
public record HouseBackup(Store store, Map<String, Path> files) {
  /** The database in a backup. */
  public static final String DATABASE = "banmen.db";

  /**
   * Writes a new file, which only its owner can read.
   *
   * @throws IOException if it is there already, or cannot be written
   */
  public void write(Path file) throws IOException {
    if (Files.exists(file)) {
      throw new FileAlreadyExistsException(file.toString());
    }
    Path copy = Path.of(file + ".database");
    WholeFile.create(file, WholeFile.Readers.USER, out -> write(out, copy));
  }

  private void write(OutputStream out, Path copy) throws IOException {
    ZipOutputStream zip = new ZipOutputStream(out);
    for (Map.Entry<String, Path> one : new TreeMap<>(files).entrySet()) {
      try {
        add(zip, one.getKey(), one.getValue());
      } catch (NoSuchFileException e) {
        // Its person was forgotten, or it was moved into the database, meanwhile.
      }
    }
    try {
      store.backUp(copy).join(); // leaves nothing if it fails, and a file of that name as it is
    } catch (CompletionException e) {
      throw new StoreFault(String.valueOf(e.getCause()), e.getCause());
    }
    try {
      add(zip, DATABASE, copy);
    } finally {
      Files.deleteIfExists(copy);
    }
    zip.finish();
  }

  private static void add(ZipOutputStream zip, String name, Path file) throws IOException {
    try (var in = Files.newInputStream(file)) {
      zip.putNextEntry(new ZipEntry(name));
      in.transferTo(zip);
      zip.closeEntry();
    }
  }
}
