package dev.banmen.app.local.files;

import dev.banmen.app.local.host.LocalText;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.Option;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.FileBytes;
import dev.banmen.record.Formats;
import dev.banmen.record.Tidying;
import dev.banmen.text.WordList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How files of recordings are read. Immutable.
 *
 * @param formats all known formats, each exercise read as requested
 * @param format the only format to read; empty to find it from each file's content
 * @param rules the rule set to use instead of the file's own; empty to use the file's
 * @param isTidied whether what a file says about a game as a whole is read as it should be written
 * @param mostStreamed how many bytes are read from standard input, a pipe or a device
 */
public record ReadingSettings(
    Games games,
    Formats formats,
    Optional<Format> format,
    Optional<String> rules,
    boolean isTidied,
    long mostStreamed) {
  private static final String RULES = "rules";

  /** The option of the command line that raises the limit for input that isn't a regular file. */
  public static final String MAX_INPUT = "--max-input";

  /** The default way to read files. */
  public static ReadingSettings defaults(Games games) {
    return new ReadingSettings(
        games,
        RecordingFormats.of(games),
        Optional.empty(),
        Optional.empty(),
        false,
        FileBytes.MOST_STREAMED);
  }

  public static List<String> ruleSets(Family family) {
    for (Option option : family.options()) {
      if (option.key().equals(RULES)) {
        return option.choices();
      }
    }
    return List.of();
  }

  private InputFault noSuchRules(Recording recording, List<String> choices) {
    int line = recording.tree().line(RecordTree.ROOT);
    String known = WordList.or(games.language(), choices);
    String key = choices.isEmpty() ? "rules.none" : "rules.other";
    return new InputFault(
        line, 0, wording().of(key, rules.orElseThrow(), recording.family(), known));
  }

  /** The same, but games are read as they should be written. */
  public ReadingSettings tidied() {
    return new ReadingSettings(games, formats, format, rules, true, mostStreamed);
  }

  /**
   * The recording under the rules that are asked for, if any. They never say whose turn it is: the
   * named side moves, and the file's own komi and handicap stay.
   *
   * @throws InputFault if its game has no such rules
   */
  public Recording ruled(Recording read) throws InputFault {
    Recording recording = isTidied ? Tidying.of(read) : read;
    if (rules.isEmpty()) {
      return recording;
    }
    List<String> choices = ruleSets(games.find(recording.family()).orElseThrow());
    if (!choices.contains(rules.get())) {
      throw noSuchRules(recording, choices);
    }
    Map<String, String> chosen = new HashMap<>(recording.chosen());
    chosen.put(RULES, rules.get());
    Recording.RefusalPolicy refusalPolicy =
        recording.refusalPolicy().isTried()
            ? Recording.RefusalPolicy.NOTED
            : recording.refusalPolicy();
    return new Recording(
        recording.family(), chosen, recording.start(), refusalPolicy, recording.tree());
  }

  LocalText wording() {
    return LocalText.of(games);
  }
}
