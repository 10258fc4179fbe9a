package dev.banmen.tui;

import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.reader.LessonReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Lessons for tests: those that come with the program, and any that is written in a test. */
public final class Taught {
  private static final Path FOLDER = Path.of("recordings", "lessons");

  private Taught() {}

  /** The names of all lessons that come with the program. */
  public static List<String> names() {
    try (Stream<Path> files = Files.walk(FOLDER)) {
      return files
          .map(file -> FOLDER.relativize(file).toString().replace('\\', '/'))
          .filter(name -> name.endsWith(".md"))
          .map(name -> name.substring(0, name.length() - 3))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static Lesson named(String id) {
    try {
      return read(id, Files.readString(FOLDER.resolve(id + ".md")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads a lesson from Markdown without faults. */
  public static Lesson read(String id, String markdown) {
    LessonReader reader = new LessonReader(TestHouse.everything());
    LessonReader.ReadLesson read = reader.read(id, markdown.getBytes(StandardCharsets.UTF_8));
    if (read.lesson().isEmpty()) {
      throw new IllegalArgumentException(id + ": " + read.faults());
    }
    return read.lesson().get();
  }
}
