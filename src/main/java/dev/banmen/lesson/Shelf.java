package dev.banmen.lesson;

import dev.banmen.game.Family;
import dev.banmen.game.Printable;
import dev.banmen.lesson.LessonReader.Read;
import dev.banmen.record.FileBytes;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The lessons at hand, by their names. Immutable; each is read when it is asked for. */
public final class Shelf {
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
   */
  public record Place(String id, String name, Source source) {
    /** What a message calls its file. */
    public String shown() {
      return source.shown(name);
    }

    /** The folder that it lies in, which is its game's id; empty if it lies in none. */
    public String folder() {
      return id.substring(0, Math.max(0, id.indexOf('/')));
    }
  }

  private final LessonFiles files;
  private final Map<String, Place> places = new TreeMap<>(); // by id

  private Shelf(LessonFiles files) {
    this.files = files;
  }

  /**
   * The lessons of some sources.
   *
   * @param sources of two lessons with the same name the later one's is taken
   * @param untold hears of sources that cannot be read
   */
  public static Shelf of(LessonFiles files, List<Source> sources, List<IOException> untold) {
    Shelf shelf = new Shelf(files);
    for (Source source : sources) {
      try {
        for (String name : source.names()) {
          if (files.isLesson(name)) {
            String id = Printable.of(LessonFiles.id(name));
            shelf.places.put(id, new Place(id, name, source));
          }
        }
      } catch (IOException e) {
        untold.add(e);
      }
    }
    return shelf;
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

  /** Reads a lesson. */
  public Read read(Place place) throws IOException {
    try (FileBytes file = place.source().open(place.name())) {
      return files.read(place.id(), place.name(), file);
    }
  }
}
