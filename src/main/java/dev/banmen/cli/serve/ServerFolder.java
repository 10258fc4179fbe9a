package dev.banmen.cli.serve;

import dev.banmen.server.ssh.HostKeys;
import dev.banmen.storage.FolderFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

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

  /** The folder of recordings that the owner gives to all guests. */
  Path library() {
    return path.resolve("library");
  }

  /** The folder of lessons that the owner gives to all guests. */
  Path lessons() {
    return path.resolve("lessons");
  }

  /** Whether an older version left files of people, which are not in the store. */
  boolean hasPeoplesFiles() throws IOException {
    if (!Files.exists(people(), LinkOption.NOFOLLOW_LINKS)) {
      return false;
    }
    try (Stream<Path> all = Files.walk(people())) {
      return all.anyMatch(file -> !Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
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
