package dev.banmen.tui.page.files;

import dev.banmen.app.FileStore;
import dev.banmen.app.Listing;
import dev.banmen.tui.page.FolderName;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The choices when looking for a file. Immutable.
 *
 * @param name the folder's full name; empty for the files that were opened recently
 * @param rows folders first, each with a separator at its end, then files
 */
public record Folder(String name, List<String> rows) {
  static final String UP = "../";

  /** The row of the games that come with the program; a page shows other words for it. */
  static final String INCLUDED = FileStore.INCLUDED + "/";

  /** The row of the games that the owner of a server gives. */
  static final String LIBRARY = FileStore.LIBRARY + "/";

  /** Reads a folder as it is now. */
  public static Folder of(FileStore files, String folder) {
    Listing listing = files.list(folder);
    List<String> rows = new ArrayList<>();
    boolean isTop = listing.name().equals("/") || FolderName.isPast(listing.name());
    if (!isTop) {
      rows.add(UP);
    }
    rows.addAll(listing.rows());
    return new Folder(listing.name(), rows);
  }

  public static Folder recent(FileStore files) {
    List<String> rows = new ArrayList<>(files.recent());
    rows.add(INCLUDED);
    return new Folder("", rows);
  }

  boolean isRecent() {
    return name.isEmpty();
  }

  boolean isIncluded() {
    return name.equals(FileStore.INCLUDED);
  }

  /** Whether it is the folder of the games that this person has played. */
  boolean isPast() {
    return FolderName.isPast(name);
  }

  /**
   * Returns the rows that have all words of a filter; hidden ones only if it starts with their dot.
   */
  List<String> filtered(String filter) {
    String small = filter.toLowerCase(Locale.ROOT).strip();
    List<String> words = List.of(small.split("\\s+"));
    List<String> left = new ArrayList<>();
    for (String row : rows) {
      boolean isHidden = row.startsWith(".") && !row.equals(UP);
      boolean isMeant =
          row.equals(UP) || words.stream().allMatch(row.toLowerCase(Locale.ROOT)::contains);
      if (isMeant && (!isHidden || small.startsWith("."))) {
        left.add(row);
      }
    }
    return left;
  }

  String full(String row) {
    if (row.equals(INCLUDED)) {
      return FileStore.INCLUDED;
    } else if (row.equals(LIBRARY)) {
      return FileStore.LIBRARY;
    } else if (isRecent()) {
      return row;
    } else if (row.equals(UP) && isIncluded()) {
      return ""; // the folder that the program was started in
    } else if (row.equals(UP)) {
      int slash = name.lastIndexOf('/');
      return slash <= 0 ? "/" : name.substring(0, slash);
    }
    String bare = row.endsWith("/") ? row.substring(0, row.length() - 1) : row;
    return (name.endsWith("/") ? name : name + "/") + bare;
  }
}
