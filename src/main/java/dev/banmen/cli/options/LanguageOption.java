package dev.banmen.cli.options;

import java.util.Optional;

/** The language option, read before the option parser starts. */
public final class LanguageOption {
  public static final String NAME = "--lang";

  private LanguageOption() {}

  /** The option's value. It may come before the command and after it; the one after overrides. */
  public static Optional<String> asked(String... args) {
    Optional<String> asked = Optional.empty();
    for (int i = 0; i < args.length && !args[i].equals("--"); i++) {
      if (args[i].startsWith(NAME + "=")) {
        asked = Optional.of(args[i].substring(NAME.length() + 1));
      } else if (args[i].equals(NAME) && i + 1 < args.length) {
        asked = Optional.of(args[i + 1]);
      }
    }
    return asked;
  }
}
