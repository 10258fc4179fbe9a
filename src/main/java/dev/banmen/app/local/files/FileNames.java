package dev.banmen.app.local.files;

import dev.banmen.app.Listing;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Finds files of this machine by the start of their names. Stateless. */
final class FileNames {
  /** More than anybody reads; a folder may hold millions. */
  private static final int MOST = 1000;

  private FileNames() {}

  /** More than anybody goes through; the others are found by the start of their names. */
  private static final int MOST_LISTED = 20_000;

  static Listing list(String folder) {
    Path path;
    try {
      path = Path.of(folder).toAbsolutePath().normalize();
    } catch (InvalidPathException e) {
      return new Listing("/", List.of());
    }
    if (!Files.isDirectory(path)) {
      return new Listing(path.toString(), List.of()); // a pipe would be waited for
    }
    return new Listing(path.toString(), rows(path, file -> true, MOST_LISTED));
  }

  /**
   * The folders in a folder, then its files.
   *
   * @param isListed whether one is listed
   * @param most how many are at most
   */
  static List<String> rows(Path folder, Predicate<Path> isListed, int most) {
    List<String> folders = new ArrayList<>();
    List<String> files = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
      for (Path file : all) {
        String name = file.getFileName().toString();
        if (!isListed.test(file)) {
          continue;
        } else if (Files.isDirectory(file)) {
          folders.add(name + "/");
        } else {
          files.add(name);
        }
        if (folders.size() + files.size() == most) {
          break;
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      // Keep what was read until then.
    }
    folders.sort(String.CASE_INSENSITIVE_ORDER);
    files.sort(String.CASE_INSENSITIVE_ORDER);
    folders.addAll(files);
    return folders;
  }

  /**
   * The files whose names start like this, in order, written as that start is: folders with a slash
   * at their end, hidden ones only if the start has their dot. None if nothing can be read.
   */
  static List<String> begun(String begun) {
    int slash = begun.lastIndexOf('/');
    String folder = begun.substring(0, slash + 1);
    String name = begun.substring(slash + 1);
    TreeSet<String> found = new TreeSet<>();
    if (!isFolder(folder)) {
      return List.of();
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(Path.of(folder))) {
      for (Path file : files) {
        String full = file.getFileName().toString();
        boolean isHidden = full.startsWith(".") && !name.startsWith(".");
        if (full.startsWith(name) && !isHidden) {
          found.add(folder + full + (Files.isDirectory(file) ? "/" : ""));
        }
        if (found.size() == MOST) {
          break;
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      return List.of();
    }
    return List.copyOf(found);
  }

  /** Whether a name is a folder's; a pipe would be waited for. */
  private static boolean isFolder(String name) {
    try {
      return Files.isDirectory(Path.of(name));
    } catch (InvalidPathException e) {
      return false;
    }
  }
}
