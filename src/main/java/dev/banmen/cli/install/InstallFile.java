package dev.banmen.cli.install;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;

/** One file of an installed program: its place and its content. Immutable. */
sealed interface InstallFile {
  /** The file's place below the prefix, with slashes. */
  String place();

  /** Writes it to a place where nothing is. */
  void writeTo(Path target) throws IOException;

  /** A copy of another file, with the same modification time. */
  record Copied(String place, Path original, boolean isProgram) implements InstallFile {
    @Override
    public void writeTo(Path target) throws IOException {
      Files.copy(original, target, StandardCopyOption.COPY_ATTRIBUTES);
      open(target, isProgram ? "rwxr-xr-x" : "rw-r--r--");
    }
  }

  record Written(String place, String text) implements InstallFile {
    @Override
    public void writeTo(Path target) throws IOException {
      Files.write(target, text.getBytes(StandardCharsets.UTF_8));
      open(target, "rw-r--r--");
    }
  }

  record Linked(String place, String other) implements InstallFile {
    @Override
    public void writeTo(Path target) throws IOException {
      Files.createSymbolicLink(target, Path.of(other));
    }
  }

  /** Lets everybody read what is installed, if the file system has permissions. */
  private static void open(Path file, String permissions) throws IOException {
    if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
    }
  }
}
