package dev.banmen.storage;

import static java.nio.file.attribute.PosixFilePermission.GROUP_EXECUTE;
import static java.nio.file.attribute.PosixFilePermission.GROUP_READ;
import static java.nio.file.attribute.PosixFilePermission.GROUP_WRITE;
import static java.nio.file.attribute.PosixFilePermission.OTHERS_EXECUTE;
import static java.nio.file.attribute.PosixFilePermission.OTHERS_READ;
import static java.nio.file.attribute.PosixFilePermission.OTHERS_WRITE;
import static java.nio.file.attribute.PosixFilePermission.OWNER_READ;
import static java.nio.file.attribute.PosixFilePermission.OWNER_WRITE;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * The owner, group and mode of a file being replaced. The new file gets them; nobody else can read
 * it at any time. Does nothing on file systems without permissions. Immutable.
 */
record FileAccess(PosixFileAttributes old) {
  private static final Set<PosixFilePermission> USER_ALONE = Set.of(OWNER_READ, OWNER_WRITE);

  /** Reads a file's access; empty if it is missing or its file system has no permissions. */
  static Optional<FileAccess> of(Path file) throws IOException {
    PosixFileAttributeView view = view(file);
    return view == null || !Files.exists(file)
        ? Optional.empty()
        : Optional.of(new FileAccess(view.readAttributes()));
  }

  private static PosixFileAttributeView view(Path file) {
    return Files.getFileAttributeView(file, PosixFileAttributeView.class);
  }

  /** The attributes of a new file that only the user may access: mode 0600. */
  static FileAttribute<?>[] privately(FileSystem system) {
    return privately(system, USER_ALONE);
  }

  /** The attributes of a new folder that only the user may access: mode 0700. */
  static FileAttribute<?>[] folderPrivately(FileSystem system) {
    return privately(system, PosixFilePermissions.fromString("rwx------"));
  }

  private static FileAttribute<?>[] privately(FileSystem system, Set<PosixFilePermission> mode) {
    return system.supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(mode)}
        : new FileAttribute<?>[0];
  }

  /**
   * Gives a file, which nobody else can read so far, the old owner, group and mode. Only root can
   * give a file to another user; others can only change to a group they are in.
   */
  void give(Path file) throws IOException {
    PosixFileAttributeView view = view(file);
    PosixFileAttributes now = view.readAttributes();
    try {
      if (!now.owner().equals(old.owner())) {
        view.setOwner(old.owner());
      }
    } catch (IOException e) {
      // Then it stays the user's, as any new file.
    }
    permit(view, now, hasGroup(view, now) ? old.permissions() : withoutGroup());
  }

  /** Sets a mode if it differs; some file systems let nobody do so. */
  static void permit(
      PosixFileAttributeView view, PosixFileAttributes now, Set<PosixFilePermission> mode) {
    try {
      if (!now.permissions().equals(mode)) {
        view.setPermissions(mode);
      }
    } catch (IOException e) {
      // Then it stays private to the user, which is better than not being saved.
    }
  }

  private boolean hasGroup(PosixFileAttributeView view, PosixFileAttributes now) {
    try {
      if (!now.group().equals(old.group())) {
        view.setGroup(old.group());
      }
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** The mode with the group limited to what everybody may do. */
  Set<PosixFilePermission> withoutGroup() {
    Set<PosixFilePermission> mode = EnumSet.noneOf(PosixFilePermission.class);
    mode.addAll(old.permissions());
    limit(mode, GROUP_READ, OTHERS_READ);
    limit(mode, GROUP_WRITE, OTHERS_WRITE);
    limit(mode, GROUP_EXECUTE, OTHERS_EXECUTE);
    return mode;
  }

  private static void limit(
      Set<PosixFilePermission> mode, PosixFilePermission group, PosixFilePermission others) {
    if (!mode.contains(others)) {
      mode.remove(group);
    }
  }
}
