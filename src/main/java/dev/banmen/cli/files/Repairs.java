package dev.banmen.cli.files;

import dev.banmen.app.local.FileFault;
import dev.banmen.cli.options.CliText;
import dev.banmen.game.record.Note;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

/** What a reader had to put right in one game: the first places, and how many. Mutable. */
public final class Repairs implements Consumer<Note> {
  /** How many are told. */
  public static final int TOLD = 10;

  private static final int MOST_KEPT = 1000; // readers may tell of a place after a later one

  private final List<Note> kept = new ArrayList<>();
  private long count;

  @Override
  public void accept(Note note) {
    count++;
    if (kept.size() < MOST_KEPT) {
      kept.add(note);
    }
  }

  /** A line on each, by their places; on the last of many, how many more there are. */
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
