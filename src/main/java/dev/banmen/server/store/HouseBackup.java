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
 * Unpacked in an empty folder, it is that house as it was then. Waits for the store, so for a
 * thread of its own.
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
    try {
      store.backUp(copy).join(); // leaves nothing if it fails, and a file of that name as it is
    } catch (CompletionException e) {
      throw new StoreFault(String.valueOf(e.getCause()), e.getCause());
    }
    try {
      Map<String, Path> all = new TreeMap<>(files);
      all.put(DATABASE, copy);
      WholeFile.create(file, WholeFile.Readers.USER, out -> write(all, out));
    } finally {
      Files.deleteIfExists(copy);
    }
  }

  private static void write(Map<String, Path> all, OutputStream out) throws IOException {
    ZipOutputStream zip = new ZipOutputStream(out);
    for (Map.Entry<String, Path> one : all.entrySet()) {
      try (var in = Files.newInputStream(one.getValue())) {
        zip.putNextEntry(new ZipEntry(one.getKey()));
        in.transferTo(zip);
        zip.closeEntry();
      } catch (NoSuchFileException e) {
        // Its person was forgotten, or it was replaced, meanwhile.
      }
    }
    zip.finish();
  }
}
