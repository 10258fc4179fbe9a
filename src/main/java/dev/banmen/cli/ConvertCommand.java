package dev.banmen.cli;

import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.cli.files.ConvertRun;
import dev.banmen.cli.files.ConvertRun.Converted;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.Command;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.ReadingOptions;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen convert FILE OUT [--to FORMAT] [--force] [--lossy] [--rules PRESET] [--board HOW]
 * [--input FORMAT]}.
 */
record ConvertCommand(CommandContext context) implements Command {
  @Override
  public void describe(CommandSpec spec) {
    spec.usageMessage().description("Convert the games in a file to another format.");
    Arguments.examples(spec, "banmen convert game.ggf game.sgf");
    Arguments.file(spec, 0, "FILE", "File in any supported format, or '-' for standard input.");
    Arguments.file(spec, 1, "OUT", "File to write; its extension chooses the format.");
    Arguments.option(spec, "--to", "FORMAT", "Format of OUT, regardless of its extension.");
    Arguments.flag(spec, "--force", "Overwrite OUT if it exists.");
    Arguments.flag(
        spec,
        "--lossy",
        "Write the file even if some data can't be stored in that format or can't be read.");
    ReadingOptions.describe(spec);
  }

  @Override
  public int run(ParseResult parsed) {
    String in = parsed.matchedPositionalValue(0, "");
    String out = parsed.matchedPositionalValue(1, "");
    ReadingSettings reading = ReadingOptions.of(parsed, context.games());
    Optional<String> to = Arguments.value(parsed, "--to");
    ConvertRun converting =
        new ConvertRun(
            reading, to, parsed.hasMatchedOption("--force"), parsed.hasMatchedOption("--lossy"));
    try {
      Converted converted = converting.convert(in, out, context.streams().in(), context::complain);
      converted.kept().forEach(fault -> context.complain(fault.getMessage()));
      converted.leftOut().forEach(fault -> context.complain(fault.getMessage()));
      return converted.leftOut().isEmpty() ? ExitCode.DONE : ExitCode.FAULT;
    } catch (FileFault fault) {
      return context.fail(ExitCode.FAULT, fault.getMessage());
    }
  }
}
