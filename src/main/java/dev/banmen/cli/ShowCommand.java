package dev.banmen.cli;

import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.ReadingOptions;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen show FILE [--game N] [--move N|end] [--format rows|text|ansi|svg|json] [--numbers
 * A-B] [--style wood|plain] [--rules PRESET] [--board HOW] [--input FORMAT] [--color WHICH]
 * [--theme NAME] [--ascii]}.
 */
record ShowCommand(CommandContext context) implements CliCommand {
  private static final String FORMAT = "--format";

  @Override
  public void describe(CommandSpec spec) {
    Arguments.examples(
        spec,
        "banmen show game.sgf --move 57",
        "banmen show game.sgf --format svg --numbers 1-50 > game.svg");
    OnePosition.describe(spec);
    String formats = String.join("|", ShowRun.FORMATS);
    Arguments.option(spec, FORMAT, formats);
    Arguments.option(spec, "--numbers", "A-B");
    Arguments.option(spec, "--style", "wood|plain");
    ReadingOptions.describe(spec);
    DisplayOptions.describe(spec);
  }

  /** Text may be in ASCII only, but has no colours, so that none may be asked for. */
  @Override
  public Optional<String> undrawn(ParseResult parsed, String option) {
    String format = Arguments.value(parsed, FORMAT).orElse("text");
    boolean isNone =
        parsed.hasMatchedOption(option)
            && parsed.matchedOption(option).originalStringValues().contains("none");
    boolean isOfText = format.equals("text") && (isNone || DisplayOptions.isOfCharacters(option));
    boolean isDrawn = format.equals("ansi") || isOfText || !ShowRun.FORMATS.contains(format);
    return isDrawn ? Optional.empty() : Optional.of(FORMAT + " " + format);
  }

  @Override
  public int run(ParseResult parsed) throws FileFault {
    OnePosition one = OnePosition.of(parsed, context);
    Optional<List<Integer>> numbers = Arguments.value(parsed, "--numbers").map(this::range);
    ShowRun showing =
        new ShowRun(
            context,
            Arguments.value(parsed, FORMAT).orElse("text"),
            numbers,
            Arguments.value(parsed, "--style").orElse("wood"),
            DisplayOptions.of(parsed, context));
    int first = numbers.map(range -> range.get(0)).orElse(0);
    int last = numbers.map(range -> range.get(1)).orElse(Integer.MAX_VALUE);
    return one.print(last, first, showing);
  }

  /** Two numbers with a hyphen between, or one that is both. */
  private List<Integer> range(String text) {
    int hyphen = text.indexOf('-');
    String from = hyphen < 0 ? text : text.substring(0, hyphen);
    String to = hyphen < 0 ? text : text.substring(hyphen + 1);
    int first =
        Arguments.number(
            context.text("usage.numbers"), from, 1, context.text("usage.range"), context.wording());
    int last =
        Arguments.number(
            context.text("usage.numbers"), to, 1, context.text("usage.range"), context.wording());
    if (last < first) {
      throw new UsageFault(context.text("usage.backward", text));
    }
    return List.of(first, last);
  }
}
