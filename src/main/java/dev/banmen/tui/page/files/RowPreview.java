package dev.banmen.tui.page.files;

import dev.banmen.app.FilePreview;
import dev.banmen.app.FileStore;
import java.util.List;
import java.util.Optional;

/**
 * What is in a file or a folder. Immutable.
 *
 * @param file empty for a folder
 * @param rows what is in the folder; empty for a file
 */
record RowPreview(Optional<FilePreview> file, List<String> rows) {
  /**
   * Looks into a file or a folder; empty if there is nothing to show of a file.
   *
   * @param name a folder's with a separator at its end
   */
  static Optional<RowPreview> of(FileStore files, String name) {
    if (!name.endsWith("/")) {
      return files.preview(name).map(file -> new RowPreview(Optional.of(file), List.of()));
    }
    String folder = name.length() == 1 ? name : name.substring(0, name.length() - 1);
    return Optional.of(new RowPreview(Optional.empty(), Folder.of(files, folder).filtered("")));
  }
}
