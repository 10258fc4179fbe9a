package dev.banmen.tui.page;

import dev.banmen.app.FileStore;
import dev.banmen.text.Words;
import java.util.Optional;

/** What people read in place of the names of folders that are no folders of a disk. Stateless. */
public final class FolderName {
  private FolderName() {}

  /** The name of such a folder, or of one in it; empty for others. */
  public static Optional<String> of(String folder, Words words) {
    if (folder.equals(FileStore.INCLUDED)) {
      return Optional.of(words.text("browse.included"));
    } else if (FileStore.isOfLibrary(folder)) {
      String below = folder.substring(FileStore.LIBRARY.length());
      return Optional.of(words.text("browse.library") + below);
    }
    return isPast(folder) ? Optional.of(words.text("browse.past")) : Optional.empty();
  }

  /** Whether it is the folder of the games that a person has played. */
  public static boolean isPast(String folder) {
    return folder.equals(FileStore.PAST) || folder.equals(FileStore.PAST + "/");
  }
}
