package dev.banmen.cli;

import dev.banmen.game.Games;
import dev.banmen.game.Words;
import java.io.File;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Predicate;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * All commands and their options, told to picocli by hand: reading them from annotations takes
 * three times as long.
 */
final class CommandTree {
  private static final String PLAY = "play";
  private static final String VIEW = "view";

  private final Streams streams;
  private final List<Command> commands = new ArrayList<>();
  private final CommandLine line;
  private final Optional<Playing> home;

  CommandTree(Games games, Streams streams, Optional<Stage> stage) {
    this(games, streams, stage, name -> true);
  }

  /** Only the commands that are wanted. */
  CommandTree(Games games, Streams streams, Optional<Stage> stage, Predicate<String> isWanted) {
    this.streams = streams;
    this.home = stage.map(screen -> new Playing(games, streams, screen));
    home.ifPresent(playing -> commands.add(new PlayCommand(playing)));
    stage.ifPresent(screen -> commands.add(new ViewCommand(new Viewing(games, streams, screen))));
    commands.add(new LearnCommand(games, streams, stage));
    commands.add(new JudgeCommand(new Judging(games, streams)));
    commands.add(new ShowCommand(games, streams));
    commands.add(new CheckCommand(games, streams));
    commands.add(new ConvertCommand(games, streams));
    commands.add(new StatsCommand(games, streams));
    commands.add(new ConfigCommand(games, streams));
    commands.add(new GamesCommand(games, streams));
    commands.add(new ThemesCommand(games, streams));
    commands.add(new ShellCommand(new Shelling(games, streams)));
    stage.ifPresent(screen -> commands.add(new ScreenshotCommand(games, streams)));
    commands.add(new CompletionCommand(games, streams, this::spec));
    commands.add(
        new InstallCommand(games, streams, () -> new CommandTree(games, streams, stage).spec()));
    commands.add(new ManCommand(streams, this::spec));
    commands.add(new VersionCommand(streams));
    commands.removeIf(command -> !isWanted.test(command.name()));
    this.line = new CommandLine(root());
    help().ifPresent(line::setResourceBundle);
    // A file may be called @moves; an argument file is not what is meant.
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
      Manner.describeScreen(root);
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

  /** What the help says in other languages; English is beside each option. */
  static Optional<ResourceBundle> help() {
    Locale language = Words.spoken();
    return language.equals(Words.ENGLISH)
        ? Optional.empty()
        : Optional.of(ResourceBundle.getBundle("dev.banmen.cli.help", language));
  }

  /** Known to every command; what it says was done before the parser began. */
  private static OptionSpec language() {
    return OptionSpec.builder(Language.OPTION)
        .type(String.class)
        .paramLabel("LANGUAGE")
        .description("Which language: one of " + String.join(", ", Language.NAMES) + ".")
        .build();
  }

  /** All that the parser knows. */
  CommandSpec spec() {
    return line.getCommandSpec();
  }

  /** Parses the arguments and runs the command they name. */
  int run(String... args) {
    ParseResult top;
    try {
      top = line.parseArgs(meant(args));
    } catch (ParameterException e) {
      throw new UsageFault(Complaint.of(e));
    }
    refuseUnknownLanguage(args);
    if (top.isVersionHelpRequested()) {
      return new VersionCommand(streams).run(top);
    }
    ParseResult last = top.hasSubcommand() ? top.subcommand() : top;
    if (last == top && !top.isUsageHelpRequested() && !isHelp(args) && home.isPresent()) {
      return home.get().home(Manner.of(top));
    }
    if (last == top || last.isUsageHelpRequested() || top.isUsageHelpRequested()) {
      streams.say(last.commandSpec().commandLine().getUsageMessage(Ansi.OFF));
      return ExitCode.DONE;
    }
    return command(last.commandSpec().name()).run(last);
  }

  private static void refuseUnknownLanguage(String... args) {
    String name = Language.asked(args).orElse("en");
    if (Language.named(name).isEmpty()) {
      throw new UsageFault(
          Wording.of("usage.none-of", "language", name, String.join(", ", Language.NAMES)));
    }
  }

  private boolean isHelp(String... args) {
    int first = first(args);
    return first < args.length && args[first].equals("help");
  }

  /** Where the first word stands, behind the options before it and their values. */
  private int first(String... args) {
    int at = 0;
    while (at < args.length && args[at].startsWith("-")) {
      int equals = args[at].indexOf('=');
      Optional<OptionSpec> option = option(equals < 0 ? args[at] : args[at].substring(0, equals));
      if (option.isEmpty() || option.get().versionHelp()) {
        break; // whatever stands there, the parser tells of it
      }
      at += equals < 0 && option.get().arity().min() > 0 ? 2 : 1;
    }
    return Math.min(at, args.length);
  }

  /** An option of the program or of a command that a file alone may stand for. */
  private Optional<OptionSpec> option(String name) {
    OptionSpec known = line.getCommandSpec().findOption(name);
    for (String command : List.of(VIEW, PLAY)) {
      CommandLine of = line.getSubcommands().get(command);
      known = known == null && of != null ? of.getCommandSpec().findOption(name) : known;
    }
    return Optional.ofNullable(known);
  }

  /** The arguments as the parser knows them. */
  private String[] meant(String... args) {
    int first = first(args);
    if (isHelp(args)) {
      return helpOf(Arrays.copyOfRange(args, first, args.length));
    }
    if (first < args.length && args[first].isEmpty()) {
      throw new UsageFault(Wording.of("usage.empty.first"));
    }
    return isFile(first, args) ? opened(first, args) : args;
  }

  /** Whether a file is named where a command stands; a command of that name goes first. */
  private boolean isFile(int first, String... args) {
    return first < args.length
        && !args[first].startsWith("-")
        && line.getSubcommands().containsKey(PLAY)
        && !line.getSubcommands().containsKey(args[first])
        && new File(args[first]).exists();
  }

  /**
   * {@code FILE} is {@code view FILE}; but {@code play --from FILE} where it is a game of our own,
   * or an option of {@code play} asks for that, and {@code learn FILE} where it is a lesson.
   */
  private static String[] opened(int first, String... args) {
    List<String> meant = new ArrayList<>(List.of(args));
    if (PlayWish.isIn(args) || GameFile.isIn(args[first])) {
      meant.add(first, "--from");
      meant.add(0, PLAY);
    } else if (args[first].endsWith(".md")) {
      meant.add(0, "learn");
    } else {
      meant.add(0, VIEW);
    }
    return meant.toArray(new String[0]);
  }

  /** {@code help judge} is {@code judge --help}. */
  private String[] helpOf(String... args) {
    if (args.length == 1) {
      return new String[0];
    }
    if (!line.getSubcommands().containsKey(args[1])) {
      throw new UsageFault(Wording.of("usage.help", args[1]));
    }
    return new String[] {args[1], "--help"};
  }

  private Command command(String name) {
    for (Command command : commands) {
      if (command.name().equals(name)) {
        return command;
      }
    }
    throw new IllegalStateException(name);
  }
}
