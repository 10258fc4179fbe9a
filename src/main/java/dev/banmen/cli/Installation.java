package dev.banmen.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * A program that is installed below a prefix, or will be: its files, and a list of them among them,
 * by which they are found again to be replaced or removed. Nothing that is not on that list is ever
 * touched.
 *
 * @param prefix an absolute path
 * @param told hears of each file that is written or removed
 */
record Installation(Path prefix, Consumer<Path> told) {
  /** The list: a place below the prefix in each line, a folder's with a slash at its end. */
  static final String LIST = "lib/banmen/installed";

  /**
   * Writes all files, and removes those of an earlier installation that are no more.
   *
   * @throws IOException if something cannot be written, or a place is taken by somebody else's
   *     file; where that can be seen before, nothing was written
   */
  void install(List<Ware> wares) throws IOException {
    List<String> before = list();
    for (Ware ware : wares) {
      checkFree(ware.place(), before);
    }
    checkFree(LIST, before);
    TreeSet<String> ours = new TreeSet<>();
    before.stream().filter(place -> place.endsWith("/")).forEach(ours::add);
    wares.forEach(ware -> ours.add(ware.place()));
    ours.add(LIST);
    for (String place : List.copyOf(ours)) {
      makeFolders(place, ours);
    }
    TreeSet<String> either = new TreeSet<>(before);
    either.addAll(ours);
    write(list(either)); // what is left of a try that fails is known to the next
    for (Ware ware : wares) {
      write(ware);
      told.accept(at(ware.place()));
    }
    List<String> gone = new ArrayList<>(before);
    gone.removeAll(ours);
    remove(gone);
    write(list(ours));
    told.accept(at(LIST));
  }

  private static Ware list(TreeSet<String> places) {
    return new Ware.Written(LIST, String.join("\n", places) + "\n");
  }

  /**
   * Removes what was installed, and the folders that were made for it, if nothing else is in them.
   *
   * @return whether there was anything
   */
  boolean uninstall() throws IOException {
    List<String> before = list();
    remove(before);
    return !before.isEmpty();
  }

  private Path at(String place) {
    return prefix.resolve(place);
  }

  /** What an earlier installation wrote; nothing if there was none. */
  private List<String> list() throws IOException {
    try {
      List<String> lines = Files.readAllLines(at(LIST), StandardCharsets.UTF_8);
      for (String line : lines) {
        if (line.isEmpty() || !at(line).normalize().startsWith(prefix) || line.contains("..")) {
          throw new IOException(Wording.of("install.outside", at(LIST), line, prefix));
        }
      }
      return lines;
    } catch (NoSuchFileException e) {
      return List.of();
    }
  }

  private void checkFree(String place, List<String> ours) throws IOException {
    if (Files.exists(at(place), LinkOption.NOFOLLOW_LINKS) && !ours.contains(place)) {
      throw new IOException(Wording.of("install.taken", at(place)));
    }
    Path folder = at(place).getParent();
    while (!Files.exists(folder)) {
      folder = folder.getParent();
    }
    if (!Files.isDirectory(folder)) {
      throw new IOException(Wording.of("install.no-folder", folder));
    } else if (!Files.isWritable(folder)) {
      throw new IOException(Wording.of("install.denied", folder));
    }
  }

  /** Notes the folders that were not there before. */
  private void makeFolders(String place, TreeSet<String> ours) throws IOException {
    for (int slash = place.indexOf('/'); slash >= 0; slash = place.indexOf('/', slash + 1)) {
      String folder = place.substring(0, slash);
      if (!Files.isDirectory(at(folder))) {
        Files.createDirectories(at(folder));
        ours.add(folder + "/");
      }
    }
  }

  /** Written beside and renamed: the program may be running. */
  private void write(Ware ware) throws IOException {
    Path target = at(ware.place());
    Path beside = target.resolveSibling(".banmen-" + Long.toHexString(System.nanoTime()));
    try {
      ware.writeTo(beside);
      Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(beside); // there no more if all went well
    }
  }

  /** Files first, then the folders they were in, the inner before the outer. */
  private void remove(List<String> places) throws IOException {
    for (String place : places) {
      if (!place.endsWith("/") && !place.equals(LIST) && Files.deleteIfExists(at(place))) {
        told.accept(at(place));
      }
    }
    if (places.contains(LIST) && Files.deleteIfExists(at(LIST))) {
      told.accept(at(LIST)); // the last: until then another try finds what is left
    }
    for (String folder : new TreeSet<>(places).descendingSet()) {
      if (folder.endsWith("/")) {
        removeIfEmpty(at(folder));
      }
    }
  }

  private static void removeIfEmpty(Path folder) throws IOException {
    try {
      Files.deleteIfExists(folder);
    } catch (DirectoryNotEmptyException e) {
      // Others have put something there.
    }
  }
}
