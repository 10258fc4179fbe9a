package dev.banmen.cli.options;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** One command of the program: its options, and what it does. */
public interface Command {
  /** Adds the command's description, options and arguments. */
  void describe(CommandSpec spec);

  /** Runs the command, and returns the exit code. */
  int run(ParseResult parsed);
}
