package dev.banmen.cli.files;

import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.game.record.Format;
import dev.banmen.survey.FoundGame;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * What the options {@code --to}, {@code --force} and {@code --lossy} say about the file of games
 * that a command writes, and the files that it reads for it. Mutable, one thread.
 *
 * @param target the format of the file; empty if none is written
 * @param searched where the games are looked for
 * @param isLossy whether what the format can't hold is left out
 */
record WritingOptions(
    NewRecordings written,
    Optional<Format> target,
    SearchedFiles searched,
    ReadingSettings reading,
    boolean isLossy) {
  static final String TO = "--to";
  private static final String FORCE = "--force";
  private static final String LOSSY = "--lossy";

  static void describe(CommandSpec spec, String label) {
    Arguments.option(spec, TO, label);
    Arguments.flag(spec, FORCE);
    Arguments.flag(spec, LOSSY);
  }

  /** Whether a file that is there may be replaced. */
  static boolean isForced(ParseResult parsed) {
    return parsed.hasMatchedOption(FORCE);
  }

  /** Whether what a format can't hold is left out. */
  static boolean isLossy(ParseResult parsed) {
    return parsed.hasMatchedOption(LOSSY);
  }

  /**
   * The file of {@code --to OUT}, if that is given; its format is told by its name.
   *
   * @throws FileFault if it is there and may not be replaced, before anything is read
   */
  static WritingOptions of(ParseResult parsed, CommandContext context, ReadingSettings reading)
      throws FileFault {
    Optional<String> out = Arguments.value(parsed, TO);
    NewRecordings written = new NewRecordings(context, out.orElse(""), isForced(parsed));
    Optional<Format> target = out.map(name -> written.format(Optional.empty(), reading.formats()));
    if (target.isPresent()) {
      written.checkFree();
    }
    SearchedFiles searched = new SearchedFiles(context, reading.formats(), out);
    return new WritingOptions(written, target, searched, reading, isLossy(parsed));
  }

  /** The files to read; those that can be read once only are refused if one is written. */
  List<String> files(List<String> names) {
    List<String> files = searched.of(names);
    if (target.isPresent()) {
      searched.checkTwice(files);
    }
    return files;
  }

  /** Writes games, each read again, if a file is asked for; whether none is left out. */
  boolean write(List<FoundGame> games) throws FileFault {
    return target.isEmpty()
        || games.isEmpty()
        || written.write(games, target.get(), reading, isLossy);
  }
}
