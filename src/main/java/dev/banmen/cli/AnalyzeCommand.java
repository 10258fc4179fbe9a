package dev.banmen.cli;

import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.NetworkOption;
import dev.banmen.cli.options.ReadingOptions;
import dev.banmen.gtp.client.EngineProgram;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen analyze FILE [--game N] [--move N] [--level L | --exact | --net FILE] [--bot-time
 * SECONDS] [--format text|json] [--to OUT]}, and the options for reading.
 */
record AnalyzeCommand(CommandContext context) implements CliCommand {
  private static final String EXACT = "--exact";
  private static final String LEVEL = "--level";
  private static final String ENGINE = "--engine";
  private static final String TO = "--to";
  private static final List<String> FORMATS = List.of("text", "json");

  @Override
  public void describe(CommandSpec spec) {
    Arguments.examples(
        spec,
        "banmen analyze game.sgf --move 57",
        "banmen analyze endgame.obf --exact --format json",
        "banmen analyze game.sgf --to reviewed.sgf");
    OnePosition.describe(spec);
    Arguments.option(spec, LEVEL, "L");
    Arguments.option(spec, ENGINE, "COMMAND");
    NetworkOption.describe(spec);
    Arguments.flag(spec, EXACT);
    Arguments.option(spec, "--bot-time", "SECONDS");
    Arguments.option(spec, "--format", "text|json");
    Arguments.option(spec, TO, "OUT");
    ReadingOptions.describe(spec);
  }

  @Override
  public int run(ParseResult parsed) throws FileFault {
    boolean isExact = parsed.hasMatchedOption(EXACT);
    refuseBeside(parsed, EXACT, LEVEL);
    refuseBeside(parsed, EXACT, ENGINE);
    refuseBeside(parsed, LEVEL, ENGINE);
    List.of(EXACT, LEVEL, "--move", "--bot-time", "--format")
        .forEach(other -> refuseBeside(parsed, TO, other));
    List.of(EXACT, LEVEL, ENGINE).forEach(other -> refuseBeside(parsed, NetworkOption.NET, other));
    String asked = Arguments.value(parsed, "--format").orElse("text");
    String format = context.wording().chosen("format", asked, FORMATS);
    String time = Arguments.value(parsed, "--bot-time").orElse(isExact ? "3600" : "10");
    OnePosition one = OnePosition.of(parsed, context);
    Optional<EngineProgram> engine =
        Arguments.value(parsed, ENGINE).map(written -> NamedEngines.command(written, context));
    Optional<String> out = Arguments.value(parsed, TO);
    CommandContext asking = NetworkOption.asking(parsed, context);
    OnePosition.Printer printer =
        out.isPresent()
            ? new AnnotateRun(asking, one.file(), one.reading().formats(), engine, out.get())
            : new AnalyzeRun(
                asking,
                one.file(),
                Arguments.value(parsed, LEVEL)
                    .map(level -> Arguments.number("level", level, 1, "", context.wording())),
                engine,
                isExact,
                MatchCommand.millis("bot-time", time, context),
                format.equals("json"));
    return one.print(
        Integer.MAX_VALUE,
        0,
        (recording, diagram) -> {
          NetworkOption.check(parsed, context, context.family(recording.family()));
          return printer.of(recording, diagram);
        });
  }

  private void refuseBeside(ParseResult parsed, String one, String other) {
    if (parsed.hasMatchedOption(one) && parsed.hasMatchedOption(other)) {
      throw new UsageFault(context.text("play.beside", one, other));
    }
  }
}
