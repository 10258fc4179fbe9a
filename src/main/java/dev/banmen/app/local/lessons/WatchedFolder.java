package dev.banmen.app.local.lessons;

import dev.banmen.app.Pending;
import dev.banmen.lesson.reader.LessonCatalog;
import dev.banmen.record.FileBytes;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.List;

/**
 * The files of a folder as they are read, one after another, while somebody watches. One thread.
 */
final class WatchedFolder implements LessonCatalog.Source {
  private final LessonCatalog.Source folder;
  private final Pending.Watch watch;
  private int all;
  private int opened;

  WatchedFolder(LessonCatalog.Source folder, Pending.Watch watch) {
    this.folder = folder;
    this.watch = watch;
  }

  @Override
  public List<String> names() throws IOException {
    List<String> names = folder.names();
    all = names.size();
    return names;
  }

  /**
   * Opens a file.
   *
   * @throws IOException also once the work is given up
   */
  @Override
  public FileBytes open(String name) throws IOException {
    watch.came(opened++, all);
    if (watch.isGivenUp()) {
      throw new InterruptedIOException();
    }
    return folder.open(name);
  }

  @Override
  public String shown(String name) {
    return folder.shown(name);
  }
}
