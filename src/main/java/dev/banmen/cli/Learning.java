package dev.banmen.cli;

import dev.banmen.game.Games;
import dev.banmen.lesson.BundledLessons;
import dev.banmen.lesson.LessonFiles;
import dev.banmen.lesson.LessonFolder;
import dev.banmen.lesson.ProgressFile;
import dev.banmen.lesson.Shelf;
import dev.banmen.record.DataFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Where lessons are found, and progress is kept. Immutable.
 *
 * @param here the folder that the program was started in
 * @param home the user's folder for data
 */
record Learning(Games games, Path here, Path home, Clock clock) {
  private static final String LESSONS = "lessons";

  /** As the process has it. */
  static Learning ofProcess(Games games) throws IOException {
    Map<String, String> environment = System.getenv();
    Path home = DataFolder.of(environment, System.getProperty("user.home"));
    return new Learning(games, Path.of(""), home, Clock.systemDefaultZone());
  }

  /** How files of lessons are read. */
  static LessonFiles files(Games games) {
    return new LessonFiles(games, RecordingForms.of(games));
  }

  /**
   * The lessons that come with the program, those in {@code recordings/lessons} and the user's own;
   * of those with the same name, the last.
   *
   * @param untold hears of folders that cannot be read
   */
  Shelf shelf(List<IOException> untold) {
    List<Shelf.Source> sources = new ArrayList<>();
    sources.add(new BundledLessons());
    sources.add(new LessonFolder(here.resolve("recordings").resolve(LESSONS)));
    sources.add(new LessonFolder(home.resolve(LESSONS)));
    return Shelf.of(files(games), sources, untold);
  }

  /** What has been learned so far. */
  ProgressFile progress() {
    return ProgressFile.in(home, clock);
  }
}
