package dev.banmen.cli.files;

import dev.banmen.app.local.files.AskedGames;
import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.files.RecordingFile;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.survey.GameQuery;
import dev.banmen.survey.QueryFault;
import java.io.File;
import java.util.List;

/** Reads questions about games from a command line. Immutable. */
record TypedQuery(CommandContext context, ReadingSettings reading) {
  /**
   * The question that words ask.
   *
   * @throws UsageFault if one of them can't be understood
   */
  GameQuery of(List<String> words) {
    AskedGames asked = AskedGames.onDisk(reading);
    try {
      return GameQuery.of(words, reading.games(), asked::read);
    } catch (QueryFault fault) {
      throw new UsageFault(context.text("find.word", fault.word(), fault.getMessage()));
    }
  }

  /** Whether a word can only be a file or folder. */
  static boolean isThere(String word) {
    return word.equals(RecordingFile.STANDARD_INPUT)
        || !GameQuery.isField(word) && new File(word).exists();
  }

  /** The fault of words none of which is a file or folder. */
  static UsageFault nowhere(List<String> words, CommandContext context) {
    String last = words.get(words.size() - 1);
    boolean isFile = words.size() > 1 && !GameQuery.isField(last);
    return new UsageFault(context.text(isFile ? "find.gone" : "find.nowhere", last));
  }

  /**
   * Refuses a field behind the files, which would be taken for one.
   *
   * @throws UsageFault if one of them has the form of a field that there is, and is no file
   */
  static void checkFiles(List<String> files, String command, CommandContext context) {
    for (String word : files) {
      if (GameQuery.hasField(word) && !new File(word).exists()) {
        throw new UsageFault(context.text("find.order", word, command, files.get(0)));
      }
    }
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
}
