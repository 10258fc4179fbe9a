package dev.banmen.lesson.reader;

import dev.banmen.game.Family;
import dev.banmen.lesson.reader.LessonReader.ReadLesson;
import dev.banmen.record.FileBytes;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * All available lessons by name, translated where there is a translation. Immutable; each is read
 * on request.
 *
 * <p>A lesson in another language is in a folder with that language's code: {@code
 * zh/go/03-groups.md} is {@code go/03-groups}, and its steps have the names of the English one's,
 * so progress is the same in all languages.
 */
public final class LessonCatalog {
  /**
   * A source of lessons: a folder, or the program itself.
   *
   * <p>File names have a slash between folders, such as {@code go/03-groups.md}.
   */
  public interface Source {
    List<String> names() throws IOException;

    /** Opens a file; the caller closes it. */
    FileBytes open(String name) throws IOException;

    String shown(String name);
  }

  /**
   * A lesson not read yet.
   *
   * @param id its name without the file extension
   * @param name its file's name
   * @param translation into the user's language; empty if that is this one, or there is none
   */
  public record UnreadLesson(
      String id, String name, Source source, Optional<UnreadLesson> translation) {
    /** The name of the lesson's file for messages. */
    public String shown() {
      return source.shown(name);
    }

    private UnreadLesson translatedAs(UnreadLesson other) {
      return new UnreadLesson(id, name, source, Optional.of(other));
    }
  }

  private static final List<String> LANGUAGES = List.of("zh", "zh-Hant");

  private final LessonFiles files;
  private final Map<String, UnreadLesson> places = new TreeMap<>(); // by id
  private LessonIndex index = LessonIndex.NONE;

  private LessonCatalog(LessonFiles files) {
    this.files = files;
  }

  /**
   * Finds the lessons of these sources.
   *
   * @param sources of two lessons with the same name, the later source's is used; of their indexes,
   *     the first
   * @param language the language to show lessons in
   * @param unreadable receives sources that cannot be read
   */
  public static LessonCatalog of(
      LessonFiles files, List<Source> sources, Locale language, List<IOException> unreadable) {
    LessonCatalog catalog = new LessonCatalog(files);
    for (Source source : sources) {
      try {
        List<String> names = source.names();
        if (catalog.index.ids().isEmpty() && names.contains(LessonIndex.FILE)) {
          catalog.index = LessonIndex.of(source);
        }
        catalog.put(source, names, "");
        for (String folder : folders(language)) {
          catalog.put(source, names, folder + "/");
        }
      } catch (IOException e) {
        unreadable.add(e);
      }
    }
    return catalog;
  }

  /** The folders with lessons in a language; later folders override earlier ones. */
  private static List<String> folders(Locale language) {
    return switch (language.toLanguageTag()) {
      case "zh" -> List.of("zh");
      case "zh-Hant" -> List.of("zh", "zh-Hant"); // simplified Chinese before English
      default -> List.of();
    };
  }

  /** Adds one folder's lessons; the folder without a language has an empty name. */
  private void put(Source source, List<String> names, String folder) {
    for (String name : names) {
      boolean isHere =
          folder.isEmpty() ? !LANGUAGES.contains(first(name)) : name.startsWith(folder);
      if (isHere && files.isLesson(name)) {
        String id = Printable.of(LessonFiles.id(name.substring(folder.length())));
        UnreadLesson place = new UnreadLesson(id, name, source, Optional.empty());
        UnreadLesson original = folder.isEmpty() ? null : places.get(id);
        places.put(id, original == null ? place : original.translatedAs(place));
      }
    }
  }

  /** The first folder in a name; empty if it has none. */
  static String first(String name) {
    return name.substring(0, Math.max(0, name.indexOf('/')));
  }

  /**
   * All lessons, in the order to learn them: that of the index. Lessons that it doesn't list come
   * after those of their game, by name.
   */
  public List<UnreadLesson> all() {
    List<String> games = files.games().families().stream().map(Family::id).toList();
    Comparator<String> order = index.order(games);
    return places.values().stream().sorted(Comparator.comparing(UnreadLesson::id, order)).toList();
  }

  /**
   * Finds a lesson by its name, or by the end of it after a slash or number if only one matches:
   * {@code go/07-ko}, {@code 07-ko} and {@code ko} are one.
   */
  public Optional<UnreadLesson> find(String name) {
    UnreadLesson exact = places.get(name);
    return exact != null ? Optional.of(exact) : ending("/" + name).or(() -> ending("-" + name));
  }

  private Optional<UnreadLesson> ending(String end) {
    List<UnreadLesson> ending =
        places.values().stream().filter(place -> place.id().endsWith(end)).toList();
    return ending.size() == 1 ? Optional.of(ending.get(0)) : Optional.empty();
  }

  /**
   * Reads a lesson. A translation is skipped if it has faults, or steps that don't match the
   * English one.
   */
  public ReadLesson read(UnreadLesson place) throws IOException {
    ReadLesson read = readFile(place);
    if (place.translation().isEmpty() || read.lesson().isEmpty()) {
      return read;
    }
    ReadLesson spoken = readFile(place.translation().get());
    return spoken.faults().isEmpty() && spoken.lesson().isPresent()
        ? new ReadLesson(
            spoken.lesson().get().named(read.lesson().get()).or(read::lesson), read.faults())
        : read;
  }

  private ReadLesson readFile(UnreadLesson place) throws IOException {
    try (FileBytes file = place.source().open(place.name())) {
      return files.read(place.id(), place.name(), file);
    }
  }
}
