package dev.banmen.cli;

import dev.banmen.cli.completion.ShellModel;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.text.EditDistance;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns the option parser's faults into one line for the user, with a hint. Immutable. */
record ParseErrorText(CommandContext context) {
  /** The names that people try for the option of a game against the computer. */
  private static final Set<String> COMPUTER =
      Set.of("--bot", "--computer", "--ai", "--cpu", "--opponent", "--level");

  private static final Pattern LEVEL = Pattern.compile("[0-9]{1,2}");

  String of(ParameterException fault) {
    CommandSpec spec = fault.getCommandLine().getCommandSpec();
    String meant = meant(fault, spec).map(name -> context.text("usage.meant", name)).orElse("");
    return context.text("usage.see", text(fault, spec) + meant, spec.qualifiedName());
  }

  /** The name that an unknown one was probably meant to be; files are not guessed. */
  private Optional<String> meant(ParameterException fault, CommandSpec spec) {
    if (!(fault instanceof UnmatchedArgumentException unmatched)) {
      return Optional.empty();
    }
    String name = unmatched.getUnmatched().get(0);
    if (name.startsWith("-")) {
      int value = name.indexOf('=');
      String option = value < 0 ? name : name.substring(0, value);
      if (COMPUTER.contains(option) && spec.findOption("--white") != null) {
        return Optional.of("--white bot:" + level(unmatched.getUnmatched()));
      }
      return isOfGame(option) && spec.findOption("--set") != null
          ? Optional.of("--set " + setting(unmatched.getUnmatched()))
          : EditDistance.nearest(option, spec.optionsMap().keySet());
    }
    if (spec.parent() == null && context.games().find(name).isPresent()) {
      return Optional.of("play " + name);
    }
    return spec.parent() != null || isName(name)
        ? Optional.empty()
        : EditDistance.nearest(name, spec.subcommands().keySet());
  }

  /** Whether an unknown option is what a game calls one that is chosen with {@code --set}. */
  private boolean isOfGame(String option) {
    return context.games().families().stream()
        .flatMap(family -> family.options().stream())
        .anyMatch(known -> option.equals("--" + known.key()));
  }

  /** The level that stands after an option, or one in the middle. */
  private static String level(List<String> unmatched) {
    String first = unmatched.get(0);
    int value = first.indexOf('=');
    String level =
        value >= 0 ? first.substring(value + 1) : unmatched.size() > 1 ? unmatched.get(1) : "";
    return LEVEL.matcher(level).matches() ? level : "3";
  }

  private static String setting(List<String> unmatched) {
    String setting = unmatched.get(0).substring("--".length());
    if (setting.indexOf('=') >= 0) {
      return setting;
    }
    return setting + "=" + (unmatched.size() > 1 ? unmatched.get(1) : "VALUE");
  }

  private String text(ParameterException fault, CommandSpec spec) {
    if (fault instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched.getUnmatched().get(0), spec);
    }
    if (fault instanceof MissingParameterException missing) {
      ArgSpec argument = missing.getMissing().get(0);
      return argument.isOption()
          ? context.text("usage.value", option(argument))
          : context.text("usage.argument", spec.name(), argument.paramLabel());
    }
    if (fault instanceof OverwrittenOptionException twice) {
      return context.text("usage.twice", option(twice.getOverwritten()));
    }
    ArgSpec argument = fault.getArgSpec();
    boolean isFlag = argument != null && argument.isOption() && !ShellModel.hasValue(argument);
    return isFlag
        ? context.text("usage.boolean", option(argument), fault.getValue())
        : context.text("usage.other", fault.getMessage());
  }

  private String unmatched(String argument, CommandSpec spec) {
    if (argument.startsWith("-")) {
      return context.text("usage.option", argument);
    }
    if (argument.indexOf('=') > 0 && spec.findOption("--set") != null) {
      return context.text("usage.setting", argument);
    }
    if (spec.parent() != null) {
      return context.text("usage.many", argument);
    }
    return context.text(isName(argument) ? "usage.file" : "usage.command", argument);
  }

  /** Whether an argument can only be the name of a file. */
  private static boolean isName(String argument) {
    return argument.indexOf('.') >= 0 || argument.indexOf('/') >= 0;
  }

  private static String option(ArgSpec argument) {
    return argument.isOption() ? ((OptionSpec) argument).longestName() : argument.paramLabel();
  }
}
