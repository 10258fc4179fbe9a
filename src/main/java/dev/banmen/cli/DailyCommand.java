package dev.banmen.cli;

import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.drill.DrillPlan;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code banmen daily}: the ten exercises of the day. */
record DailyCommand(CommandContext context, Frontend frontend) implements CliCommand {
  @Override
  public void describe(CommandSpec spec) {
    Arguments.examples(spec, "banmen daily", "banmen daily --format json");
    DrillOutput.describe(spec);
  }

  @Override
  public Optional<String> undrawn(ParseResult parsed, String option) {
    return DrillOutput.undrawn(parsed);
  }

  @Override
  public int run(ParseResult parsed) {
    DrillPlan today = DrillPlan.daily(DrillCommand.today(context));
    return new DrillOutput(context, frontend).run(today, parsed);
  }
}
