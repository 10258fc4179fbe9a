package dev.banmen.cli.options;

import dev.banmen.app.local.files.GameFile;
import dev.banmen.app.local.host.UsageFault;
import java.io.File;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Rewrites arguments that the option parser does not accept as they are: a file in place of a
 * command, {@code help}, and a command's options before it. Immutable.
 *
 * @param root all commands
 * @param wording of faults
 */
public record ArgumentRewriter(CommandSpec root, CliText wording) {
  private static final String PLAY = "play";
  private static final String VIEW = "view";
  private static final String REST = "--";

  /** The arguments as the parser accepts them. */
  public String[] of(String... args) {
    int first = first(args);
    if (isHelp(args)) {
      return helpOf(Arrays.copyOfRange(args, first, args.length));
    }
    if (first < args.length && args[first].isEmpty()) {
      throw new UsageFault(wording.of("usage.empty.first"));
    }
    if (first == args.length) {
      return args;
    }
    List<String> before = List.of(args).subList(0, first);
    List<String> behind = List.of(args).subList(first + 1, args.length);
    if (root.subcommands().containsKey(args[first])) {
      return led(before, args[first], behind);
    } else if (args[first].equals(REST)) {
      return !behind.isEmpty() && isFile(behind.get(0))
          ? opened(before, true, behind.get(0), behind.subList(1, behind.size()))
          : args;
    }
    return !args[first].startsWith("-") && isFile(args[first])
        ? opened(before, false, args[first], behind)
        : args;
  }

  /** The names of the display options behind a command's name; none without a command. */
  public List<String> drawing(String... args) {
    int first = first(args);
    List<String> names = new ArrayList<>();
    if (first < args.length && root.subcommands().containsKey(args[first])) {
      Stream.of(args)
          .skip(first + 1L)
          .takeWhile(arg -> !arg.equals(REST))
          .map(ArgumentRewriter::name)
          .filter(DisplayOptions::isOfDrawing)
          .forEach(names::add);
    }
    return names;
  }

  /** Whether help is asked for by that word. */
  public boolean isHelp(String... args) {
    int first = first(args);
    return first < args.length && args[first].equals("help");
  }

  /** {@code help judge} is {@code judge --help}. */
  private String[] helpOf(String... args) {
    if (args.length == 1) {
      return new String[0];
    }
    if (!root.subcommands().containsKey(args[1])) {
      throw new UsageFault(wording.of("usage.help", args[1]));
    }
    return new String[] {args[1], "--help"};
  }

  /** The index of the first word, after the options before it and their values. */
  private int first(String... args) {
    int at = 0;
    while (at < args.length && args[at].startsWith("-")) {
      Optional<OptionSpec> option = option(name(args[at]));
      if (option.isEmpty() || option.get().versionHelp()) {
        break; // whatever it is, the parser reports it
      }
      at += width(args[at]);
    }
    return Math.min(at, args.length);
  }

  private static String name(String arg) {
    int equals = arg.indexOf('=');
    return equals < 0 ? arg : arg.substring(0, equals);
  }

  /** How many arguments an option is, with its value. */
  private int width(String arg) {
    boolean isApart = arg.indexOf('=') < 0;
    return isApart && option(name(arg)).map(known -> known.arity().min() > 0).orElse(false) ? 2 : 1;
  }

  /** An option of the program, or of a command that a file alone may mean. */
  private Optional<OptionSpec> option(String name) {
    OptionSpec known = root.findOption(name);
    for (String command : List.of(VIEW, PLAY)) {
      CommandLine of = root.subcommands().get(command);
      known = known == null && of != null ? of.getCommandSpec().findOption(name) : known;
    }
    return Optional.ofNullable(known);
  }

  /** Whether there is a file for which a command could be meant. */
  private boolean isFile(String name) {
    return root.subcommands().containsKey(PLAY) && new File(name).exists();
  }

  /**
   * Moves display options from before a command to after its name. If the command draws nothing,
   * they are ignored: they may come from an alias.
   */
  private String[] led(List<String> before, String command, List<String> behind) {
    CommandSpec spec = root.subcommands().get(command).getCommandSpec();
    List<String> meant = new ArrayList<>(List.of(command));
    int left = 0;
    for (List<String> option : options(before)) {
      String name = name(option.get(0));
      boolean isPassedOn = spec.parser().unmatchedOptionsArePositionalParams();
      if (!DisplayOptions.isOfDrawing(name) || !isPassedOn && spec.findOption(name) == null) {
        meant.addAll(left, option);
        left += option.size();
      } else if (!isSaid(name, behind)) {
        meant.addAll(option);
      }
    }
    meant.addAll(behind);
    return meant.toArray(new String[0]);
  }

  private List<List<String>> options(List<String> args) {
    List<List<String>> options = new ArrayList<>();
    for (int at = 0; at < args.size(); ) {
      int end = Math.min(args.size(), at + width(args.get(at)));
      options.add(args.subList(at, end));
      at = end;
    }
    return options;
  }

  /** Whether arguments have the same display option, perhaps with another value. */
  private static boolean isSaid(String name, List<String> args) {
    for (String arg : args) {
      if (arg.equals(REST)) {
        return false;
      } else if (DisplayOptions.areOfOne(name, name(arg))) {
        return true;
      }
    }
    return false;
  }

  /**
   * {@code FILE} is {@code view FILE}; but {@code play --from FILE} where it is a game of our own,
   * or an option of {@code play} asks for that, and {@code learn FILE} where it is a lesson.
   *
   * @param isRest whether nothing from the file on is an option
   */
  private String[] opened(List<String> before, boolean isRest, String file, List<String> behind) {
    List<String> meant = new ArrayList<>();
    boolean isPlayed =
        PlayOptions.isIn(before) || !isRest && PlayOptions.isIn(behind) || GameFile.isIn(file);
    meant.add(isPlayed ? PLAY : file.endsWith(".md") ? "learn" : VIEW);
    for (List<String> option : options(before)) {
      if (isRest || !isSaid(name(option.get(0)), behind)) {
        meant.addAll(option);
      }
    }
    if (isPlayed) {
      meant.add("--from=" + file);
    }
    if (isRest) {
      meant.add(REST);
    }
    if (!isPlayed) {
      meant.add(file);
    }
    meant.addAll(behind);
    return meant.toArray(new String[0]);
  }
}
