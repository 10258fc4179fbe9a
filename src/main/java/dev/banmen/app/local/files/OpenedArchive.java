package dev.banmen.app.local.files;

import dev.banmen.game.record.Archive;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import dev.banmen.record.FileBytes;
import dev.banmen.storage.FileStamp;
import dev.banmen.storage.WriterLocks.WriterLock;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The games of an open file, under the rules that were asked for. For any thread.
 *
 * @param games as the file has them
 * @param origin where the file is; empty if it can be read only once
 * @param only the only game if it was read already
 */
record OpenedArchive(
    Archive games,
    FileBytes bytes,
    ReadingSettings reading,
    Optional<FileOrigin> origin,
    Optional<OnlyGame> only)
    implements Archive {
  /**
   * A file as it was when it was opened: its real path and its stamp. Immutable.
   *
   * @param lock held at it; empty if none can be
   */
  record FileOrigin(Path path, FileStamp stamp, Optional<WriterLock> lock) {}

  /** A game that was read, and what its reader had to repair. Immutable. */
  record OnlyGame(Recording recording, List<Note> notes) {}

  /** The games of a file that was just opened. */
  static OpenedArchive of(
      RecordingFile file, ReadingSettings reading, Optional<FileOrigin> origin) {
    return new OpenedArchive(file.archive(), file.bytes(), reading, origin, Optional.empty());
  }

  Optional<WriterLock> lock() {
    return origin.flatMap(FileOrigin::lock);
  }

  @Override
  public int size() {
    return games.size();
  }

  @Override
  public Summary summary(int game) throws IOException {
    return games.summary(game);
  }

  @Override
  public Recording game(int game, Consumer<Note> notes) throws InputFault, IOException {
    return isRead(game) ? read(notes) : reading.ruled(games.game(game, notes));
  }

  @Override
  public Recording repaired(int game, Consumer<Note> repairs) throws InputFault, IOException {
    return isRead(game) ? read(repairs) : reading.ruled(games.repaired(game, repairs));
  }

  private boolean isRead(int game) {
    return only.isPresent() && game == 0;
  }

  private Recording read(Consumer<Note> repairs) throws InputFault {
    only.orElseThrow().notes().forEach(repairs);
    return reading.ruled(only.get().recording());
  }

  /** Reads the game now if there is only one, which may be long; a fault is left to who asks. */
  OpenedArchive withOnlyGameRead() {
    if (size() != 1) {
      return this;
    }
    try {
      List<Note> notes = new ArrayList<>();
      Recording recording = games.repaired(0, notes::add);
      OnlyGame read = new OnlyGame(recording, List.copyOf(notes));
      return new OpenedArchive(games, bytes, reading, origin, Optional.of(read));
    } catch (InputFault | IOException | RuntimeException | StackOverflowError fault) {
      return this;
    }
  }
}
