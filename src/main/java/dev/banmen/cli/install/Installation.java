package dev.banmen.cli.install;

import dev.banmen.cli.options.CliText;
import dev.banmen.storage.StaleFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * A program that is or will be installed below a prefix: its files, one of which lists them all, to
 * find them again when they are replaced or removed. Nothing that isn't on that list or that was
 * changed since it was written is ever touched.
 *
 * @param prefix an absolute path
 * @param told gets each file that is written or removed
 * @param kept gets each file that is not removed because it was changed
 * @param wording the messages about what cannot be done
 */
public record Installation(Path prefix, Consumer<Path> told, Consumer<Path> kept, CliText wording) {
  /**
   * The list: a place below the prefix in each line, a folder's with a slash at its end; after a
   * file's, a tab and its {@link #mark mark} as written.
   */
  static final String LIST = "lib/banmen/installed";

  /**
   * Writes all files, and removes those of an earlier installation that are gone.
   *
   * @throws IOException if something cannot be written, or somebody else's file is in its place; if
   *     that can be seen in advance, nothing was written
   */
  public void install(List<InstallFile> files) throws IOException {
    TreeMap<String, String> before = list();
    for (InstallFile file : files) {
      checkFree(file.place(), before);
    }
    checkFree(LIST, before);
    TreeMap<String, String> ours = new TreeMap<>();
    before.keySet().stream().filter(place -> place.endsWith("/")).forEach(p -> ours.put(p, ""));
    files.forEach(file -> ours.put(file.place(), ""));
    ours.put(LIST, "");
    for (String place : List.copyOf(ours.keySet())) {
      makeFolders(place, ours);
    }
    TreeMap<String, String> either = new TreeMap<>(before);
    either.putAll(ours);
    write(list(either)); // so the next try knows what a failed one left
    for (InstallFile file : files) {
      write(file);
      ours.put(file.place(), mark(at(file.place())));
      told.accept(at(file.place()));
    }
    TreeMap<String, String> gone = new TreeMap<>(before);
    gone.keySet().removeAll(ours.keySet());
    remove(gone);
    write(list(ours));
    told.accept(at(LIST));
  }

  private static InstallFile list(TreeMap<String, String> places) {
    StringBuilder text = new StringBuilder();
    places.forEach(
        (place, mark) -> text.append(place).append(mark.isEmpty() ? "" : "\t" + mark).append('\n'));
    return new InstallFile.Written(LIST, text.toString());
  }

  /**
   * Removes what was installed, and the folders that were made for it, if nothing else is in them.
   *
   * @return whether there was anything
   */
  public boolean uninstall() throws IOException {
    TreeMap<String, String> before = list();
    remove(before);
    return !before.isEmpty();
  }

  private Path at(String place) {
    return prefix.resolve(place);
  }

  /** Reads an earlier installation's places and marks; nothing if there was none. */
  private TreeMap<String, String> list() throws IOException {
    TreeMap<String, String> places = new TreeMap<>();
    try {
      for (String line : Files.readAllLines(at(LIST), StandardCharsets.UTF_8)) {
        int tab = line.indexOf('\t');
        String place = tab < 0 ? line : line.substring(0, tab); // older lists have only that
        if (place.isEmpty() || !at(place).normalize().startsWith(prefix) || place.contains("..")) {
          throw new IOException(wording.of("install.outside", at(LIST), place, prefix));
        }
        places.put(place, tab < 0 ? "" : line.substring(tab + 1));
      }
      return places;
    } catch (NoSuchFileException e) {
      return places;
    }
  }

  private boolean isChanged(String place, String mark) throws IOException {
    Path file = at(place);
    boolean isOther = !mark.isEmpty() && !mark.equals(mark(file));
    return Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)
        || Files.exists(file, LinkOption.NOFOLLOW_LINKS) && isOther;
  }

  private void checkFree(String place, TreeMap<String, String> ours) throws IOException {
    boolean isThere = Files.exists(at(place), LinkOption.NOFOLLOW_LINKS);
    if (isThere && (!ours.containsKey(place) || isChanged(place, ours.get(place)))) {
      throw new IOException(wording.of("install.taken", at(place)));
    }
    Path folder = at(place).getParent();
    while (!Files.exists(folder)) {
      folder = folder.getParent();
    }
    if (!Files.isDirectory(folder)) {
      throw new IOException(wording.of("install.no-folder", folder));
    } else if (!Files.isWritable(folder)) {
      throw new IOException(wording.of("install.denied", folder));
    }
  }

  private void makeFolders(String place, TreeMap<String, String> ours) throws IOException {
    for (int slash = place.indexOf('/'); slash >= 0; slash = place.indexOf('/', slash + 1)) {
      String folder = place.substring(0, slash);
      if (!Files.isDirectory(at(folder))) {
        Files.createDirectories(at(folder));
        ours.put(folder + "/", "");
      }
    }
  }

  /** Writes a file beside its place and renames it: the program may be running. */
  private void write(InstallFile file) throws IOException {
    Path target = at(file.place());
    Path beside = StaleFiles.beside(target);
    try {
      file.writeTo(beside);
      StaleFiles.sweep(target.getParent(), beside);
      Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(beside); // gone already if all went well
    }
  }

  /** Removes files first, then their folders, the inner before the outer. */
  private void remove(TreeMap<String, String> places) throws IOException {
    for (String place : places.keySet()) {
      if (place.endsWith("/") || place.equals(LIST)) {
        continue;
      } else if (isChanged(place, places.get(place))) {
        kept.accept(at(place));
      } else if (Files.deleteIfExists(at(place))) {
        told.accept(at(place));
      }
    }
    if (places.containsKey(LIST) && Files.deleteIfExists(at(LIST))) {
      told.accept(at(LIST)); // last: until then another try finds what is left
    }
    for (String folder : places.descendingKeySet()) {
      if (folder.endsWith("/") && Files.isDirectory(at(folder), LinkOption.NOFOLLOW_LINKS)) {
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

  /** The SHA-256 of a file's content, or a link's target; nothing for all else. */
  private static String mark(Path file) throws IOException {
    if (Files.isSymbolicLink(file)) {
      return "-> " + Files.readSymbolicLink(file);
    } else if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      return "";
    }
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(Files.readAllBytes(file)));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e); // every Java has it
    }
  }
}
