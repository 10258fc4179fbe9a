package dev.banmen.cli;

import dev.banmen.cli.install.ManPage;
import dev.banmen.cli.options.BuildProperties;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.text.Language;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code banmen man}: the manual page, to be read with {@code banmen man | man -l -}. */
record ManCommand(CommandContext context, Function<Language, CommandSpec> root)
    implements CliCommand {
  @Override
  public int run(ParseResult parsed) {
    context.say(page(root, context.language()));
    return ExitCode.DONE;
  }

  static String page(Function<Language, CommandSpec> root, Language language) {
    return ManPage.of(
        root.apply(language), BuildProperties.of("version"), BuildProperties.of("date"), language);
  }
}
