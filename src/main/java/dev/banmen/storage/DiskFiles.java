package dev.banmen.storage;

import dev.banmen.storage.WholeFile.Readers;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A user's files in a folder of their disk. Of two programs that replace a file at once, the later
 * one wins. Immutable.
 *
 * @param folder need not exist
 * @param readers of new files
 */
public record DiskFiles(Path folder, Readers readers) implements UserFiles {
  /** Files in a folder that only the user reads. */
  public DiskFiles(Path folder) {
    this(folder, Readers.USER);
  }

  @Override
  public Optional<byte[]> read(String name, int most) throws IOException {
    try {
      return Optional.of(BoundedFile.bytes(folder.resolve(name), most));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    }
  }

  @Override
  public long add(String name, String line) throws IOException {
    return AppendedLines.add(folder.resolve(name), line);
  }

  @Override
  public void change(String name, int most, Edit edit) throws IOException {
    Optional<byte[]> made = edit.of(read(name, most));
    if (made.isPresent()) {
      Path file = folder.resolve(name).toAbsolutePath();
      StateFolder.made(file.getParent());
      WholeFile.replace(file, readers, out -> out.write(made.get()));
    }
  }

  @Override
  public String shown(String name) {
    return folder.resolve(name).toString();
  }
}
