package dev.banmen.cli;

import dev.banmen.game.Words;
import java.util.Locale;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen man}: the manual page, to be read with {@code banmen man | man -l -}.
 *
 * @param root all commands, once they are told
 */
record ManCommand(Streams streams, Supplier<CommandSpec> root) implements Command {
  @Override
  public String name() {
    return "man";
  }

  @Override
  public void describe(CommandSpec spec) {
    spec.usageMessage().description("Print the manual page; 'banmen man | man -l -' shows it.");
  }

  @Override
  public int run(ParseResult parsed) {
    streams.say(page(root.get()));
    return ExitCode.DONE;
  }

  /**
   * The page in a language.
   *
   * @param root tells all commands anew
   */
  static String page(Supplier<CommandSpec> root, Locale language) {
    Locale own = Words.spoken();
    Words.speak(language);
    try {
      return page(root.get());
    } finally {
      Words.speak(own);
    }
  }

  private static String page(CommandSpec root) {
    return ManPage.of(root, VersionCommand.property("version"), VersionCommand.property("date"));
  }
}
