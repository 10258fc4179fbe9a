package dev.banmen.cli.files;

import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.files.RecordingFile;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import dev.banmen.survey.GameQuery;
import dev.banmen.survey.QueryFault;
import java.io.File;
import java.io.IOException;
import java.util.List;

/** Reads questions about games from a command line. Immutable. */
record TypedQuery(CommandContext context, ReadingSettings reading) {
  /**
   * The question that words ask.
   *
   * @throws UsageFault if one of them can't be understood
   */
  GameQuery of(List<String> words) {
    try {
      return GameQuery.of(words, reading.games(), this::read);
    } catch (QueryFault fault) {
      throw new UsageFault(context.text("find.word", fault.word(), fault.getMessage()));
    }
  }

  /** Whether a word can only be a file or folder. */
  static boolean isThere(String word) {
    return word.equals(RecordingFile.STANDARD_INPUT)
        || !GameQuery.isField(word) && new File(word).exists();
  }

  /** How many words at the beginning are fields, and no files of such a name. */
  static int fields(List<String> words) {
    int count = 0;
    while (count < words.size()
        && GameQuery.isField(words.get(count))
        && !new File(words.get(count)).exists()) {
      count++;
    }
    return count;
  }

  private Recording read(String name, int game) throws QueryFault {
    if (name.equals(RecordingFile.STANDARD_INPUT)) {
      throw new QueryFault(name, context.text("find.input"));
    }
    try (RecordingFile file = RecordingFile.open(name, reading, context.streams().in())) {
      if (game < 1 || game > file.archive().size()) {
        String none = context.text("find.game", game, file.archive().size());
        throw new QueryFault(name, none);
      }
      return reading.ruled(file.archive().game(game - 1, Note.UNHEARD));
    } catch (FileFault fault) {
      throw new UsageFault(fault.getMessage());
    } catch (InputFault fault) {
      throw new QueryFault(name, fault.getMessage());
    } catch (IOException e) {
      throw new QueryFault(name, IoReason.of(e, context.local()));
    }
  }
}
