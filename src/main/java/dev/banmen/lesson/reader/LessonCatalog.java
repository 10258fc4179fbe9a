package dev.banmen.lesson.reader;

import dev.banmen.game.Family;
import dev.banmen.lesson.reader.LessonReader.Read;
import dev.banmen.record.FileBytes;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The lessons at hand, by their names, in the language that is spoken where they have been put into
 * it. Immutable; each is read when it is asked for.
 *
 * <p>A lesson in another language lies in a folder named after that: {@code zh/go/03-groups.md} is
 * {@code go/03-groups}, and its steps are called what those of the English one are called, so that
 * progress is one in all languages.
 */
public final class LessonCatalog {
  /**
   * Where lessons come from: a folder, or the program itself.
   *
   * <p>Names of files have a slash between folders, such as {@code go/03-groups.md}.
   */
  public interface Source {
    /** The names of all files. */
    List<String> names() throws IOException;

    /** A file, to be closed by whoever asks for it. */
    FileBytes open(String name) throws IOException;

    /** What a message calls a file. */
    String shown(String name);
  }

  /**
   * A lesson that is not read yet.
   *
   * @param id its name without the ending
   * @param name its file's
   * @param spoken the same lesson in the language that is spoken; empty if that is this one, or
   *     there is none
   */
  public record Place(String id, String name, Source source, Optional<Place> spoken) {
    /** What a message calls its file. */
    public String shown() {
      return source.shown(name);
    }

    /** The folder that it lies in, which is its game's id; empty if it lies in none. */
    public String folder() {
      return first(id);
    }

    private Place spokenAs(Place other) {
      return new Place(id, name, source, Optional.of(other));
    }
  }

  /** The folders of languages. */
  private static final List<String> LANGUAGES = List.of("zh", "zh-Hant");

  private final LessonFiles files;
  private final Map<String, Place> places = new TreeMap<>(); // by id

  private LessonCatalog(LessonFiles files) {
    this.files = files;
  }

  /**
   * The lessons of some sources.
   *
   * @param sources of two lessons with the same name the later one's is taken
   * @param language in which lessons are wanted
   * @param untold hears of sources that cannot be read
   */
  public static LessonCatalog of(
      LessonFiles files, List<Source> sources, Locale language, List<IOException> untold) {
    LessonCatalog shelf = new LessonCatalog(files);
    for (Source source : sources) {
      try {
        List<String> names = source.names();
        shelf.put(source, names, "");
        for (String folder : folders(language)) {
          shelf.put(source, names, folder + "/");
        }
      } catch (IOException e) {
        untold.add(e);
      }
    }
    return shelf;
  }

  /** Where lessons in a language are looked for; what is in a later folder is preferred. */
  private static List<String> folders(Locale language) {
    return switch (language.toLanguageTag()) {
      case "zh" -> List.of("zh");
      case "zh-Hant" -> List.of("zh", "zh-Hant"); // rather in other characters than in English
      default -> List.of();
    };
  }

  /** Puts the lessons of one folder here; of the folder of no language if that has no name. */
  private void put(Source source, List<String> names, String folder) {
    for (String name : names) {
      boolean isHere =
          folder.isEmpty() ? !LANGUAGES.contains(first(name)) : name.startsWith(folder);
      if (isHere && files.isLesson(name)) {
        String id = Printable.of(LessonFiles.id(name.substring(folder.length())));
        Place place = new Place(id, name, source, Optional.empty());
        Place original = folder.isEmpty() ? null : places.get(id);
        places.put(id, original == null ? place : original.spokenAs(place));
      }
    }
  }

  /** The folder that a name begins with; empty if it begins with none. */
  private static String first(String name) {
    return name.substring(0, Math.max(0, name.indexOf('/')));
  }

  /** All lessons: by game in the order to offer them, each game's by their names. */
  public List<Place> all() {
    List<Place> all = new ArrayList<>();
    for (Family family : files.games().families()) {
      places.values().stream().filter(p -> p.folder().equals(family.id())).forEach(all::add);
    }
    places.values().stream().filter(place -> !all.contains(place)).forEach(all::add);
    return all;
  }

  /**
   * The lesson with this name, or the only one whose name ends in it after a slash, or after its
   * number: {@code go/07-ko}, {@code 07-ko} and {@code ko} are one.
   */
  public Optional<Place> find(String name) {
    Place exact = places.get(name);
    return exact != null ? Optional.of(exact) : ending("/" + name).or(() -> ending("-" + name));
  }

  private Optional<Place> ending(String end) {
    List<Place> ending =
        places.values().stream().filter(place -> place.id().endsWith(end)).toList();
    return ending.size() == 1 ? Optional.of(ending.get(0)) : Optional.empty();
  }

  /**
   * Reads a lesson. One in the language that is spoken is passed over if it has faults, or other
   * steps than the English one.
   */
  public Read read(Place place) throws IOException {
    Read read = readFile(place);
    if (place.spoken().isEmpty() || read.lesson().isEmpty()) {
      return read;
    }
    Read spoken = readFile(place.spoken().get());
    return spoken.faults().isEmpty() && spoken.lesson().isPresent()
        ? new Read(spoken.lesson().get().named(read.lesson().get()).or(read::lesson), read.faults())
        : read;
  }

  private Read readFile(Place place) throws IOException {
    try (FileBytes file = place.source().open(place.name())) {
      return files.read(place.id(), place.name(), file);
    }
  }
}
