package dev.banmen.cli;

import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.install.InstallFiles;
import dev.banmen.cli.install.Installation;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.text.Language;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code banmen install [--prefix DIR] [--uninstall]}. */
record InstallCommand(CommandContext context, Function<Language, CommandSpec> root)
    implements CliCommand {
  private static final String PREFIX = "--prefix";
  private static final String UNINSTALL = "--uninstall";

  @Override
  public void describe(CommandSpec spec) {
    Arguments.option(spec, PREFIX, "DIR");
    Arguments.flag(spec, UNINSTALL);
  }

  @Override
  public int run(ParseResult parsed) {
    Path prefix = prefix(Arguments.value(parsed, PREFIX).orElse("~/.local"));
    List<Path> told = new ArrayList<>();
    List<Path> kept = new ArrayList<>();
    Installation installation = new Installation(prefix, told::add, kept::add, context.wording());
    context.text("install.removed"); // also loads the words before they are removed
    try {
      if (!parsed.hasMatchedOption(UNINSTALL)) {
        CommandSpec commands = root.apply(context.language());
        installation.install(
            InstallFiles.of(context.games(), commands, spoken -> ManCommand.page(root, spoken)));
        context.say(list("install.written", told) + left(kept) + hint(prefix.resolve("bin")));
      } else if (installation.uninstall()) {
        context.say(list("install.removed", told) + left(kept));
      } else {
        return context.fail(ExitCode.FAULT, context.text("install.nothing", prefix));
      }
      return ExitCode.DONE;
    } catch (IOException e) {
      return context.fail(ExitCode.FAULT, "install: " + IoReason.named(e, context.local()));
    }
  }

  private Path prefix(String name) {
    String full = context.host().full(name);
    if (full.startsWith("~/")) {
      throw new UsageFault(context.text("install.home"));
    }
    try {
      if (!full.isEmpty()) {
        return Path.of(full).toAbsolutePath().normalize();
      }
    } catch (InvalidPathException e) {
      // Reported below.
    }
    throw new UsageFault(context.text("install.prefix", name));
  }

  private String left(List<Path> kept) {
    return kept.isEmpty() ? "" : list("install.kept", kept);
  }

  private String list(String title, List<Path> files) {
    StringBuilder text = new StringBuilder(context.text(title)).append('\n');
    files.forEach(file -> text.append("  ").append(file).append('\n'));
    return text.toString();
  }

  private String hint(Path bin) {
    String path = context.host().variable("PATH");
    boolean isFound = Arrays.asList(path.split(":")).contains(bin.toString());
    String how =
        isFound
            ? context.text("install.start")
            : context.text("install.start.path", bin.resolve("banmen"), bin);
    return how + "\n";
  }
}
