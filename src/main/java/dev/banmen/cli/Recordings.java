package dev.banmen.cli;

import dev.banmen.game.Archive;
import dev.banmen.game.InputFault;
import dev.banmen.game.Note;
import dev.banmen.game.Recording;
import dev.banmen.record.Opened;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Consumer;

/** The files of recordings that somebody looks at. One thread. */
final class Recordings {
  private final Reading reading;

  /** None yet; they will be read so. */
  Recordings(Reading reading) {
    this.reading = reading;
  }

  /**
   * Opens a file.
   *
   * @throws FileFault if it cannot be read, or holds no games
   */
  Opened open(String name) throws FileFault {
    RecordingFile file =
        RecordingFile.open(
            HomeFolder.full(name), reading.forms(), reading.form(), InputStream.nullInputStream());
    return new Opened(name, file.format(), new Ruled(file.archive(), reading), false);
  }

  /** The games of a file under the rules that were asked for. */
  private record Ruled(Archive all, Reading reading) implements Archive {
    @Override
    public int size() {
      return all.size();
    }

    @Override
    public Summary summary(int game) throws IOException {
      return all.summary(game);
    }

    @Override
    public Recording game(int game, Consumer<Note> notes) throws InputFault, IOException {
      return reading.ruled(all.game(game, notes));
    }
  }
}
