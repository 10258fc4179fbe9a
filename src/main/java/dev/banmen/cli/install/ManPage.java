package dev.banmen.cli.install;

import dev.banmen.cli.completion.ShellModel;
import dev.banmen.cli.options.CliText;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.util.List;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * The manual page of the program, in roff with the macros of man(7): its commands and their options
 * as the option parser knows them, and the other sections. All in one language.
 */
public final class ManPage {
  /** The most bytes in a line of text, without what may come before and after it. */
  private static final int MOST_BYTES = 76;

  /** The length of a formatter's escape for a character beyond ASCII, such as {@code \[u68CB]}. */
  private static final int ESCAPE_BYTES = 8;

  private static final List<String> FILES =
      List.of(
          "$XDG_STATE_HOME/banmen/games",
          "$XDG_DATA_HOME/banmen/lessons",
          "$XDG_CONFIG_HOME/banmen/config.toml",
          "$XDG_CONFIG_HOME/banmen/themes",
          "$XDG_CACHE_HOME/banmen");

  private static final List<String> ENVIRONMENT =
      List.of(
          "JAVA_HOME",
          "NO_COLOR",
          "TERM, COLORTERM, TERM_PROGRAM, KITTY_WINDOW_ID, VTE_VERSION",
          "LC_ALL, LC_CTYPE, LANG");

  private static final List<String> EXIT = List.of("0", "1", "2");

  private final CliText wording;
  private final StringBuilder roff = new StringBuilder();

  private ManPage(CliText wording) {
    this.wording = wording;
  }

  /**
   * The page.
   *
   * @param date such as 2026-11-21
   * @param language of the page and of the parser's texts
   */
  public static String of(CommandSpec root, String version, String date, Language language) {
    ManPage page = new ManPage(new CliText(language));
    page.request(".TH BANMEN 1 " + quoted(date) + " " + quoted("banmen " + version));
    if (!language.locale().equals(Words.ENGLISH)) {
      page.request(".ad l"); // few blanks, which would be stretched
    }
    page.section("name");
    page.request("banmen \\- " + escaped(page.wording.of("man.name.text")));
    page.synopsis(root);
    page.section("description");
    for (String sentence : root.usageMessage().description()) {
      page.text(sentence);
    }
    page.section("options");
    page.arguments(root);
    page.section("commands");
    for (CommandSpec command : ShellModel.commands(root)) {
      page.command(command);
    }
    page.examples(root);
    page.list("files", FILES);
    page.list("environment", ENVIRONMENT);
    page.list("exit", EXIT);
    return page.roff.toString();
  }

  private void synopsis(CommandSpec root) {
    section("synopsis");
    request(".B banmen");
    text("[FILE]");
    for (CommandSpec command : ShellModel.commands(root)) {
      request(".br");
      usage(command);
    }
  }

  /** Writes a command in bold, and its arguments; options come further below. */
  private void usage(CommandSpec command) {
    request(".B banmen " + escaped(command.name()));
    StringBuilder usage =
        new StringBuilder(command.options().size() > 1 ? wording.of("man.option") : "");
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

  private void examples(CommandSpec root) {
    section("examples");
    request(".nf");
    example(root);
    ShellModel.commands(root).forEach(this::example);
    request(".fi");
  }

  private void example(CommandSpec command) {
    for (String line : command.usageMessage().footer()) {
      line(line.strip(), "");
    }
  }

  private void section(String name) {
    request(".SH " + wording.of("man." + name));
  }

  private void list(String section, List<String> terms) {
    section(section);
    for (int i = 0; i < terms.size(); i++) {
      item(".B " + escaped(terms.get(i)), wording.of("man." + section + "." + i));
    }
  }

  private void item(String term, String meaning) {
    request(".TP");
    request(term);
    text(meaning);
  }

  private void request(String line) {
    roff.append(line).append('\n');
  }

  /** Writes text in lines as short as manual checkers want. */
  private void text(String text) {
    int from = 0;
    while (from < text.length()) {
      int to = end(text, from);
      boolean isAtBlank = to == text.length() || text.charAt(to) == ' ';
      line(text.substring(from, to), isAtBlank ? "" : "\\:\\c"); // continues without a blank
      from = isAtBlank ? to + 1 : to;
    }
  }

  /**
   * The place where a line of a text may end: before a blank, or between two characters that have
   * none.
   */
  private static int end(String text, int from) {
    int bytes = 0;
    int end = from;
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean isWhole = i > from && isIdeograph(c) && isIdeograph(text.charAt(i - 1));
      end = c == ' ' || isWhole ? i : end;
      bytes += c < 0x80 ? escaped(String.valueOf(c)).length() : ESCAPE_BYTES;
      if (bytes > MOST_BYTES && end > from) {
        return end;
      }
    }
    return text.length();
  }

  private static boolean isIdeograph(char c) {
    return Character.isIdeographic(c);
  }

  /** Writes a line of text, which must not be taken for a request. */
  private void line(String line, String end) {
    boolean isRequest = line.startsWith(".") || line.startsWith("'");
    roff.append(isRequest ? "\\&" : "").append(escaped(line)).append(end).append('\n');
  }

  /** Escapes text, with plain ASCII hyphens and quotes. */
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
