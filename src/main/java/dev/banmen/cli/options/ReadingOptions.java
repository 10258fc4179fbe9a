package dev.banmen.cli.options;

import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.files.RecordingFormats;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.RecordFormats;
import dev.banmen.game.record.Transcript;
import dev.banmen.record.FileBytes;
import dev.banmen.record.Formats;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** The options of several commands that say how to read recordings. Stateless. */
public final class ReadingOptions {
  private ReadingOptions() {}

  /** Adds the options. */
  public static void describe(CommandSpec spec) {
    Arguments.option(spec, "--rules", "PRESET");
    Arguments.option(spec, "--board", "HOW");
    Arguments.option(spec, "--input", "FORMAT");
    Arguments.option(spec, ReadingSettings.MAX_INPUT, "MB");
  }

  /** Whether none of them changes what a file says. */
  public static boolean areUsual(ParseResult parsed) {
    return !parsed.hasMatchedOption("--rules")
        && !parsed.hasMatchedOption("--board")
        && !parsed.hasMatchedOption("--input");
  }

  /** Reads the options. */
  public static ReadingSettings of(ParseResult parsed, Games games) {
    CliText wording = CliText.of(games);
    Optional<String> board = Arguments.value(parsed, "--board");
    board.ifPresent(how -> checkBoard(how, games, wording));
    Formats formats = RecordingFormats.of(games, board);
    Optional<Format> format =
        Arguments.value(parsed, "--input").map(name -> format(formats, name, wording));
    Optional<String> rules = Arguments.value(parsed, "--rules");
    rules.ifPresent(preset -> checkRules(preset, games, wording));
    long most =
        Arguments.value(parsed, ReadingSettings.MAX_INPUT)
            .map(
                megabytes ->
                    (long) Arguments.number(ReadingSettings.MAX_INPUT, megabytes, 1, "", wording)
                        << 20)
            .orElse(FileBytes.MOST_STREAMED);
    return new ReadingSettings(games, formats, format, rules, false, most);
  }

  private static Format format(Formats formats, String name, CliText wording) {
    return formats
        .byNameOrExtension(name)
        .orElseThrow(() -> new UsageFault(wording.of("format.unknown", name, formats.choices())));
  }

  /** Refuses a way to read a drawn board that no exercise has. */
  static void checkBoard(String how, Games games, CliText wording) {
    List<String> known =
        games.families().stream()
            .flatMap(family -> RecordFormats.of(family).transcripts().stream())
            .map(Transcript::board)
            .distinct()
            .toList();
    wording.chosen("board", how, known);
  }

  private static void checkRules(String preset, Games games, CliText wording) {
    List<String> known = new ArrayList<>();
    for (Family family : games.families()) {
      ReadingSettings.ruleSets(family).stream()
          .filter(choice -> !known.contains(choice))
          .forEach(known::add);
    }
    if (!known.contains(preset)) {
      throw new UsageFault(wording.of("usage.rules", preset, wording.choices(known)));
    }
  }
}
