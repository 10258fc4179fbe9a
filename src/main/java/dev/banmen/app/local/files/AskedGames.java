package dev.banmen.app.local.files;

import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.LocalText;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import dev.banmen.survey.QueryFault;
import java.io.IOException;

/**
 * Reads the games whose positions a question is about. Immutable; for any thread.
 *
 * @param opener opens a file, which is closed then
 */
public record AskedGames(ReadingSettings reading, FileOpener opener) {
  /** Reads those in files of the machine. */
  public static AskedGames onDisk(ReadingSettings reading) {
    return new AskedGames(reading, FileOpener.onDisk(reading));
  }

  /**
   * Reads a game.
   *
   * @param number in the file, from 1
   * @throws QueryFault if it can't be read
   */
  public Recording read(String name, int number) throws QueryFault {
    LocalText wording = reading.wording();
    if (name.equals(RecordingFile.STANDARD_INPUT)) {
      throw new QueryFault(name, wording.of("asked.input"));
    }
    try (RecordingFile file = opener.open(name)) {
      if (number < 1 || number > file.archive().size()) {
        throw new QueryFault(name, wording.of("asked.game", number, file.archive().size()));
      }
      return reading.ruled(file.archive().game(number - 1, Note.UNHEARD));
    } catch (FileFault fault) {
      throw new QueryFault(name, fault.why());
    } catch (InputFault fault) {
      throw new QueryFault(name, fault.getMessage());
    } catch (IOException e) {
      throw new QueryFault(name, IoReason.of(e, wording));
    }
  }
}
