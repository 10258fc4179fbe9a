package dev.banmen.record;

import static java.nio.file.attribute.PosixFilePermission.OWNER_EXECUTE;
import static java.nio.file.attribute.PosixFilePermission.OWNER_READ;
import static java.nio.file.attribute.PosixFilePermission.OWNER_WRITE;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.Map;

/** Where the program keeps what is one user's own. Stateless. */
public final class StateFolder {
  private StateFolder() {}

  /**
   * The folder {@code banmen} in the one for state of the XDG Base Directory Specification; it need
   * not be there yet.
   *
   * @param home the user's, where the environment names none
   * @throws IOException if the locale's characters cannot spell its name
   */
  public static Path of(Map<String, String> environment, String home) throws IOException {
    return UserFolder.of(environment, "XDG_STATE_HOME", home, Path.of(".local", "state"));
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
