package dev.banmen.cli;

import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import picocli.CommandLine.ParseResult;

/** {@code banmen version}: the program's version, and the Java it runs on. */
record VersionCommand(CommandContext context) implements CliCommand {
  @Override
  public int run(ParseResult parsed) {
    context.say("banmen " + property("version") + " (Java " + Runtime.version() + ")\n");
    return ExitCode.DONE;
  }

  /** A property that the build wrote beside this class: its version or its date. */
  static String property(String key) {
    try (InputStream in = VersionCommand.class.getResourceAsStream("version.properties")) {
      Properties properties = new Properties();
      properties.load(in);
      return properties.getProperty(key);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
