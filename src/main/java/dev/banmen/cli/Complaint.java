package dev.banmen.cli;

import dev.banmen.cli.completion.ShellModel;
import dev.banmen.cli.options.CliText;
import dev.banmen.game.Games;
import dev.banmen.text.EditDistance;
import java.util.Optional;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Turns the option parser's faults into one line for the user, with a hint where to look.
 * Immutable.
 */
final class Complaint {
  private final Games games;
  private final CliText wording;

  private Complaint(Games games) {
    this.games = games;
    wording = CliText.of(games);
  }

  static String of(ParameterException fault, Games games) {
    return new Complaint(games).of(fault);
  }

  private String of(ParameterException fault) {
    CommandSpec spec = fault.getCommandLine().getCommandSpec();
    String meant = meant(fault, spec).map(name -> wording.of("usage.meant", name)).orElse("");
    return wording.of("usage.see", text(fault, spec) + meant, spec.qualifiedName());
  }

  /** The name that an unknown one was probably meant to be; files are not guessed. */
  private Optional<String> meant(ParameterException fault, CommandSpec spec) {
    if (!(fault instanceof UnmatchedArgumentException unmatched)) {
      return Optional.empty();
    }
    String name = unmatched.getUnmatched().get(0);
    if (name.startsWith("-")) {
      int value = name.indexOf('=');
      return EditDistance.nearest(
          value < 0 ? name : name.substring(0, value), spec.optionsMap().keySet());
    }
    if (spec.parent() == null && games.find(name).isPresent()) {
      return Optional.of("play " + name);
    }
    return spec.parent() != null || isName(name)
        ? Optional.empty()
        : EditDistance.nearest(name, spec.subcommands().keySet());
  }

  private String text(ParameterException fault, CommandSpec spec) {
    if (fault instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched.getUnmatched().get(0), spec);
    }
    if (fault instanceof MissingParameterException missing) {
      ArgSpec argument = missing.getMissing().get(0);
      return argument.isOption()
          ? wording.of("usage.value", option(argument))
          : wording.of("usage.argument", spec.name(), argument.paramLabel());
    }
    if (fault instanceof OverwrittenOptionException twice) {
      return wording.of("usage.twice", option(twice.getOverwritten()));
    }
    ArgSpec argument = fault.getArgSpec();
    boolean isFlag = argument != null && argument.isOption() && !ShellModel.hasValue(argument);
    return isFlag
        ? wording.of("usage.boolean", option(argument), fault.getValue())
        : wording.of("usage.other", fault.getMessage());
  }

  private String unmatched(String argument, CommandSpec spec) {
    if (argument.startsWith("-")) {
      return wording.of("usage.option", argument);
    }
    if (spec.parent() != null) {
      return wording.of("usage.many", argument);
    }
    return wording.of(isName(argument) ? "usage.file" : "usage.command", argument);
  }

  /** Whether an argument can only be the name of a file. */
  private static boolean isName(String argument) {
    return argument.indexOf('.') >= 0 || argument.indexOf('/') >= 0;
  }

  private static String option(ArgSpec argument) {
    return argument.isOption()
        ? ((picocli.CommandLine.Model.OptionSpec) argument).longestName()
        : argument.paramLabel();
  }
}
