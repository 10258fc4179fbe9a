package dev.banmen.tui.page.files;

import java.util.List;
import java.util.Optional;

/**
 * The rows of a folder that a filter leaves, and the one that keys act on. Immutable.
 *
 * @param at which of them keys act on, from 0
 */
record FolderRows(Folder folder, String filter, List<String> shown, int at) {
  static FolderRows of(Folder folder) {
    List<String> shown = folder.filtered("");
    return new FolderRows(folder, "", shown, first(shown));
  }

  /** The row of the folder above is not chosen if there is another. */
  private static int first(List<String> shown) {
    return shown.size() > 1 && shown.get(0).equals(Folder.UP) ? 1 : 0;
  }

  /** On another row, where they end at the latest. */
  FolderRows at(int row) {
    return new FolderRows(folder, filter, shown, Math.max(0, Math.min(shown.size() - 1, row)));
  }

  /** With those that another filter leaves; on the same row if it is one of them. */
  FolderRows filtered(String by) {
    List<String> rows = folder.filtered(by);
    int same = rows.indexOf(row());
    boolean isLeft = same >= 0 && !row().equals(Folder.UP);
    return new FolderRows(folder, by, rows, isLeft ? same : first(rows));
  }

  /** The rows of the folder as it is now; on the same row if there still is one. */
  FolderRows with(Folder now) {
    List<String> rows = now.filtered(filter);
    return new FolderRows(now, filter, rows, Math.max(0, rows.indexOf(row())));
  }

  /** The row that keys act on; nothing where there is none. */
  private String row() {
    return shown.isEmpty() ? "" : shown.get(at);
  }

  /** The file that keys act on; empty for a folder. */
  Optional<String> file() {
    return row().isEmpty() || row().endsWith("/")
        ? Optional.empty()
        : Optional.of(folder.full(row()));
  }
}
