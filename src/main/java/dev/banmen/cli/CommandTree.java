package dev.banmen.cli;

import dev.banmen.app.local.HostEnvironment;
import dev.banmen.app.local.LanguageChoice;
import dev.banmen.app.local.UsageFault;
import dev.banmen.cli.options.ArgumentRewriter;
import dev.banmen.cli.options.CliText;
import dev.banmen.cli.options.Command;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.LanguageOption;
import dev.banmen.cli.options.Streams;
import dev.banmen.game.Games;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Function;
import java.util.function.Predicate;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * All commands and their options, described to picocli by hand: reading them from annotations takes
 * three times as long.
 */
final class CommandTree {
  static {
    // Picocli's switches: no option is a Groovy closure or of a type beyond Java's language, and
    // looking for those takes longer than parsing.
    System.setProperty("picocli.disable.closures", "true");
    System.setProperty("picocli.converters.excludes", "java[.].*");
  }

  private final HostEnvironment host;
  private final Games games;
  private final Streams streams;
  private final List<Command> commands = new ArrayList<>();
  private final CommandLine line;
  private final Optional<PlayRun> home;

  CommandTree(HostEnvironment host, Games games, Streams streams, Optional<Frontend> frontend) {
    this(host, games, streams, frontend, name -> true);
  }

  /**
   * The commands for these arguments: if the first names a command, only that is described, as
   * describing all of them takes longer than running one.
   */
  static CommandTree of(
      HostEnvironment host,
      Games games,
      Streams streams,
      Optional<Frontend> frontend,
      String... args) {
    return new CommandTree(
        host, games, streams, frontend, name -> args.length > 0 && name.equals(args[0]));
  }

  /** Only the wanted commands; all if none is. */
  CommandTree(
      HostEnvironment host,
      Games games,
      Streams streams,
      Optional<Frontend> frontend,
      Predicate<String> isWanted) {
    this.host = host;
    this.games = games;
    this.streams = streams;
    this.home = frontend.map(screen -> new PlayRun(games, streams, screen));
    home.ifPresent(playing -> commands.add(new PlayCommand(host, playing)));
    frontend.ifPresent(
        screen -> commands.add(new ViewCommand(new ViewRun(host, games, streams, screen))));
    commands.add(new LearnCommand(host, games, streams, frontend));
    commands.add(new JudgeCommand(new ExerciseRun(games, streams)));
    commands.add(new ShowCommand(host, games, streams));
    commands.add(new CheckCommand(games, streams));
    commands.add(new ConvertCommand(games, streams));
    commands.add(new StatsCommand(games, streams));
    commands.add(new ConfigCommand(host, games, streams));
    commands.add(new GamesCommand(games, streams));
    commands.add(new ThemesCommand(host, games, streams));
    commands.add(new ShellCommand(new ShellRun(host, games, streams)));
    frontend.ifPresent(screen -> commands.add(new ScreenshotCommand(host, games, streams)));
    Function<Language, CommandSpec> all =
        language -> new CommandTree(host, games.in(language), streams, frontend).spec();
    commands.add(new CompletionCommand(host, games, streams, () -> all.apply(games.language())));
    commands.add(new InstallCommand(host, games, streams, all));
    commands.add(new ManCommand(games, streams, all));
    commands.add(new VersionCommand(streams));
    if (commands.stream().anyMatch(command -> isWanted.test(command.name()))) {
      commands.removeIf(command -> !isWanted.test(command.name()));
    }
    this.line = new CommandLine(root());
    // A file may be called @moves, and is not an argument file.
    line.setExpandAtFiles(false);
    line.setOverwrittenOptionsAllowed(false);
  }

  private CommandSpec root() {
    CommandSpec root =
        CommandSpec.create().name("banmen").addOption(helpOption()).addOption(language());
    root.addOption(
        OptionSpec.builder("-V", "--version")
            .versionHelp(true)
            .description("Print the version.")
            .build());
    if (home.isPresent()) {
      DisplayOptions.describeScreen(root);
    }
    root.usageMessage()
        .description(
            "Grid board games in the terminal.",
            "'banmen' alone opens the home page, 'banmen FILE' a recording, a lesson or a game to"
                + " go on with.")
        .footer("", "'banmen COMMAND --help' tells more about a command.");
    for (Command command : commands) {
      CommandSpec spec = CommandSpec.create().name(command.name()).addOption(helpOption());
      spec.usageMessage().sortOptions(false);
      command.describe(spec);
      spec.addOption(language());
      root.addSubcommand(command.name(), spec);
    }
    return root;
  }

  private static OptionSpec helpOption() {
    return OptionSpec.builder("-h", "--help").usageHelp(true).description("Print this.").build();
  }

  /** The help's words in other languages; English is beside each option. */
  Optional<ResourceBundle> help() {
    Locale language = games.language().locale();
    return language.equals(Words.ENGLISH)
        ? Optional.empty()
        : Optional.of(ResourceBundle.getBundle("dev.banmen.cli.help", language));
  }

  /** The language option, which every command has; it was applied before the parser started. */
  private static OptionSpec language() {
    return OptionSpec.builder(LanguageOption.NAME)
        .type(String.class)
        .paramLabel("LANGUAGE")
        .description("Which language: one of " + String.join(", ", LanguageChoice.NAMES) + ".")
        .build();
  }

  /** All commands, with help in the chosen language. */
  CommandSpec spec() {
    help().ifPresent(line::setResourceBundle);
    return line.getCommandSpec();
  }

  /** Parses the arguments and runs the command they name. */
  int run(String... args) {
    ArgumentRewriter meaning = new ArgumentRewriter(line.getCommandSpec(), wording());
    ParseResult top;
    try {
      top = line.parseArgs(meaning.of(args));
    } catch (ParameterException e) {
      throw new UsageFault(Complaint.of(e, games));
    }
    refuseUnknownLanguage(args);
    if (top.isVersionHelpRequested()) {
      return new VersionCommand(streams).run(top);
    }
    ParseResult last = top.hasSubcommand() ? top.subcommand() : top;
    if (last == top && !top.isUsageHelpRequested() && !meaning.isHelp(args) && home.isPresent()) {
      return home.get().home(DisplayOptions.of(top, host.variables(), wording()));
    }
    if (last == top || last.isUsageHelpRequested() || top.isUsageHelpRequested()) {
      help().ifPresent(line::setResourceBundle);
      streams.say(last.commandSpec().commandLine().getUsageMessage(Ansi.OFF));
      return ExitCode.DONE;
    }
    DisplayOptions.check(top, host.variables(), wording());
    return command(last.commandSpec().name()).run(last);
  }

  private void refuseUnknownLanguage(String... args) {
    String name = LanguageOption.asked(args).orElse("en");
    if (LanguageChoice.named(name).isEmpty()) {
      throw new UsageFault(
          wording().of("usage.none-of", "language", name, String.join(", ", LanguageChoice.NAMES)));
    }
  }

  private Command command(String name) {
    for (Command command : commands) {
      if (command.name().equals(name)) {
        return command;
      }
    }
    throw new IllegalStateException(name);
  }

  private CliText wording() {
    return CliText.of(games);
  }
}
