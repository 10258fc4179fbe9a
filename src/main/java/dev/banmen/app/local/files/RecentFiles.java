package dev.banmen.app.local.files;

import dev.banmen.app.local.host.NewFile;
import dev.banmen.storage.BoundedFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The recently opened files of recordings, the newest first: a line each in a file {@code list}.
 */
record RecentFiles(Path list) {
  /** How many are remembered. */
  static final int MOST = 50;

  private static final int MOST_BYTES = 1 << 20;

  /** The full names of the files; none where they cannot be read. */
  synchronized List<String> names() {
    try {
      List<String> names = new ArrayList<>();
      for (String line : BoundedFile.text(list, MOST_BYTES).split("\n")) {
        if (!line.isEmpty() && names.size() < MOST) {
          names.add(line);
        }
      }
      return names;
    } catch (IOException e) {
      return List.of();
    }
  }

  /** Adds an opened file. One that cannot be saved is forgotten: nobody misses it. */
  synchronized void opened(Path file) {
    String name = file.toAbsolutePath().normalize().toString();
    if (name.indexOf('\n') >= 0 || name.indexOf('\r') >= 0) {
      return;
    }
    List<String> names = new ArrayList<>(names());
    names.remove(name);
    names.add(0, name);
    List<String> newest = names.subList(0, Math.min(MOST, names.size()));
    try {
      NewFile.keep(list, String.join("\n", newest) + "\n");
    } catch (IOException e) {
      // See above.
    }
  }
}
