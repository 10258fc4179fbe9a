package dev.banmen.app.local;

import dev.banmen.game.record.Archive;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import dev.banmen.record.FileBytes;
import dev.banmen.record.FileStamp;
import dev.banmen.record.WriterSeats.Seat;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The games of an open file, under the rules that were asked for. For any thread.
 *
 * @param games as the file has them
 * @param place where the file is; empty if it can be read only once
 * @param seat held at the file; empty if none can be
 */
record OpenedArchive(
    Archive games, FileBytes bytes, Reading reading, Optional<Place> place, Optional<Seat> seat)
    implements Archive {
  /**
   * A file as it was when it was opened. Immutable.
   *
   * @param path its real one
   */
  record Place(Path path, FileStamp stamp) {}

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
    return reading.ruled(games.game(game, notes));
  }
}
