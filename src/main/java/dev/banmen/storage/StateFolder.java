package dev.banmen.storage;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The folder of the program's data for one user. Stateless. */
public final class StateFolder {
  private static final String VARIABLE = "XDG_STATE_HOME";

  /** The folder that the environment names, and ours in it. */
  private static final int NAMED = 2;

  /** Until Java has mapped its first file, as many bytes as this are read faster. */
  private static final long MOST_READ = 8 << 20;

  private StateFolder() {}

  /**
   * The folder {@code banmen} in the XDG Base Directory Specification's state folder; it may be
   * missing. All links in its path are followed, as others may change them later. A folder from the
   * environment is ignored unless it is the user's alone, as others could replace or redirect files
   * there.
   *
   * @param home the user's home folder, used if {@code HOME} is not set
   * @throws IOException if the locale's characters cannot spell its name, or if others can change
   *     the user's own folder
   */
  public static Path of(Map<String, String> environment, String home) throws IOException {
    return of(environment, VARIABLE, home, Path.of(".local", "state"));
  }

  /** The folder of what can be made again, under the same conditions. */
  public static Path cache(Map<String, String> environment, String home) throws IOException {
    return of(environment, "XDG_CACHE_HOME", home, Path.of(".cache"));
  }

  private static Path of(Map<String, String> environment, String variable, String home, Path usual)
      throws IOException {
    if (environment.getOrDefault(variable, "").startsWith("/")) {
      Optional<Path> named = realIfNamed(UserFolder.of(environment, variable, home, usual));
      if (named.isPresent()) {
        return named.get();
      }
    }
    Map<String, String> unnamed = Map.of("HOME", environment.getOrDefault("HOME", ""));
    Path inHome = UserFolder.of(unnamed, variable, home, usual);
    Optional<Path> real = PrivateFolder.real(inHome.toAbsolutePath(), 1);
    if (real.isEmpty()) {
      throw new StorageFault("folder.shared", inHome.toString());
    }
    return real.get();
  }

  /** A folder that can't be checked, such as behind a broken link, is not private. */
  private static Optional<Path> realIfNamed(Path folder) {
    try {
      return PrivateFolder.real(folder, NAMED);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /**
   * Creates a folder and its missing parents. "If [...] the destination directory is non-existent
   * an attempt should be made to create it with permission 0700": the same specification, of each
   * of its folders.
   */
  public static Path made(Path folder) throws IOException {
    Path parent = folder.toAbsolutePath().getParent();
    if (parent == null || Files.isDirectory(folder)) {
      return folder;
    }
    made(parent);
    Files.createDirectories(folder, FileAccess.folderPrivately(folder.getFileSystem()));
    force(parent);
    return folder;
  }

  /**
   * Forces the names in a folder to the device, where the system can do so: without that, a power
   * cut may leave a new file without its name, however often the file itself was forced.
   */
  static void force(Path folder) {
    try (FileChannel names = FileChannel.open(folder, StandardOpenOption.READ)) {
      names.force(true);
    } catch (IOException e) {
      // Windows opens no folder, and some file systems force none.
    }
  }

  /**
   * The bytes of a file, read when they are needed; they stay if it is replaced or deleted.
   *
   * @throws IOException also if there are more than 2 GB
   */
  public static ByteBuffer mapped(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      long size = channel.size();
      if (size > Integer.MAX_VALUE) {
        throw new UnreadableFile(Optional.of(file), UnreadableFile.Why.TOO_LARGE, size);
      }
      return channel.map(FileChannel.MapMode.READ_ONLY, 0, size);
    }
  }

  /** The same for bytes that are needed once: those of a small file are read now. */
  public static ByteBuffer read(Path file) throws IOException {
    return Files.size(file) > MOST_READ ? mapped(file) : ByteBuffer.wrap(Files.readAllBytes(file));
  }

  /**
   * Creates an empty file in the folder for temporary files, to read and write: for its user alone,
   * and gone once it is closed.
   */
  public static FileChannel scratch() throws IOException {
    return FileChannel.open(
        Files.createTempFile("banmen-", ".tmp"),
        StandardOpenOption.READ,
        StandardOpenOption.WRITE,
        StandardOpenOption.DELETE_ON_CLOSE);
  }

  /**
   * Opens a file, or creates it if the options say so: only its user may access it, since an
   * existing folder may be open to others.
   */
  public static FileChannel open(Path file, Set<OpenOption> options) throws IOException {
    return FileChannel.open(file, options, FileAccess.privately(file.getFileSystem()));
  }
}
