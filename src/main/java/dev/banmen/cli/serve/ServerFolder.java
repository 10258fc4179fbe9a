package dev.banmen.cli.serve;

import dev.banmen.server.ssh.HostKeys;
import dev.banmen.storage.FolderFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The data folder of a server: all that is not in its store. Immutable.
 *
 * @param path of the folder, which is there
 */
record ServerFolder(Path path) {
  /** The file of the server's own key. */
  static final String HOST_KEY = "host.key";

  Path hostKey() {
    return path.resolve(HOST_KEY);
  }

  Path limits() {
    return path.resolve(LimitsFile.NAME);
  }

  /** The folder of people's own files that are not moved into the store: see {@link MovedFiles}. */
  Path people() {
    return path.resolve("people");
  }

  /** All files that are not in the store, by name. */
  Map<String, Path> files() throws IOException {
    Map<String, Path> all = new TreeMap<>();
    for (Path file : List.of(hostKey(), path.resolve(HostKeys.SECOND), limits())) {
      if (Files.isRegularFile(file)) {
        all.put(file.getFileName().toString(), file);
      }
    }
    FolderFiles.find(people(), file -> all.put(path.relativize(file).toString(), file));
    return all;
  }

  /**
   * Makes all private, so that other accounts on the machine read none of it after it was unpacked.
   */
  void makePrivate() throws IOException {
    makePrivate(people(), "rwx------");
    makePrivate(hostKey(), "rw-------");
    makePrivate(path.resolve(HostKeys.SECOND), "rw-------");
  }

  private static void makePrivate(Path file, String mode) throws IOException {
    if (Files.exists(file)) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
    }
  }
}
