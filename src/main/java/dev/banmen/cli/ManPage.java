package dev.banmen.cli;

import java.util.List;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * The manual page of the program, in roff with the macros of man(7): its commands and their options
 * as the option parser knows them, and what stands nowhere in those.
 */
final class ManPage {
  private static final List<List<String>> FILES =
      List.of(
          List.of("$XDG_STATE_HOME/banmen/games", "man.files.state"),
          List.of("$XDG_DATA_HOME/banmen/lessons", "man.files.data"),
          List.of("$XDG_CONFIG_HOME/banmen/themes", "man.files.config"),
          List.of("$XDG_CACHE_HOME/banmen", "man.files.cache"));

  private static final List<List<String>> ENVIRONMENT =
      List.of(
          List.of("JAVA_HOME", "man.environment.java"),
          List.of("NO_COLOR", "man.environment.colour"),
          List.of("TERM, COLORTERM", "man.environment.terminal"),
          List.of("LC_ALL, LC_CTYPE, LANG", "man.environment.locale"));

  private static final List<List<String>> EXIT =
      List.of(
          List.of("0", "man.exit.done"),
          List.of("1", "man.exit.fault"),
          List.of("2", "man.exit.usage"));

  private final StringBuilder roff = new StringBuilder();

  private ManPage() {}

  /**
   * The page.
   *
   * @param date such as 2026-11-21
   */
  static String of(CommandSpec root, String version, String date) {
    ManPage page = new ManPage();
    page.request(".TH BANMEN 1 " + quoted(date) + " " + quoted("banmen " + version));
    page.section("man.name");
    page.request("banmen \\- " + Wording.of("man.about"));
    page.synopsis(root);
    page.section("man.description");
    for (String sentence : root.usageMessage().description()) {
      page.text(sentence);
    }
    page.section("man.options");
    page.arguments(root);
    page.section("man.commands");
    for (CommandSpec command : ShellModel.commands(root)) {
      page.command(command);
    }
    page.list("man.files", FILES);
    page.list("man.environment", ENVIRONMENT);
    page.list("man.exit", EXIT);
    return page.roff.toString();
  }

  private void synopsis(CommandSpec root) {
    section("man.synopsis");
    request(".B banmen");
    text("[FILE]");
    for (CommandSpec command : ShellModel.commands(root)) {
      request(".br");
      usage(command);
    }
  }

  /** A command in bold, and its arguments; options are told further below. */
  private void usage(CommandSpec command) {
    request(".B banmen " + escaped(command.name()));
    StringBuilder usage = new StringBuilder(command.options().size() > 1 ? "[OPTION]..." : "");
    for (PositionalParamSpec positional : command.positionalParameters()) {
      String label = positional.paramLabel();
      boolean isMany = positional.isMultiValue();
      usage.append(usage.length() == 0 ? "" : " ");
      usage.append(positional.required() ? label : "[" + label + "]").append(isMany ? "..." : "");
    }
    text(usage.toString());
  }

  private void command(CommandSpec command) {
    request(".SS banmen " + escaped(command.name()));
    usage(command);
    request(".PP");
    for (String sentence : command.usageMessage().description()) {
      text(sentence);
    }
    arguments(command);
  }

  /** All but {@code --help}, which every command has. */
  private void arguments(CommandSpec command) {
    for (PositionalParamSpec positional : command.positionalParameters()) {
      item(".I " + escaped(positional.paramLabel()), ShellModel.meaning(positional));
    }
    for (OptionSpec option : command.options()) {
      if (!option.usageHelp() || command.parent() == null) {
        item(names(option), ShellModel.meaning(option));
      }
    }
  }

  private static String names(OptionSpec option) {
    String names = escaped(String.join(", ", option.names()));
    return ShellModel.hasValue(option)
        ? ".BI " + names + "= " + escaped(label(option))
        : ".B " + names;
  }

  private static String label(ArgSpec option) {
    return option.paramLabel().replace(" ", "");
  }

  private void list(String title, List<List<String>> items) {
    section(title);
    for (List<String> item : items) {
      item(".B " + escaped(item.get(0)), Wording.of(item.get(1)));
    }
  }

  private void section(String title) {
    request(".SH " + Wording.of(title));
  }

  private void item(String term, String meaning) {
    request(".TP");
    request(term);
    text(meaning);
  }

  private void request(String line) {
    roff.append(line).append('\n');
  }

  /** A line of text, which must not be taken for a request. */
  private void text(String line) {
    if (!line.isEmpty()) {
      boolean isRequest = line.charAt(0) == '.' || line.charAt(0) == '\'';
      roff.append(isRequest ? "\\&" : "").append(escaped(line)).append('\n');
    }
  }

  /** Hyphens are those one types, and quotes those of a typewriter. */
  private static String escaped(String text) {
    return text.replace("\\", "\\e")
        .replace("-", "\\-")
        .replace("'", "\\(aq")
        .replace("~", "\\(ti")
        .replace("^", "\\(ha")
        .replace("`", "\\(ga");
  }

  private static String quoted(String text) {
    return '"' + text.replace("\"", "\\(dq") + '"';
  }
}
