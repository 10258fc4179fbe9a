package dev.banmen.cli.options;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** One command of the program: its options, and what it does. */
public interface Command {
  String name();

  /** Adds the command's description, options and arguments. */
  void describe(CommandSpec spec);

  /** Runs the command, and returns the exit code. */
  int run(ParseResult parsed);

  /** The first argument of a command that is about one game. */
  static PositionalParamSpec game(String ids) {
    return PositionalParamSpec.builder()
        .index("0")
        .arity("1")
        .required(true)
        .type(String.class)
        .paramLabel("GAME")
        .description("One of " + ids + ".")
        .build();
  }
}
