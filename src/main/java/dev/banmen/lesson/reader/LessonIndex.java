package dev.banmen.lesson.reader;

import dev.banmen.record.FileBytes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The order to learn lessons in: the file {@code index.txt}, with one lesson's id a line. Empty
 * lines and those that start with {@code #} are comments. Immutable.
 *
 * @param ids in that order
 */
record LessonIndex(List<String> ids) {
  static final String FILE = "index.txt";

  static final LessonIndex NONE = new LessonIndex(List.of());

  LessonIndex {
    ids = List.copyOf(ids);
  }

  /** Reads the index of a source that has one; only as much of it as a lesson may be long. */
  static LessonIndex of(LessonCatalog.Source source) throws IOException {
    try (FileBytes file = source.open(FILE)) {
      String text = new String(file.piece(0, LessonReader.LONGEST), StandardCharsets.UTF_8);
      return new LessonIndex(
          text.lines()
              .map(String::strip)
              .filter(line -> !line.isEmpty() && !line.startsWith("#"))
              .toList());
    }
  }

  /**
   * The order of ids: by game as the index first names them, then the other games as given, then
   * any other folder; each game's as listed, then by name.
   *
   * @param games the ids of all games, in menu order
   */
  Comparator<String> order(List<String> games) {
    Set<String> folders = new LinkedHashSet<>();
    ids.forEach(id -> folders.add(LessonCatalog.first(id)));
    folders.addAll(games);
    List<String> ranked = List.copyOf(folders);
    return Comparator.comparingInt((String id) -> rank(ranked, LessonCatalog.first(id)))
        .thenComparingInt(id -> rank(ids, id))
        .thenComparing(Comparator.naturalOrder());
  }

  /** A lesson that is not listed comes last. */
  private static int rank(List<String> listed, String name) {
    int at = listed.indexOf(name);
    return at < 0 ? listed.size() : at;
  }
}
