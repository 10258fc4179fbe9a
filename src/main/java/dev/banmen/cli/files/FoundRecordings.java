package dev.banmen.cli.files;

import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.files.RecordingFile;
import dev.banmen.app.local.files.RecordingFormats;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import java.io.IOException;
import java.util.AbstractList;
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
  private final List<String> families; // that the target is for
  private final HeapGrowth heap = new HeapGrowth();
  private final Map<String, RecordingFile> open = // those used last
      new LinkedHashMap<>(MOST_OPEN, 1, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, RecordingFile> eldest) {
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
    families = RecordingFormats.families(target, reading.games());
  }

  /** One of the games can't be written. Unchecked, as a list can't throw anything else. */
  static final class Unwritten extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient FileFault fault;

    Unwritten(FileFault fault) {
      super(fault.getMessage(), null, false, false);
      this.fault = fault;
    }

    FileFault fault() {
      return fault;
    }
  }

  @Override
  public Recording get(int index) {
    FoundGame one = found.get(index);
    heap.look();
    try {
      RecordingFile file = open.get(one.file());
      if (file == null) {
        file = RecordingFile.open(one.file(), reading, context.streams().in());
        open.put(one.file(), file);
      }
      Recording recording = reading.ruled(file.archive().game(one.game() - 1, Note.UNHEARD));
      if (!families.contains(recording.family())) {
        throw new InputFault(0, 0, other(recording, one));
      }
      return recording;
    } catch (FileFault fault) {
      throw new Unwritten(fault);
    } catch (InputFault fault) {
      throw new Unwritten(new FileFault(one.file(), fault));
    } catch (IOException e) {
      String why = context.text("unreadable.on", IoReason.of(e, context.local()));
      throw new Unwritten(new FileFault(one.file(), why));
    }
  }

  private String other(Recording recording, FoundGame one) {
    String known = context.wording().choices(families);
    return context.text("convert.other", one.game(), recording.family(), target.name(), known);
  }

  @Override
  public int size() {
    return found.size();
  }

  @Override
  public void close() {
    open.values().forEach(RecordingFile::close);
  }
}
