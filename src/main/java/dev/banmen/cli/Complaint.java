package dev.banmen.cli;

import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns the option parser's faults into one line for the user, with a hint where to look. */
final class Complaint {
  private Complaint() {}

  static String of(ParameterException fault) {
    CommandSpec spec = fault.getCommandLine().getCommandSpec();
    return text(fault, spec) + "; see '" + spec.qualifiedName() + " --help'";
  }

  private static String text(ParameterException fault, CommandSpec spec) {
    if (fault instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched.getUnmatched().get(0), spec);
    }
    if (fault instanceof MissingParameterException missing) {
      ArgSpec argument = missing.getMissing().get(0);
      return argument.isOption()
          ? "option '" + option(argument) + "' needs a value"
          : spec.name() + " needs " + argument.paramLabel();
    }
    if (fault instanceof OverwrittenOptionException twice) {
      return "option '" + option(twice.getOverwritten()) + "' is given twice";
    }
    return fault.getMessage();
  }

  private static String unmatched(String argument, CommandSpec spec) {
    if (argument.startsWith("-")) {
      return "no option '" + argument + "'";
    }
    if (spec.parent() != null) {
      return "'" + argument + "' is one argument too many";
    }
    boolean isName = argument.indexOf('.') >= 0 || argument.indexOf('/') >= 0;
    return (isName ? "no file '" : "no command '") + argument + "'";
  }

  private static String option(ArgSpec argument) {
    return argument.isOption()
        ? ((picocli.CommandLine.Model.OptionSpec) argument).longestName()
        : argument.paramLabel();
  }
}
