package dev.banmen.cli.files;

import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.files.RecordingFile;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import dev.banmen.survey.FoundGame;
import java.util.AbstractList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;

/**
 * The games that were found, each read again on request: they may be more than fit into memory.
 * Mutable, one thread.
 */
final class FoundRecordings extends AbstractList<Recording> implements RandomAccess, AutoCloseable {
  private static final int MOST_OPEN = 100;

  private final CommandContext context;
  private final ReadingSettings reading;
  private final List<FoundGame> found;
  private final Format target;
  private final BitSet heard = new BitSet(); // games whose repairs were said
  private boolean isWritten;
  private final HeapGrowth heap = new HeapGrowth();
  private final Map<String, GamesOfFile> open = // those used last
      new LinkedHashMap<>(MOST_OPEN, 1, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, GamesOfFile> eldest) {
          boolean isTooMuch = size() > MOST_OPEN;
          if (isTooMuch) {
            eldest.getValue().close();
          }
          return isTooMuch;
        }
      };

  FoundRecordings(
      CommandContext context, ReadingSettings reading, List<FoundGame> found, Format target) {
    this.context = context;
    this.reading = reading;
    this.found = List.copyOf(found);
    this.target = target;
  }

  @Override
  public Recording get(int index) {
    FoundGame one = found.get(index);
    try {
      GamesOfFile games = file(one.file());
      games.hear(isWritten && !heard.get(index) ? note -> say(one, note) : Note.UNHEARD);
      heard.set(index, isWritten);
      return games.get(one.game() - 1);
    } catch (FileFault fault) {
      throw new GamesOfFile.UnreadableGame(fault);
    }
  }

  private GamesOfFile file(String name) throws FileFault {
    GamesOfFile games = open.get(name);
    if (games == null) {
      RecordingFile file = RecordingFile.open(name, reading, context.streams().in());
      games = new GamesOfFile(file, reading, target, heap);
      open.put(name, games);
    }
    return games;
  }

  /** The name of the file that a game comes from, which may be packed, and its number there. */
  Archive.Origin origin(FoundGame one) throws FileFault {
    Archive.Origin origin = file(one.file()).origin(one.game() - 1);
    return origin.file().isEmpty() ? new Archive.Origin(one.file(), origin.game()) : origin;
  }

  private void say(FoundGame one, Note note) {
    context.complain(FileFault.line(one.file(), note.line(), note.column(), note.text()));
  }

  /** From now on what is read is written: each repair is said once. */
  void write() {
    isWritten = true;
  }

  @Override
  public int size() {
    return found.size();
  }

  @Override
  public void close() {
    open.values().forEach(GamesOfFile::close);
  }
}
