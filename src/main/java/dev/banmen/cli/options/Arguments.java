package dev.banmen.cli.options;

import dev.banmen.app.local.UsageFault;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** Adds commands' options and arguments to the parser, and reads their values. Stateless. */
public final class Arguments {
  private static final int MOST_DIGITS = 9;

  private Arguments() {}

  /** Adds an option with a value. */
  public static void option(CommandSpec spec, String name, String label, String description) {
    spec.addOption(
        OptionSpec.builder(name)
            .type(String.class)
            .paramLabel(label)
            .description(description)
            .build());
  }

  /** Adds an option without a value. */
  public static void flag(CommandSpec spec, String name, String description) {
    spec.addOption(OptionSpec.builder(name).description(description).build());
  }

  /** Adds the required argument with this index. */
  public static void file(CommandSpec spec, int index, String label, String description) {
    spec.addPositional(
        PositionalParamSpec.builder()
            .index(Integer.toString(index))
            .arity("1")
            .required(true)
            .type(String.class)
            .paramLabel(label)
            .description(description)
            .build());
  }

  /** Adds one argument that may be left out. */
  public static void optional(CommandSpec spec, String label, String description) {
    spec.addPositional(
        PositionalParamSpec.builder()
            .index("0")
            .arity("0..1")
            .type(String.class)
            .paramLabel(label)
            .description(description)
            .build());
  }

  /** Adds one or more arguments. */
  public static void files(CommandSpec spec, String description) {
    spec.addPositional(
        PositionalParamSpec.builder()
            .index("0..*")
            .arity("1..*")
            .required(true)
            .type(List.class)
            .auxiliaryTypes(String.class)
            .paramLabel("FILE")
            .description(description)
            .build());
  }

  /** The value of an option; empty if it is not given. */
  public static Optional<String> value(ParseResult parsed, String option) {
    return parsed.hasMatchedOption(option)
        ? Optional.of(parsed.matchedOptionValue(option, ""))
        : Optional.empty();
  }

  /**
   * A whole number.
   *
   * @param what the fault's words before the number
   * @param orElse what else might have been written
   * @param wording of the fault
   */
  public static int number(String what, String text, int least, String orElse, CliText wording) {
    boolean isNumber = !text.isEmpty() && text.length() <= MOST_DIGITS;
    for (int i = 0; i < text.length(); i++) {
      isNumber &= text.charAt(i) >= '0' && text.charAt(i) <= '9';
    }
    if (!isNumber || Integer.parseInt(text) < least) {
      throw new UsageFault(wording.of("usage.number", what, text, least, orElse));
    }
    return Integer.parseInt(text);
  }
}
