package dev.banmen.cli.files;

import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.files.RecordingFile;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.NewFile;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.ReadingOptions;
import dev.banmen.game.OptionFault;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordOutput;
import dev.banmen.record.Formats;
import dev.banmen.storage.WholeFile;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
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
    Format target = target(out, Arguments.value(parsed, TO), reading.formats());
    checkFree(out, isForced);
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
      write(out, games, isForced, note -> complain(in, note));
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

  private void checkFree(String out, boolean isForced) throws FileFault {
    try {
      if (!isForced && NewFile.isTaken(out, context.local())) {
        throw new FileFault(out, context.text("convert.taken"));
      }
    } catch (IOException e) {
      throw new FileFault(out, IoReason.unwritable(e, context.local()));
    }
  }

  private void write(String out, GamesOfFile games, boolean isForced, Consumer<Note> repairs)
      throws FileFault {
    WholeFile.Contents contents =
        stream -> {
          RecordOutput answer = new RecordOutput(stream);
          games.write(answer, repairs);
          answer.flush();
        };
    try {
      if (isForced) {
        NewFile.replace(out, contents, context.local());
      } else {
        NewFile.write(out, contents, context.local());
      }
    } catch (IOException e) {
      throw new FileFault(out, IoReason.unwritable(e, context.local()));
    }
  }

  private Format target(String out, Optional<String> to, Formats formats) {
    List<Format> written = formats.all().stream().filter(format -> !format.isOnlyRead()).toList();
    String names = new Formats(written, context.language()).choices();
    if (out.equals(RecordingFile.STANDARD_INPUT)) {
      throw new UsageFault(context.text("convert.input"));
    }
    Optional<Format> told =
        to.isPresent()
            ? formats.byNameOrExtension(to.get())
            : new Formats(written, context.language())
                .byExtension(out)
                .or(() -> formats.byExtension(out));
    if (told.isPresent() && told.get().isOnlyRead()) {
      throw new UsageFault(context.text("convert.read-only", told.get().name(), names));
    }
    return told.orElseThrow(
        () ->
            new UsageFault(
                to.isPresent()
                    ? context.text("format.unknown", to.get(), names)
                    : context.text("format.ending", out, names)));
  }
}
