package dev.banmen.cli.options;

import dev.banmen.app.local.files.GameFile;
import dev.banmen.app.local.host.UsageFault;
import java.io.File;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Rewrites arguments that the option parser does not accept as they are: a file in place of a
 * command, and {@code help}. Immutable.
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
    } else if (first < args.length && args[first].isEmpty()) {
      throw new UsageFault(wording.of("usage.empty.first"));
    }
    boolean isRest = first < args.length && args[first].equals(REST);
    int file = isRest ? first + 1 : first;
    boolean isOpened = file < args.length && (isRest || !args[file].startsWith("-"));
    if (!isOpened || root.subcommands().containsKey(args[first]) || !isFile(args[file])) {
      return args;
    }
    List<String> all = List.of(args);
    return opened(all.subList(0, first), isRest, args[file], all.subList(file + 1, args.length));
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
   * {@code FILE} is {@code view FILE}; but {@code play --from FILE} where it is a game of our own,
   * or an option of {@code play} asks for that, and {@code learn FILE} where it is a lesson.
   *
   * @param before options; those of a display stay before the command, as they may come from an
   *     alias, and others go behind it
   * @param isRest whether nothing from the file on is an option
   */
  private String[] opened(List<String> before, boolean isRest, String file, List<String> behind) {
    boolean isPlayed =
        PlayOptions.isIn(before) || !isRest && PlayOptions.isIn(behind) || GameFile.isIn(file);
    List<String> meant = new ArrayList<>();
    List<String> own = new ArrayList<>();
    own.add(isPlayed ? PLAY : file.endsWith(".md") ? "learn" : VIEW);
    for (int at = 0; at < before.size(); at += width(before.get(at))) {
      boolean isOfDisplay = DisplayOptions.NAMES.contains(name(before.get(at)));
      int end = Math.min(before.size(), at + width(before.get(at)));
      (isOfDisplay ? meant : own).addAll(before.subList(at, end));
    }
    meant.addAll(own);
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
