package dev.banmen.cli;

import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.files.RecordingFile;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.BuildProperties;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.NetworkOption;
import dev.banmen.cli.options.PlayOptions;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.Lattice;
import dev.banmen.game.OptionFault;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import dev.banmen.gtp.Vertices;
import dev.banmen.gtp.engine.Engine;
import dev.banmen.gtp.engine.EngineLevel;
import dev.banmen.gtp.engine.GameLoader;
import dev.banmen.text.Language;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen gtp [GAME] [--set k=v]... [--level N] [--move-time SECONDS] [--seed N] [--net
 * FILE]}.
 */
record GtpCommand(CommandContext context) implements CliCommand {
  private static final String LEVEL = "--level";
  private static final String TIME = "--move-time";
  private static final String SEED = "--seed";

  @Override
  public void describe(CommandSpec spec) {
    Arguments.examples(spec, "banmen gtp go --set size=9 --level 5", "banmen gtp othello");
    Arguments.optional(spec, "GAME");
    PlayOptions.describeSet(spec);
    Arguments.option(spec, LEVEL, "N");
    Arguments.option(spec, TIME, "SECONDS");
    Arguments.option(spec, SEED, "N");
    NetworkOption.describe(spec);
  }

  @Override
  public int run(ParseResult parsed) throws FileFault {
    CommandContext english = context.in(Language.ENGLISH); // as the protocol is
    Family family = english.family(parsed.matchedPositionalValue(0, "go"));
    EngineLevel strength =
        new EngineLevel(
            Arguments.value(parsed, LEVEL)
                .map(level -> Arguments.number("level", level, 1, "", context.wording())),
            Arguments.value(parsed, SEED)
                .map(seed -> (long) Arguments.number("seed", seed, 0, "", context.wording()))
                .orElseGet(System::nanoTime),
            MatchCommand.millis("move-time", Arguments.value(parsed, TIME).orElse("10"), context));
    Map<String, String> chosen = PlayOptions.chosen(context, parsed);
    checkSize(family.game(chosen).lattice());
    NetworkOption.check(parsed, context, family);
    CommandContext asking = NetworkOption.asking(parsed, context).in(Language.ENGLISH);
    Engine engine =
        new Engine(
            asking.family(family.id()),
            chosen,
            strength,
            name -> firstGame(name, asking.games()),
            BuildProperties.of("version"));
    try {
      engine.run(context.streams().in(), context.streams().out());
    } catch (IOException e) {
      return ExitCode.DONE; // nobody listens any more
    }
    return ExitCode.DONE;
  }

  /** The protocol has no names for the points of a larger board. */
  private void checkSize(Lattice lattice) {
    if (Math.max(lattice.rows(), lattice.cols()) > Vertices.LARGEST_BOARD) {
      throw new UsageFault(
          context.text("gtp.size", lattice.cols(), lattice.rows(), Vertices.LARGEST_BOARD));
    }
  }

  /** Reads the first game of a file in any format, never from standard input. */
  private static Recording firstGame(String name, Games games) throws GameLoader.NotLoaded {
    ReadingSettings reading = ReadingSettings.defaults(games);
    try (RecordingFile file = RecordingFile.open(name, reading, InputStream.nullInputStream())) {
      if (file.archive().size() > 0) {
        return file.archive().game(0, Note.UNHEARD);
      }
      throw new GameLoader.NotLoaded(null);
    } catch (FileFault | InputFault | IOException | OptionFault fault) {
      throw new GameLoader.NotLoaded(fault);
    }
  }
}
