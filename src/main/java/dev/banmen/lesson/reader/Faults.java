package dev.banmen.lesson.reader;

import dev.banmen.game.record.Fault;
import dev.banmen.lesson.Lesson;
import dev.banmen.text.Language;
import dev.banmen.text.Printable;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;

/** What is found wrong while a lesson is read. Mutable, one thread. */
final class Faults {
  private final Words words;
  private final List<Fault> found = new ArrayList<>();

  /** None yet; those to come are said in this language. */
  Faults(Language language) {
    words = language.words(Lesson.class);
  }

  /** Adds one, by the key of its sentence. */
  void add(int line, int column, String key, Object... values) {
    found.add(new Fault(line, column, Printable.of(words.text("fault." + key, values))));
  }

  /** Adds one at the beginning of what it is about. */
  void add(Script at, String key, Object... values) {
    add(at.line(), at.column(), key, values);
  }

  /** Adds one in somebody else's words. */
  void tell(int line, int column, String text) {
    found.add(new Fault(line, column, Printable.of(text)));
  }

  boolean isEmpty() {
    return found.isEmpty();
  }

  int count() {
    return found.size();
  }

  /** All of them, by where they stand. */
  List<Fault> sorted() {
    List<Fault> sorted = new ArrayList<>(found);
    sorted.sort(Fault.BY_PLACE.thenComparing(Fault::text));
    return List.copyOf(sorted);
  }
}
