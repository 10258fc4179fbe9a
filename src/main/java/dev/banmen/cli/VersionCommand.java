package dev.banmen.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code banmen version}: the program's version, and the Java it runs on. */
record VersionCommand(Streams streams) implements Command {
  @Override
  public String name() {
    return "version";
  }

  @Override
  public void describe(CommandSpec spec) {
    spec.usageMessage().description("Print the version.");
  }

  @Override
  public int run(ParseResult parsed) {
    streams.say("banmen " + version() + " (Java " + Runtime.version() + ")\n");
    return ExitCode.DONE;
  }

  /** The version in the build file, which the build writes beside this class. */
  private static String version() {
    try (InputStream in = VersionCommand.class.getResourceAsStream("version.properties")) {
      Properties properties = new Properties();
      properties.load(in);
      return properties.getProperty("version");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
