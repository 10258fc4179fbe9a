package dev.banmen.cli;

import dev.banmen.app.local.files.RangeCheck;
import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.files.RecordingFile;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.cli.files.Repairs;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.ReadingOptions;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.game.OptionFault;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Recording;
import dev.banmen.picture.Diagram;
import dev.banmen.record.MoveNumbers;
import java.io.IOException;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * The position of a recorded game that a command prints something about. Immutable.
 *
 * @param chosen which game of the file, from 1; empty for the first
 * @param move after which move; empty for the usual one
 */
record OnePosition(
    CommandContext context,
    String file,
    ReadingSettings reading,
    Optional<Integer> chosen,
    Optional<Integer> move) {
  /** The output of a command. */
  interface Printer {
    StandardStreams.Text of(Recording recording, Diagram diagram) throws FileFault;
  }

  /** Adds the options of a command. */
  static void describe(CommandSpec spec) {
    Arguments.file(spec, 0, "FILE");
    Arguments.option(spec, "--game", "N");
    Arguments.option(spec, "--move", "N");
  }

  static OnePosition of(ParseResult parsed, CommandContext context) {
    ReadingSettings reading = ReadingOptions.of(parsed, context.games());
    Optional<Integer> number =
        Arguments.value(parsed, "--game")
            .map(game -> Arguments.number("game", game, 1, "", context.wording()));
    Optional<Integer> move = Arguments.move(parsed, context);
    return new OnePosition(context, parsed.matchedPositionalValue(0, ""), reading, number, move);
  }

  /**
   * Prints, and returns the exit code.
   *
   * @param usual the move, unless the game ends before, that is taken if none was given
   * @param least the move that the game must have
   */
  int print(int usual, int least, Printer printer) throws FileFault {
    Repairs repairs = new Repairs();
    StandardStreams.Text text = text(usual, least, printer, repairs);
    repairs.lines(file, context.wording()).forEach(context::complain);
    context.streams().say(text);
    return ExitCode.DONE;
  }

  private StandardStreams.Text text(int usual, int least, Printer printer, Repairs repairs)
      throws FileFault {
    try (RecordingFile open = RecordingFile.open(file, reading, context.streams().in())) {
      int game = chosen.orElse(1);
      int games = open.archive().size();
      RangeCheck.checkGame(file, game, games, context.local());
      if (chosen.isEmpty() && games > 1) {
        context.complain(context.text("show.more", file, games));
      }
      Recording recording = reading.ruled(open.archive().repaired(game - 1, repairs));
      int moves = MoveNumbers.ofMainLine(recording.tree());
      int number = move.orElse(Math.min(moves, usual));
      RangeCheck.checkMove(file, Math.max(number, least), moves, context.local());
      return printer.of(recording, Diagram.of(recording, context.games(), number));
    } catch (InputFault fault) {
      throw new FileFault(file, fault);
    } catch (OptionFault fault) {
      throw new FileFault(file, fault.getMessage());
    } catch (IOException e) {
      throw RecordingFile.unreadable(file, e, context.local());
    }
  }
}
