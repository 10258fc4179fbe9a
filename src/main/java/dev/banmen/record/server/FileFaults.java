package dev.banmen.record.server;

import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.text.Printable;
import dev.banmen.text.Words;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Reports the faults of a file, the first ones at least. Mutable, one thread, for one reading. */
final class FileFaults {
  static final int MOST = 1000; // places of a file
  private static final int SHOWN = 40;

  private final Consumer<Note> notes;
  private final Words words;
  private int count;

  FileFaults(Consumer<Note> notes, Words words) {
    this.notes = notes;
    this.words = words;
  }

  /** Reports something that was skipped or replaced. */
  void note(int line, String key, Object... values) {
    if (count++ < MOST) {
      notes.accept(new Note(line, 0, words.text(key, shown(values)), false, key));
    } else if (count == MOST + 1) {
      notes.accept(new Note(line, 0, words.text("note.more")));
    }
  }

  /** A fault that makes a file unreadable. */
  InputFault fault(int line, String key, Object... values) {
    return new InputFault(line, 0, words.text(key, shown(values)));
  }

  private static Object[] shown(Object[] values) {
    return Stream.of(values).map(v -> Printable.shortened(v.toString(), SHOWN)).toArray();
  }
}
