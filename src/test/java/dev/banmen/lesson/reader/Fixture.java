package dev.banmen.lesson.reader;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.record.Bytes;
import dev.banmen.lesson.Lesson;
import dev.banmen.record.Formats;
import dev.banmen.record.sgf.SgfFormat;
import dev.banmen.text.Words;
import dev.banmen.toy.ToyFamily;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Lessons for the tests, about all games and the toy. */
public final class Fixture {
  static final Path FOLDER = Path.of("src", "test", "resources", "lessons");

  static final Games GAMES = games();

  private static final LessonFiles FILES =
      new LessonFiles(GAMES, new Formats(List.of(new SgfFormat(GAMES)), GAMES.language()));

  private Fixture() {}

  private static Games games() {
    List<Family> families = new ArrayList<>(Catalog.ALL.families());
    families.add(new ToyFamily());
    return new Games(families);
  }

  /** All games and the toy. */
  public static Games everything() {
    return GAMES;
  }

  public static LessonReader.ReadLesson read(String text) {
    return new LessonReader(GAMES).read("test", text.getBytes(StandardCharsets.UTF_8));
  }

  /** A file of problems. */
  public static LessonReader.ReadLesson problem(String sgf) throws IOException {
    return FILES.read("test", "test.sgf", Bytes.of(sgf.getBytes(StandardCharsets.UTF_8)));
  }

  /** The lessons of a folder in a language. */
  public static List<Lesson> of(Path folder, Locale language) throws IOException {
    LessonCatalog lessonCatalog =
        LessonCatalog.of(FILES, List.of(new LessonFolder(folder)), language, new ArrayList<>());
    List<Lesson> lessons = new ArrayList<>();
    for (LessonCatalog.UnreadLesson place : lessonCatalog.all()) {
      lessons.add(lesson(lessonCatalog.read(place)));
    }
    return lessons;
  }

  /** A lesson that must have no faults. */
  public static Lesson lesson(LessonReader.ReadLesson read) {
    if (!read.faults().isEmpty()) {
      throw new AssertionError(read.faults());
    }
    return read.lesson().orElseThrow();
  }

  public static Lesson toy() throws IOException {
    return lesson(read(Files.readString(FOLDER.resolve("toy.md"))));
  }

  /** Every lesson that comes with the program, those of the tests, and the one in the manual. */
  public static List<Lesson> all() throws IOException {
    List<Lesson> all = new ArrayList<>();
    List<IOException> untold = new ArrayList<>();
    List<LessonCatalog.Source> sources = List.of(new BundledLessons(), new LessonFolder(FOLDER));
    LessonCatalog lessonCatalog = LessonCatalog.of(FILES, sources, Words.ENGLISH, untold);
    for (LessonCatalog.UnreadLesson place : lessonCatalog.all()) {
      all.add(lesson(lessonCatalog.read(place)));
    }
    all.add(lesson(read(manual())));
    if (!untold.isEmpty()) {
      throw untold.get(0);
    }
    return all;
  }

  private static String manual() throws IOException {
    String text = Files.readString(Path.of("docs", "writing-lessons.md"));
    int from = text.indexOf("````markdown\n") + "````markdown\n".length();
    return text.substring(from, text.indexOf("````\n", from));
  }
}
