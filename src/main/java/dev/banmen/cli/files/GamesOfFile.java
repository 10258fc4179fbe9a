package dev.banmen.cli.files;

import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.files.RecordingFile;
import dev.banmen.app.local.files.RecordingFormats;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.cli.options.CliText;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordOutput;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import java.io.IOException;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * The games of a file that are written in some format, each read on request. Games that can only be
 * copied unchanged come between them, and are not in the list. One thread.
 */
final class GamesOfFile extends AbstractList<Recording> implements RandomAccess, AutoCloseable {
  private final RecordingFile file;
  private final Archive archive;
  private final ReadingSettings reading;
  private final Format target;
  private final List<String> families; // that the target is for
  private int[] numbers; // of the list's games in the archive, in order
  private int[] kept = {}; // of the others that are written, in order
  private final BitSet heard = new BitSet(); // games whose repairs were reported
  private final HeapGrowth heap; // looked at before a game is read
  private Consumer<Note> notes = Note.UNHEARD;

  /** The games of a file, which is closed with this. */
  GamesOfFile(RecordingFile file, ReadingSettings reading, Format target, HeapGrowth heap) {
    this.file = file;
    archive = file.archive();
    this.reading = reading;
    this.target = target;
    this.heap = heap;
    families = RecordingFormats.families(target, reading.games());
    numbers = IntStream.range(0, archive.size()).toArray();
  }

  /** Marks games of unknown families to be copied unchanged; returns why, for each. */
  List<InputFault> keep() {
    List<InputFault> why = new ArrayList<>();
    kept = IntStream.of(numbers).filter(game -> isKept(game, why)).toArray();
    numbers = IntStream.of(numbers).filter(game -> !contains(kept, game)).toArray();
    return why;
  }

  private static boolean contains(int[] sorted, int game) {
    return Arrays.binarySearch(sorted, game) >= 0;
  }

  private boolean isKept(int game, List<InputFault> why) {
    try {
      if (archive.unread(game, Note.UNHEARD).isEmpty()) {
        return false;
      }
      heap.look();
      archive.game(game, Note.UNHEARD);
      return false;
    } catch (InputFault fault) {
      String text = wording().of("convert.kept", fault.getMessage());
      why.add(new InputFault(fault.line(), fault.column(), text));
      return true;
    } catch (IOException e) {
      throw unreadable(e);
    }
  }

  /** Leaves out unreadable games, unless there are no others; returns why, for each. */
  List<InputFault> leaveOut() {
    List<InputFault> faults = new ArrayList<>();
    int[] readable = IntStream.of(numbers).filter(game -> isReadable(game, faults)).toArray();
    if (readable.length + kept.length == 0 && !faults.isEmpty()) {
      throw new UnreadableGame(new FileFault(file.name(), faults.get(0)));
    }
    numbers = readable;
    return faults;
  }

  private boolean isReadable(int game, List<InputFault> faults) {
    heap.look();
    try {
      archive.game(game, Note.UNHEARD);
      return true;
    } catch (InputFault fault) {
      faults.add(fault);
      return false;
    } catch (IOException e) {
      throw unreadable(e);
    }
  }

  /** Writes the games in the file's order, and gives {@code repairs} each repair once. */
  void write(RecordOutput out, Consumer<Note> repairs) throws IOException {
    hear(repairs);
    int from = 0;
    for (int game : kept) {
      int to = from;
      while (to < numbers.length && numbers[to] < game) {
        to++;
      }
      target.write(subList(from, to), out);
      heap.look();
      out.put(archive.unread(game, repairs).orElseThrow());
      from = to;
    }
    target.write(subList(from, numbers.length), out);
  }

  /** From now on gives each repair of a game that is read for the first time since. */
  void hear(Consumer<Note> repairs) {
    notes = repairs;
  }

  /** Where a game of the file comes from; numbered from 0. */
  Archive.Origin origin(int game) {
    return archive.origin(game);
  }

  @Override
  public Recording get(int index) {
    int game = numbers[index];
    try {
      Recording recording = reading.ruled(read(game));
      if (!families.contains(recording.family())) {
        int line = recording.tree().line(RecordTree.ROOT);
        throw new InputFault(line, 0, other(recording, game));
      }
      return recording;
    } catch (InputFault fault) {
      throw new UnreadableGame(new FileFault(file.name(), fault));
    } catch (IOException e) {
      throw unreadable(e);
    }
  }

  /** Reads a game; writers may ask for it more than once. */
  private Recording read(int game) throws InputFault, IOException {
    heap.look();
    if (notes == Note.UNHEARD || heard.get(game)) {
      return archive.game(game, Note.UNHEARD);
    }
    heard.set(game);
    List<Note> found = new ArrayList<>();
    Recording recording = archive.game(game, note -> keep(note, found));
    found.sort(Comparator.comparingLong(Note::line).thenComparingLong(Note::column));
    found.forEach(notes);
    return recording;
  }

  /** Keeps a note of something that is not written as it was read. */
  private static void keep(Note note, List<Note> found) {
    if (!note.isUnusual() || List.of(Note.READ_AS, Note.ASSUMED).contains(note.kind())) {
      found.add(note);
    }
  }

  private UnreadableGame unreadable(IOException e) {
    String why = wording().of("unreadable.on", IoReason.of(e, wording().local()));
    return new UnreadableGame(new FileFault(file.name(), why));
  }

  private String other(Recording recording, int game) {
    String known = wording().choices(families.stream().map(reading.games()::name).toList());
    String other = reading.games().name(recording.family());
    return wording().of("convert.other", game + 1, other, target.name(), known);
  }

  @Override
  public int size() {
    return numbers.length;
  }

  @Override
  public void close() {
    file.close();
  }

  /** A game cannot be read, or not written. Unchecked, as a list cannot throw anything else. */
  static final class UnreadableGame extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient FileFault fault;

    UnreadableGame(FileFault fault) {
      super(fault.getMessage(), null, false, false);
      this.fault = fault;
    }

    FileFault fault() {
      return fault;
    }
  }

  private CliText wording() {
    return CliText.of(reading.games());
  }
}
