package dev.banmen.cli.serve;

import dev.banmen.app.local.lessons.LessonFolders;
import dev.banmen.lesson.reader.LessonCatalog;
import dev.banmen.lesson.reader.LessonFolder;
import dev.banmen.record.FileBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;

/**
 * The lessons that the owner of a server gives to its guests: those in a folder, but for links and
 * hidden files. Immutable.
 *
 * @param folder which need not exist; it may be a link
 */
record OwnersLessons(Path folder) implements LessonCatalog.Source {
  /** How many files there may be; the others are left out. */
  static final int MOST = 200;

  /** How many bytes a file may have; a larger one is left out. */
  static final long MOST_BYTES = 1 << 20;

  private LessonFolder real() throws IOException {
    return new LessonFolder(Files.exists(folder) ? folder.toRealPath() : folder);
  }

  @Override
  public List<String> names() throws IOException {
    LessonFolder real = real();
    return real.names().stream()
        .filter(name -> isGiven(real.folder().resolve(name), name))
        .sorted()
        .limit(MOST)
        .toList();
  }

  private static boolean isGiven(Path file, String name) {
    try {
      return !("/" + name).contains("/.")
          && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
          && Files.size(file) <= MOST_BYTES;
    } catch (IOException e) {
      return false; // it is gone
    }
  }

  @Override
  public FileBytes open(String name) throws IOException {
    return real().open(name);
  }

  @Override
  public String shown(String name) {
    return LessonFolders.LESSONS + "/" + name;
  }
}
