package dev.banmen.tui.page.files;

import dev.banmen.app.GameSearch;
import dev.banmen.app.Person;
import dev.banmen.game.record.Archive;
import java.util.List;
import java.util.function.BiFunction;

/** The search for games behind what is typed after a slash: the latest. Mutable, one thread. */
final class TypedSearch {
  private final BiFunction<List<String>, GameSearch, GameSearch> start; // from an earlier one
  private List<String> asked = List.of();
  private GameSearch latest = GameSearch.none();

  private TypedSearch(BiFunction<List<String>, GameSearch, GameSearch> start) {
    this.start = start;
  }

  /** A search in an open file. */
  static TypedSearch in(Archive archive, Person person) {
    return new TypedSearch((words, before) -> GameSearch.in(archive, words, person, before));
  }

  /** A search in a folder and below it. */
  static TypedSearch below(String folder, Person person) {
    return new TypedSearch((words, before) -> GameSearch.below(folder, words, person, before));
  }

  /** The search for the games for which all of these words hold; for none, if there are none. */
  GameSearch asking(List<String> words) {
    if (!words.equals(asked)) {
      latest.giveUp();
      asked = words;
      latest = words.isEmpty() ? GameSearch.none() : start.apply(words, latest);
    }
    return latest;
  }

  GameSearch latest() {
    return latest;
  }

  /** Ends it; what was found stays. */
  void stop() {
    latest.giveUp();
  }

  /** Ends it, and forgets what was asked. */
  void giveUp() {
    asking(List.of());
  }
}
