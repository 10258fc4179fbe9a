package dev.banmen.record;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Where the program keeps what is one user's own. Stateless. */
public final class StateFolder {
  private static final String VARIABLE = "XDG_STATE_HOME";

  /** The folder that the environment names and ours in it. */
  private static final int NAMED = 2;

  private StateFolder() {}

  /**
   * The folder {@code banmen} in the one for state of the XDG Base Directory Specification; it need
   * not be there yet. All links in its path are followed, as others may change them later. A folder
   * that the environment names is used only if it is the user's alone, and else passed over, as
   * others could have files there replaced or led elsewhere.
   *
   * @param home the user's, where the environment names none
   * @throws IOException if the locale's characters cannot spell its name, or if others can change
   *     the user's own folder
   */
  public static Path of(Map<String, String> environment, String home) throws IOException {
    if (environment.getOrDefault(VARIABLE, "").startsWith("/")) {
      Optional<Path> named = realIfNamed(folder(environment, home));
      if (named.isPresent()) {
        return named.get();
      }
    }
    Path inHome = folder(Map.of("HOME", environment.getOrDefault("HOME", "")), home);
    Optional<Path> real = PrivateFolder.real(inHome.toAbsolutePath(), 1);
    if (real.isEmpty()) {
      throw new StorageFault("folder.shared", inHome.toString());
    }
    return real.get();
  }

  /** A folder that cannot even be looked at, as where a link leads nowhere, is not private. */
  private static Optional<Path> realIfNamed(Path folder) {
    try {
      return PrivateFolder.real(folder, NAMED);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static Path folder(Map<String, String> environment, String home) throws IOException {
    return UserFolder.of(environment, VARIABLE, home, Path.of(".local", "state"));
  }

  /**
   * Makes a folder, and those above it that are not there. "If [...] the destination directory is
   * non-existent an attempt should be made to create it with permission 0700": the same
   * specification, of each of its folders.
   */
  public static Path made(Path folder) throws IOException {
    return Files.createDirectories(folder, FileAccess.folderPrivately(folder.getFileSystem()));
  }

  /**
   * Opens a file, and makes it if these options ask for that: for its user alone, since a folder
   * that was there before may be open to others.
   */
  public static FileChannel open(Path file, Set<OpenOption> options) throws IOException {
    return FileChannel.open(file, options, FileAccess.privately(file.getFileSystem()));
  }
}
