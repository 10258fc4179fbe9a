package dev.banmen.lesson.reader;

import dev.banmen.game.record.Fault;
import dev.banmen.lesson.Lesson;
import dev.banmen.text.Language;
import dev.banmen.text.Printable;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The faults found in a lesson, and notes on what is no fault. Mutable, one thread. */
final class Faults {
  private final Words words;
  private final List<Fault> found = new ArrayList<>();
  private final List<Fault> notes = new ArrayList<>();

  /** No faults yet; later ones are worded in this language. */
  Faults(Language language) {
    words = language.words(Lesson.class);
  }

  /** Adds a fault, by the key of its text. */
  void add(int line, int column, String key, Object... values) {
    found.add(new Fault(line, column, Printable.of(words.text("fault." + key, values))));
  }

  /** Adds a fault at the start of a piece of text. */
  void add(LocatedText at, String key, Object... values) {
    add(at.line(), at.column(), key, values);
  }

  /** Adds a fault with a finished text. */
  void tell(int line, int column, String text) {
    found.add(new Fault(line, column, Printable.of(text)));
  }

  /** A text that is no fault, by its key. */
  String text(String key, Object... values) {
    return words.text(key, values);
  }

  /** Adds a note, by the key of its text; returns the text. */
  String note(int line, int column, String key) {
    String text = words.text(key);
    notes.add(new Fault(line, column, text));
    return text;
  }

  /** Adds a note on what is left out for a fault, by the key of its text. */
  void leaveOut(int line, int column, String key, Object... values) {
    notes.add(new Fault(line, column, Printable.of(words.text("fault." + key, values))));
  }

  /** The note on a game that is skipped for a fault. */
  Fault skipped(Fault why) {
    return new Fault(why.line(), why.column(), words.text("problem.skipped", why.text()));
  }

  boolean isEmpty() {
    return found.isEmpty();
  }

  int count() {
    return found.size();
  }

  /** A result; empty if there are more faults than at a count before. */
  <T> Optional<T> ifNoneSince(int count, Supplier<T> result) {
    return found.size() == count ? Optional.of(result.get()) : Optional.empty();
  }

  List<Fault> notes() {
    return List.copyOf(notes);
  }

  /** All faults, in the order of the file. */
  List<Fault> sorted() {
    List<Fault> sorted = new ArrayList<>(found);
    sorted.sort(Fault.BY_PLACE.thenComparing(Fault::text));
    return List.copyOf(sorted);
  }
}
