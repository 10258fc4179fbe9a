package dev.banmen.cli.options;

import dev.banmen.app.local.host.UsageFault;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/**
 * Adds commands' options and arguments to the parser, and reads their values. What they do stands
 * in the bundle {@code help}. Stateless.
 */
public final class Arguments {
  private static final int MOST_DIGITS = 9;

  private Arguments() {}

  /** Ends a command's help with command lines to copy. */
  public static void examples(CommandSpec spec, String... lines) {
    String[] indented = lines.clone();
    for (int i = 0; i < indented.length; i++) {
      indented[i] = "  " + indented[i];
    }
    spec.usageMessage().footer(indented);
  }

  public static void option(CommandSpec spec, String name, String label) {
    spec.addOption(OptionSpec.builder(name).type(String.class).paramLabel(label).build());
  }

  /** Adds an option without a value. */
  public static void flag(CommandSpec spec, String name) {
    spec.addOption(OptionSpec.builder(name).build());
  }

  /** Adds an option that may be given more than once. */
  public static void repeated(CommandSpec spec, String name, String label) {
    spec.addOption(
        OptionSpec.builder(name)
            .type(List.class)
            .auxiliaryTypes(String.class)
            .arity("1")
            .paramLabel(label)
            .build());
  }

  /**
   * Adds arguments without a name.
   *
   * @param index their places, such as {@code 0} or {@code 1..*}; with {@code *} they are a list
   * @param arity how many belong together; from 1 on they must be there
   */
  public static void positional(CommandSpec spec, String index, String arity, String label) {
    PositionalParamSpec.Builder positional =
        PositionalParamSpec.builder().index(index).arity(arity).paramLabel(label);
    if (index.endsWith("*")) {
      positional.type(List.class).auxiliaryTypes(String.class);
    } else {
      positional.type(String.class);
    }
    spec.addPositional(positional.required(arity.startsWith("1")).build());
  }

  /** Adds the required argument with this index. */
  public static void file(CommandSpec spec, int index, String label) {
    positional(spec, Integer.toString(index), "1", label);
  }

  /** Adds one argument that may be left out. */
  public static void optional(CommandSpec spec, String label) {
    positional(spec, "0", "0..1", label);
  }

  /** Adds one or more arguments. */
  public static void files(CommandSpec spec) {
    positional(spec, "0..*", "1..*", "FILE");
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

  /** The move of {@code --move N|end}; empty for the end, and where none is given. */
  public static Optional<Integer> move(ParseResult parsed, CommandContext context) {
    return value(parsed, "--move")
        .filter(text -> !text.equals("end"))
        .map(text -> number("move", text, 0, context.text("usage.or-end"), context.wording()));
  }
}
