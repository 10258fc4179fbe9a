package dev.banmen.cli;

import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.drill.DrillPlan;
import java.io.IOException;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code banmen daily}: the ten exercises of the day, then which problems of files are due. */
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
  public int run(ParseResult parsed) throws IOException {
    DrillPlan today = DrillPlan.daily(DrillCommand.today(context));
    int code = new DrillOutput(context, frontend).run(today, parsed);
    if (code == ExitCode.DONE && DrillOutput.undrawn(parsed).isEmpty()) {
      LessonListing.of(context).listFiles();
    }
    return code;
  }
}
