package dev.banmen.cli.install;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;

/** One file of an installed program: where it goes, and what it is. Immutable. */
sealed interface InstallFile {
  /** Where it goes, below the prefix, with slashes. */
  String place();

  /** Writes it where nothing is. */
  void writeTo(Path target) throws IOException;

  /** A file like another one, and as old. */
  record Copied(String place, Path original, boolean isProgram) implements InstallFile {
    @Override
    public void writeTo(Path target) throws IOException {
      Files.copy(original, target, StandardCopyOption.COPY_ATTRIBUTES);
      open(target, isProgram ? "rwxr-xr-x" : "rw-r--r--");
    }
  }

  /** A file of a text. */
  record Written(String place, String text) implements InstallFile {
    @Override
    public void writeTo(Path target) throws IOException {
      Files.write(target, text.getBytes(StandardCharsets.UTF_8));
      open(target, "rw-r--r--");
    }
  }

  /** A name for another file, which is found from where the name is. */
  record Linked(String place, String other) implements InstallFile {
    @Override
    public void writeTo(Path target) throws IOException {
      Files.createSymbolicLink(target, Path.of(other));
    }
  }

  /** All may read what is installed, as far as the file system knows whom that is. */
  private static void open(Path file, String permissions) throws IOException {
    if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
    }
  }
}
