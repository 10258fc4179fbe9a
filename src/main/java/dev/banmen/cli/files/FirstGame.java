package dev.banmen.cli.files;

import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.files.RecordingFile;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import dev.banmen.gtp.engine.GameLoader;
import java.io.IOException;
import java.io.InputStream;

/** Reads the first game of a file in any format, never from standard input. */
public record FirstGame(Games games) implements GameLoader {
  @Override
  public Recording read(String name) throws NotLoaded {
    ReadingSettings reading = ReadingSettings.defaults(games);
    try (RecordingFile file = RecordingFile.open(name, reading, InputStream.nullInputStream())) {
      if (file.archive().size() > 0) {
        return file.archive().game(0, Note.UNHEARD);
      }
      throw new NotLoaded(null);
    } catch (FileFault | InputFault | IOException | OptionFault fault) {
      throw new NotLoaded(fault);
    }
  }
}
