package dev.banmen.tui.page.files;

import java.util.List;
import java.util.Optional;

/** The rows of a folder that match a filter, and the index of the current one. Immutable. */
record FolderRows(Folder folder, String filter, List<String> shown, int at) {
  static FolderRows of(Folder folder) {
    List<String> shown = folder.filtered("");
    return new FolderRows(folder, "", shown, first(shown));
  }

  /** Returns the row chosen at first: not the parent folder if there is another. */
  private static int first(List<String> shown) {
    return shown.size() > 1 && shown.get(0).equals(Folder.UP) ? 1 : 0;
  }

  FolderRows at(int row) {
    return new FolderRows(folder, filter, shown, Math.max(0, Math.min(shown.size() - 1, row)));
  }

  /** These rows with another filter; on the same row if it matches. */
  FolderRows filtered(String by) {
    List<String> rows = folder.filtered(by);
    int same = rows.indexOf(row());
    boolean isLeft = same >= 0 && !row().equals(Folder.UP);
    return new FolderRows(folder, by, rows, isLeft ? same : first(rows));
  }

  /** These rows with the folder's current contents; on the same row if it is still there. */
  FolderRows with(Folder now) {
    List<String> rows = now.filtered(filter);
    return new FolderRows(now, filter, rows, Math.max(0, rows.indexOf(row())));
  }

  private String row() {
    return shown.isEmpty() ? "" : shown.get(at);
  }

  /** Returns the full name of the current row, a folder's with a separator; empty for none. */
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
