package dev.banmen.cli;

import dev.banmen.cli.options.BuildProperties;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import picocli.CommandLine.ParseResult;

/** {@code banmen version}: the program's version, and the Java it runs on. */
record VersionCommand(CommandContext context) implements CliCommand {
  @Override
  public int run(ParseResult parsed) {
    context.say("banmen " + BuildProperties.of("version") + " (Java " + Runtime.version() + ")\n");
    return ExitCode.DONE;
  }
}
