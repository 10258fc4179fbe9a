package dev.banmen.cli;

import dev.banmen.game.Games;
import dev.banmen.game.Likeness;
import java.util.Optional;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns the option parser's faults into one line for the user, with a hint where to look. */
final class Complaint {
  private Complaint() {}

  static String of(ParameterException fault, Games games) {
    CommandSpec spec = fault.getCommandLine().getCommandSpec();
    String meant =
        meant(fault, spec, games).map(name -> Wording.of("usage.meant", name)).orElse("");
    return Wording.of("usage.see", text(fault, spec) + meant, spec.qualifiedName());
  }

  /** What was probably meant by a name that is not known; files are not guessed. */
  private static Optional<String> meant(ParameterException fault, CommandSpec spec, Games games) {
    if (!(fault instanceof UnmatchedArgumentException unmatched)) {
      return Optional.empty();
    }
    String name = unmatched.getUnmatched().get(0);
    if (name.startsWith("-")) {
      int value = name.indexOf('=');
      return Likeness.nearest(
          value < 0 ? name : name.substring(0, value), spec.optionsMap().keySet());
    }
    if (spec.parent() == null && games.find(name).isPresent()) {
      return Optional.of("play " + name);
    }
    return spec.parent() != null || isName(name)
        ? Optional.empty()
        : Likeness.nearest(name, spec.subcommands().keySet());
  }

  private static String text(ParameterException fault, CommandSpec spec) {
    if (fault instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched.getUnmatched().get(0), spec);
    }
    if (fault instanceof MissingParameterException missing) {
      ArgSpec argument = missing.getMissing().get(0);
      return argument.isOption()
          ? Wording.of("usage.value", option(argument))
          : Wording.of("usage.argument", spec.name(), argument.paramLabel());
    }
    if (fault instanceof OverwrittenOptionException twice) {
      return Wording.of("usage.twice", option(twice.getOverwritten()));
    }
    ArgSpec argument = fault.getArgSpec();
    boolean isFlag = argument != null && argument.isOption() && !ShellModel.hasValue(argument);
    return isFlag
        ? Wording.of("usage.boolean", option(argument), fault.getValue())
        : Wording.of("usage.other", fault.getMessage());
  }

  private static String unmatched(String argument, CommandSpec spec) {
    if (argument.startsWith("-")) {
      return Wording.of("usage.option", argument);
    }
    if (spec.parent() != null) {
      return Wording.of("usage.many", argument);
    }
    return Wording.of(isName(argument) ? "usage.file" : "usage.command", argument);
  }

  /** Whether it can only be the name of a file. */
  private static boolean isName(String argument) {
    return argument.indexOf('.') >= 0 || argument.indexOf('/') >= 0;
  }

  private static String option(ArgSpec argument) {
    return argument.isOption()
        ? ((picocli.CommandLine.Model.OptionSpec) argument).longestName()
        : argument.paramLabel();
  }
}
