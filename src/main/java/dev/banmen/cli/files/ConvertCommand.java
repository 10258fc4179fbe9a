package dev.banmen.cli.files;

import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.files.RecordingFile;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.ReadingOptions;
import dev.banmen.game.OptionFault;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen convert FILE OUT [--to FORMAT] [--force] [--lossy] [--rules PRESET] [--board HOW]
 * [--input FORMAT]}.
 */
public record ConvertCommand(CommandContext context) implements CliCommand {
  private static final String TO = "--to";
  private static final String FORCE = "--force";
  private static final String LOSSY = "--lossy";

  @Override
  public void describe(CommandSpec spec) {
    Arguments.examples(spec, "banmen convert game.ggf game.sgf");
    Arguments.file(spec, 0, "FILE");
    Arguments.file(spec, 1, "OUT");
    Arguments.option(spec, TO, "FORMAT");
    Arguments.flag(spec, FORCE);
    Arguments.flag(spec, LOSSY);
    ReadingOptions.describe(spec);
  }

  @Override
  public int run(ParseResult parsed) throws FileFault {
    String in = parsed.matchedPositionalValue(0, "");
    String out = parsed.matchedPositionalValue(1, "");
    boolean isForced = parsed.hasMatchedOption(FORCE);
    boolean isLossy = parsed.hasMatchedOption(LOSSY);
    ReadingSettings reading = ReadingOptions.of(parsed, context.games());
    NewRecordings written = new NewRecordings(context, out, isForced);
    Format target = written.format(Arguments.value(parsed, TO), reading.formats());
    written.checkFree();
    List<InputFault> kept;
    List<InputFault> leftOut;
    try (RecordingFile file = RecordingFile.open(in, reading, context.streams().in())) {
      GamesOfFile games = new GamesOfFile(file.archive(), reading, target);
      boolean isSameFormat = file.format().name().equals(target.name());
      kept = isSameFormat ? games.keep() : List.of();
      leftOut = isLossy ? games.leaveOut() : List.of();
      Optional<String> loss = isLossy ? Optional.empty() : loss(target, games, isSameFormat);
      if (loss.isPresent()) {
        throw new FileFault(in, context.text("convert.loss", target.name(), loss.get()));
      }
      written.write(answer -> games.write(answer, note -> complain(in, note)));
    } catch (GamesOfFile.UnreadableGame e) {
      throw new FileFault(in, e.fault());
    } catch (OptionFault fault) {
      throw new FileFault(in, fault.getMessage());
    }
    kept.forEach(fault -> context.complain(new FileFault(in, fault).getMessage()));
    leftOut.forEach(fault -> context.complain(new FileFault(in, fault).getMessage()));
    return leftOut.isEmpty() ? ExitCode.DONE : ExitCode.FAULT;
  }

  private void complain(String in, Note note) {
    context.complain(FileFault.line(in, note.line(), note.column(), note.text()));
  }

  private static Optional<String> loss(Format target, GamesOfFile games, boolean isSameFormat) {
    return isSameFormat ? target.lossOfOwn(games) : target.loss(games);
  }
}
