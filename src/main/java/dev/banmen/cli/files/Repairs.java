package dev.banmen.cli.files;

import dev.banmen.app.local.host.FileFault;
import dev.banmen.cli.options.CliText;
import dev.banmen.game.record.Note;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

/** A reader's repairs in one game: the first ones, and how many there are. Mutable. */
public final class Repairs implements Consumer<Note> {
  /** How many are reported. */
  public static final int TOLD = 10;

  private static final int MOST_KEPT = 1000; // readers may report a place after a later one

  private final List<Note> kept = new ArrayList<>();
  private long count;

  @Override
  public void accept(Note note) {
    count++;
    if (kept.size() < MOST_KEPT) {
      kept.add(note);
    }
  }

  /** A line for each, by place; for many, the last line says how many more there are. */
  public List<String> lines(String name, CliText wording) {
    kept.sort(Comparator.comparingLong(Note::line).thenComparingLong(Note::column));
    List<String> lines = new ArrayList<>();
    for (Note note : kept.subList(0, Math.min(TOLD, kept.size()))) {
      lines.add(FileFault.line(name, note.line(), note.column(), note.text()));
    }
    if (count > TOLD) {
      String more = wording.of("repairs.more", count - TOLD);
      lines.add(FileFault.line(name, kept.get(TOLD).line(), 0, more));
    }
    return lines;
  }
}
