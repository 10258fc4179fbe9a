package dev.banmen.cli;

import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.app.local.settings.LanguageChoice;
import dev.banmen.cli.completion.ShellModel;
import dev.banmen.cli.files.ConvertCommand;
import dev.banmen.cli.files.DupsCommand;
import dev.banmen.cli.files.FindCommand;
import dev.banmen.cli.files.MineCommand;
import dev.banmen.cli.files.StatsCommand;
import dev.banmen.cli.options.ArgumentRewriter;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.LanguageOption;
import dev.banmen.cli.serve.AdminCommand;
import dev.banmen.cli.serve.ServeCommand;
import dev.banmen.text.Language;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
import picocli.CommandLine.UnmatchedArgumentException;

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

  private final CommandContext context;
  private final Map<String, CliCommand> commands = new LinkedHashMap<>();
  private final CommandLine line;
  private final PlayCommand play;

  CommandTree(CommandContext context, Frontend frontend) {
    this(context, frontend, name -> true);
  }

  /**
   * The commands for these arguments: if the first names a command, only that is described, as
   * describing all of them takes longer than running one.
   */
  static CommandTree of(CommandContext context, Frontend frontend, String... args) {
    return new CommandTree(context, frontend, name -> args.length > 0 && name.equals(args[0]));
  }

  /** Only the wanted commands; all if none is. */
  CommandTree(CommandContext context, Frontend frontend, Predicate<String> isWanted) {
    this.context = context;
    play = new PlayCommand(context, frontend);
    Function<Language, CommandSpec> root =
        language -> new CommandTree(context.in(language), frontend).spec();
    commands.put("play", play);
    commands.put("view", new ViewCommand(context, frontend));
    commands.put("learn", new LearnCommand(context, frontend));
    commands.put("drill", new DrillCommand(context, frontend));
    commands.put("daily", new DailyCommand(context, frontend));
    commands.put("judge", new JudgeCommand(context));
    commands.put("show", new ShowCommand(context));
    commands.put("check", new CheckCommand(context));
    commands.put("convert", new ConvertCommand(context));
    commands.put("find", new FindCommand(context));
    commands.put("dups", new DupsCommand(context));
    commands.put("mine", new MineCommand(context));
    commands.put("stats", new StatsCommand(context));
    commands.put("analyze", new AnalyzeCommand(context));
    commands.put("match", new MatchCommand(context));
    commands.put("config", new ConfigCommand(context));
    commands.put("games", new GamesCommand(context));
    commands.put("themes", new ThemesCommand(context));
    commands.put("gtp", new GtpCommand(context));
    commands.put("serve", new ServeCommand(context));
    commands.put("admin", new AdminCommand(context));
    commands.put("shell", new ShellCommand(context));
    commands.put("screenshot", new ScreenshotCommand(context));
    commands.put("completion", new CompletionCommand(context, root));
    commands.put("install", new InstallCommand(context, root));
    commands.put("man", new ManCommand(context, root));
    commands.put("version", new VersionCommand(context));
    if (commands.keySet().stream().anyMatch(isWanted)) {
      commands.keySet().removeIf(isWanted.negate());
    }
    line = new CommandLine(root());
    // A file may be called @moves, and is not an argument file.
    line.setExpandAtFiles(false);
    line.setOverwrittenOptionsAllowed(false);
  }

  private CommandSpec root() {
    CommandSpec root =
        CommandSpec.create().name("banmen").addOption(helpOption()).addOption(language());
    root.addOption(OptionSpec.builder("-V", "--version").versionHelp(true).build());
    DisplayOptions.describeScreen(root);
    root.usageMessage()
        .customSynopsis("banmen [OPTIONS] [FILE]", "       banmen COMMAND [OPTIONS] ...");
    Arguments.examples(root, "banmen play go --set size=9", "banmen view game.sgf", "banmen learn");
    commands.forEach(
        (name, command) -> {
          CommandSpec spec = CommandSpec.create().name(name).addOption(helpOption());
          spec.usageMessage().sortOptions(false).abbreviateSynopsis(true);
          command.describe(spec);
          root.addSubcommand(name, spec.addOption(language()));
        });
    return root;
  }

  private static OptionSpec helpOption() {
    return OptionSpec.builder("-h", "--help").usageHelp(true).build();
  }

  /** The words of the help in the chosen language; {@code {0}} in its texts are the games. */
  ResourceBundle help() {
    Locale locale = context.language().locale();
    ResourceBundle texts = ResourceBundle.getBundle("dev.banmen.cli.help", locale);
    return new ResourceBundle() {
      @Override
      protected Object handleGetObject(String key) {
        return texts.containsKey(key)
            ? texts.getString(key).replace("{0}", context.games().choices())
            : null;
      }

      @Override
      public Enumeration<String> getKeys() {
        return texts.getKeys();
      }
    };
  }

  /** The language option, which every command has; it was applied before the parser started. */
  private static OptionSpec language() {
    return OptionSpec.builder(LanguageOption.NAME)
        .type(String.class)
        .paramLabel("LANGUAGE")
        .build();
  }

  /** All commands, with help in the chosen language: nothing else needs its words. */
  CommandSpec spec() {
    ResourceBundle help = help();
    line.setResourceBundle(help);
    CommandSpec root = line.getCommandSpec();
    List<CommandSpec> all = new ArrayList<>(ShellModel.commands(root));
    all.add(root);
    all.removeIf(command -> command.usageMessage().footer().length == 0);
    String heading = "%n" + help.getString("examples") + "%n";
    all.forEach(command -> command.usageMessage().footerHeading(heading));
    return root;
  }

  int run(String... args) throws FileFault, IOException {
    ArgumentRewriter rewriter = new ArgumentRewriter(line.getCommandSpec(), context.wording());
    ParseResult top;
    try {
      top = line.parseArgs(rewriter.of(args));
    } catch (ParameterException e) {
      throw new UsageFault(new ParseErrorText(context).of(e));
    }
    refuseUnknownLanguage(args);
    if (top.isVersionHelpRequested()) {
      return new VersionCommand(context).run(top);
    }
    ParseResult last = top.hasSubcommand() ? top.subcommand() : top;
    if (last == top && !top.isUsageHelpRequested() && !rewriter.isHelp(args)) {
      return play.home(DisplayOptions.of(top, context));
    }
    if (last == top || last.isUsageHelpRequested() || top.isUsageHelpRequested()) {
      refuseUnknown(last); // beside --help the parser takes anything
      spec();
      context.say(last.commandSpec().commandLine().getUsageMessage(Ansi.OFF));
      return ExitCode.DONE;
    }
    DisplayOptions.of(top, context); // refuses wrong ones, even if they are not needed
    CliCommand command = commands.get(last.commandSpec().name());
    for (OptionSpec option : DisplayOptions.given(last)) {
      Optional<String> undrawn = command.undrawn(last, option.longestName());
      if (undrawn.isPresent()) {
        throw new UsageFault(context.text("play.beside", option.longestName(), undrawn.get()));
      }
    }
    return command.run(last);
  }

  private void refuseUnknown(ParseResult parsed) {
    if (!parsed.unmatched().isEmpty()) {
      CommandLine command = parsed.commandSpec().commandLine();
      UnmatchedArgumentException unmatched =
          new UnmatchedArgumentException(command, parsed.unmatched());
      throw new UsageFault(new ParseErrorText(context).of(unmatched));
    }
  }

  private void refuseUnknownLanguage(String... args) {
    String name = LanguageOption.asked(args).orElse("en");
    if (LanguageChoice.named(name).isEmpty()) {
      String names = context.wording().choices(LanguageChoice.NAMES);
      throw new UsageFault(context.text("choice.unknown", "language", name, names));
    }
  }
}
