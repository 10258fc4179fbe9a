package dev.banmen.cli;

import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.NewFile;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.app.local.settings.Preferences;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.settings.SettingsFault;
import dev.banmen.settings.SettingsText;
import dev.banmen.storage.StateFolder;
import dev.banmen.tui.keys.KeyMap;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen config}, {@code banmen config --write}, {@code banmen config --check [FILE]} and
 * {@code banmen config --path}: the settings file.
 */
record ConfigCommand(CommandContext context) implements CliCommand {
  private static final String WRITE = "--write";
  private static final String CHECK = "--check";
  private static final String PATH = "--path";

  @Override
  public void describe(CommandSpec spec) {
    Arguments.examples(spec, "banmen config --write", "banmen config --check");
    Arguments.flag(spec, WRITE);
    Arguments.flag(spec, CHECK);
    Arguments.flag(spec, PATH);
    Arguments.optional(spec, "FILE");
  }

  @Override
  public int run(ParseResult parsed) {
    String name = parsed.matchedPositionalValue(0, "");
    boolean isCheck = parsed.hasMatchedOption(CHECK);
    boolean isPath = parsed.hasMatchedOption(PATH);
    refuseTwo(parsed);
    if (!isCheck && parsed.hasMatchedPositional(0)) {
      throw new UsageFault(context.text("config.more", name));
    }
    try {
      Preferences own = Preferences.of(context.host(), ScreenChoices.ALL, context.language());
      if (isCheck) {
        return check(
            name.isEmpty()
                ? own
                : new Preferences(
                    Path.of(name), own.themes(), ScreenChoices.ALL, context.language()),
            name);
      }
      String usual = SettingsText.defaults(own::choices, KeyMap::names, context.games());
      if (parsed.hasMatchedOption(WRITE)) {
        return write(Path.of(own.file()), usual);
      }
      context.say(isPath ? own.file() + "\n" : usual);
      return ExitCode.DONE;
    } catch (IOException | InvalidPathException e) {
      return context.fail(ExitCode.FAULT, e.getMessage());
    }
  }

  private void refuseTwo(ParseResult parsed) {
    List<String> given = new ArrayList<>(List.of(WRITE, CHECK, PATH));
    given.removeIf(option -> !parsed.hasMatchedOption(option));
    if (given.size() > 1) {
      throw new UsageFault(context.text("config.two", given.get(0), given.get(1)));
    }
  }

  /** Writes the user's file, in a folder that need not exist; an existing file stays. */
  int write(Path file, String usual) {
    try {
      StateFolder.made(file.toAbsolutePath().getParent());
      NewFile.write(file.toString(), usual, context.local());
      context.say(context.text("config.written", file) + "\n");
      return ExitCode.DONE;
    } catch (IOException e) {
      return context.fail(
          ExitCode.FAULT,
          context.local().of("file.unwritable", file, IoReason.ofWriting(e, context.local())));
    }
  }

  /** Checks a settings file. A named one must exist; the user's own need not. */
  private int check(Preferences preferences, String name) {
    String shown = name.isEmpty() ? preferences.file() : name;
    try {
      if (!name.isEmpty()) {
        preferences.text();
      }
      List<SettingsFault> faults = preferences.load(context.games()).faults();
      faults.forEach(fault -> context.complain(fault.in(shown)));
      return faults.isEmpty() ? ExitCode.DONE : ExitCode.FAULT;
    } catch (IOException e) {
      return context.fail(ExitCode.FAULT, shown + ": " + Preferences.hindrance(e, context.local()));
    }
  }
}
