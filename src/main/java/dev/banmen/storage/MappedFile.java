package dev.banmen.storage;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * A file that is read as memory, and may be replaced or removed meanwhile. Whoever cuts it short
 * takes some of that memory away: reading it then is a fault of the virtual machine. Immutable; for
 * any thread.
 *
 * @param bytes those of the file
 * @param opened the file as it was when it was mapped
 */
public record MappedFile(Path file, ByteBuffer bytes, BasicFileAttributes opened) {
  /** Maps a file. */
  public static MappedFile of(Path file) throws IOException {
    BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
    return new MappedFile(file, StateFolder.mapped(file), now);
  }

  /** Whether all of it can be read still: it wasn't cut short. */
  public boolean isWhole() {
    try {
      BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
      boolean isSame = now.fileKey() != null && now.fileKey().equals(opened.fileKey());
      return !isSame || now.size() >= bytes.capacity();
    } catch (IOException e) {
      return true; // it was removed, and lasts as long as this
    }
  }
}
