package dev.banmen.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * Checks that nobody else can change a folder's contents. The launcher checks the folder of
 * start-up archives in the same way. Stateless.
 */
final class PrivateFolder {
  private static final int SYSTEM = 0;

  /** The owner reported for files whose owner has no number here, as in a sandbox. */
  private static final int NOBODY = 65534;

  private static final int STICKY = 01000;
  private static final int BY_GROUP = 020;
  private static final int BY_OTHERS = 02;

  private PrivateFolder() {}

  /**
   * Finds where a folder really is, with all links followed, if nobody else can write there or put
   * another in its place. Those further up may be the system's, may have a sticky bit, and may be
   * open to a group with its owner's number, as many systems give each user a group. Use the path
   * that this returns: others may lead a link in the given one elsewhere.
   *
   * @param folder an absolute path; missing folders will be created by its user
   * @param own the number of folders, from it upwards, that must be the user's alone
   * @return its real path, or nothing if others can change it
   * @throws IOException if a link in the path leads nowhere, or a folder cannot be read
   */
  static Optional<Path> real(Path folder, int own) throws IOException {
    if (!folder.getFileSystem().supportedFileAttributeViews().contains("unix")) {
      return Optional.of(folder);
    }
    Path real = resolved(folder);
    return isPrivate(real, own) ? Optional.of(real) : Optional.empty();
  }

  private static Path resolved(Path folder) throws IOException {
    return Files.exists(folder, LinkOption.NOFOLLOW_LINKS)
        ? folder.toRealPath()
        : resolved(folder.getParent()).resolve(folder.getFileName()); // the root exists
  }

  private static boolean isPrivate(Path real, int own) throws IOException {
    int left = own;
    for (Path folder = real; folder != null; folder = folder.getParent()) {
      if (Files.exists(folder) && !isSafe(folder, left > 0)) {
        return false;
      }
      left--;
    }
    return true;
  }

  private static boolean isSafe(Path folder, boolean isOwn) throws IOException {
    Map<String, Object> found = Files.readAttributes(folder, "unix:mode,uid,gid");
    int mode = (int) found.get("mode");
    int owner = (int) found.get("uid");
    boolean isUsers = owner == user();
    if (isOwn) {
      return isUsers && (mode & (BY_GROUP | BY_OTHERS)) == 0;
    }
    boolean isOpen =
        (mode & BY_OTHERS) != 0 || (mode & BY_GROUP) != 0 && owner != (int) found.get("gid");
    return (isUsers || owner == SYSTEM || owner == NOBODY) && (!isOpen || (mode & STICKY) != 0);
  }

  /** The number of the user running this, which Java itself does not offer. */
  private static int user() throws IOException {
    Path process = Path.of("/proc/self");
    Path owned = Files.exists(process) ? process : Path.of(System.getProperty("user.home"));
    return (int) Files.getAttribute(owned, "unix:uid");
  }
}
