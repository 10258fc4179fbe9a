package dev.banmen.tui.page.files;

import dev.banmen.survey.FoundGame;
import java.util.List;
import java.util.Optional;

/**
 * The rows of a folder that match a filter, the games found below it, and the index of the current
 * row. Immutable.
 *
 * @param found the games, whose rows follow those of names
 */
record FolderRows(Folder folder, String filter, List<String> shown, List<FoundGame> found, int at) {
  static FolderRows of(Folder folder) {
    List<String> shown = folder.filtered("");
    return new FolderRows(folder, "", shown, List.of(), first(shown));
  }

  /** Returns the row chosen at first: not the parent folder if there is another. */
  private static int first(List<String> shown) {
    return shown.size() > 1 && shown.get(0).equals(Folder.UP) ? 1 : 0;
  }

  FolderRows at(int row) {
    return new FolderRows(folder, filter, shown, found, Math.max(0, Math.min(count() - 1, row)));
  }

  /** These rows with the games found so far. */
  FolderRows finding(List<FoundGame> games) {
    boolean isFirst = found.isEmpty() && !games.isEmpty() && row().equals(Folder.UP);
    return new FolderRows(folder, filter, shown, games, isFirst ? shown.size() : at);
  }

  int count() {
    return shown.size() + found.size();
  }

  /** The found game of the current row; empty if that is one of a name. */
  Optional<FoundGame> game() {
    return game(at);
  }

  /** The found game of a row; empty if that is one of a name. */
  Optional<FoundGame> game(int row) {
    return row < shown.size() || row >= count()
        ? Optional.empty()
        : Optional.of(found.get(row - shown.size()));
  }

  /** These rows with another filter; on the same row if it matches. */
  FolderRows filtered(String by) {
    List<String> rows = folder.filtered(by);
    int same = rows.indexOf(row());
    boolean isLeft = same >= 0 && !row().equals(Folder.UP);
    return new FolderRows(folder, by, rows, List.of(), isLeft ? same : first(rows));
  }

  /** These rows with the folder's current contents; on the same row if it is still there. */
  FolderRows with(Folder now) {
    List<String> rows = now.filtered(filter);
    int same = game().isPresent() ? rows.size() + at - shown.size() : rows.indexOf(row());
    return new FolderRows(now, filter, rows, found, 0).at(same);
  }

  private String row() {
    return at >= shown.size() ? "" : shown.get(at);
  }

  /**
   * Returns the full name of the current row, a folder's with a separator; empty for none, and for
   * a found game.
   */
  String name() {
    String row = row();
    boolean isFolder = row.endsWith("/");
    String full = row.isEmpty() ? "" : folder.full(row);
    return isFolder && !full.endsWith("/") ? full + "/" : full;
  }

  Optional<String> file() {
    return row().isEmpty() || row().endsWith("/")
        ? Optional.empty()
        : Optional.of(folder.full(row()));
  }
}
