package dev.banmen.record;

import static java.nio.file.attribute.PosixFilePermission.OWNER_EXECUTE;
import static java.nio.file.attribute.PosixFilePermission.OWNER_READ;
import static java.nio.file.attribute.PosixFilePermission.OWNER_WRITE;

import dev.banmen.game.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.Map;

/** Where the program keeps what is one user's own. Stateless. */
public final class StateFolder {
  private static final String VARIABLE = "XDG_STATE_HOME";

  /** The folder that the environment names and ours in it. */
  private static final int NAMED = 2;

  private StateFolder() {}

  /**
   * The folder {@code banmen} in the one for state of the XDG Base Directory Specification; it need
   * not be there yet. A folder that the environment names is used only if it is the user's alone,
   * and else passed over, as others could have files there replaced or led elsewhere.
   *
   * @param home the user's, where the environment names none
   * @throws IOException if the locale's characters cannot spell its name, or if others can change
   *     the user's own folder
   */
  public static Path of(Map<String, String> environment, String home) throws IOException {
    if (environment.getOrDefault(VARIABLE, "").startsWith("/")) {
      Path named = folder(environment, home);
      if (PrivateFolder.isPrivate(named, NAMED)) {
        return named;
      }
    }
    Path usual = folder(Map.of("HOME", environment.getOrDefault("HOME", "")), home);
    if (!PrivateFolder.isPrivate(usual.toAbsolutePath(), 1)) {
      throw new IOException(Words.beside(StateFolder.class).text("folder.shared", usual));
    }
    return usual;
  }

  private static Path folder(Map<String, String> environment, String home) throws IOException {
    return UserFolder.of(environment, VARIABLE, home, Path.of(".local", "state"));
  }

  /** Makes a folder, and those above it that are not there. */
  public static Path made(Path folder) throws IOException {
    return Files.createDirectories(folder, privately(folder));
  }

  /** "If [...] the destination directory is non-existent [...] create it with permission 0700." */
  private static FileAttribute<?>[] privately(Path folder) {
    return folder.getFileSystem().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(EnumSet.of(OWNER_READ, OWNER_WRITE, OWNER_EXECUTE))
        }
        : new FileAttribute<?>[0];
  }
}
