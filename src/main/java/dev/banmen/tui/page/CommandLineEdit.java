package dev.banmen.tui.page;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.command.Choices;
import dev.banmen.text.Clusters;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import java.util.List;
import java.util.Optional;

/**
 * A line being typed: a command, or a text to search, a number, a name. Immutable.
 *
 * @param sign what is shown before it: a colon before a command; {@link #PLAIN} for nothing
 * @param choices what Tab cycles through; empty if it was not pressed, or there is no choice
 * @param at the index of the text among them
 * @param isOffer whether the text is only offered: what is typed replaces it, any other key edits
 *     it
 */
public record CommandLineEdit(
    char sign, String text, List<String> choices, int at, boolean isOffer) {
  private static final int LONGEST = 200;

  public static final char COMMAND = ':';
  public static final char PLAIN = 0;

  /** A command that is to be typed. */
  public static final CommandLineEdit EMPTY = new CommandLineEdit("");

  public CommandLineEdit(String command) {
    this(COMMAND, command);
  }

  public CommandLineEdit(char sign, String text) {
    this(sign, text, List.of(), 0, false);
  }

  /** Returns a line without a sign that is typed already, unless something else is typed. */
  public static CommandLineEdit offering(String text) {
    return offering(PLAIN, text);
  }

  /** Returns a line with a sign that is typed already, likewise. */
  public static CommandLineEdit offering(char sign, String text) {
    return new CommandLineEdit(sign, text, List.of(), 0, true);
  }

  /** Returns a line as it is shown: its first character is its sign. */
  public static CommandLineEdit of(String shown) {
    return new CommandLineEdit(shown.charAt(0), shown.substring(1));
  }

  /** Returns the sign, if there is one, and the text behind it. */
  public String shown() {
    return sign == PLAIN ? text : sign + text;
  }

  public boolean isCommand() {
    return sign == COMMAND;
  }

  private CommandLineEdit with(String next) {
    return new CommandLineEdit(sign, next);
  }

  /**
   * Returns the line after Tab: the text extended by what all matches share; if that adds nothing,
   * the first match, then the next.
   *
   * @param candidates all that start with the text; not used while cycling
   */
  public CommandLineEdit completed(List<String> candidates) {
    if (!choices.isEmpty()) {
      int next = (at + 1) % choices.size();
      return new CommandLineEdit(sign, choices.get(next), choices, next, false);
    } else if (candidates.isEmpty()) {
      return this;
    }
    String common = Choices.commonStart(candidates);
    return common.length() > text.length() || candidates.size() == 1
        ? with(common)
        : new CommandLineEdit(sign, candidates.get(0), List.copyOf(candidates), 0, false);
  }

  /** Whether pasted text has several lines, and no command has been begun. */
  boolean isList(Input.Pasted pasted) {
    return isCommand() && text.isBlank() && pasted.text().strip().lines().count() > 1;
  }

  /**
   * Returns the line after an input that edits it; empty if that closes it without doing anything.
   */
  public Optional<CommandLineEdit> on(Input input) {
    KeyType type = input instanceof Input.Key pressed ? pressed.stroke().getKeyType() : null;
    boolean closes = type == KeyType.Escape || type == KeyType.Backspace && text.isEmpty();
    return closes ? Optional.empty() : Optional.of(edited(input));
  }

  private CommandLineEdit edited(Input input) {
    if (input instanceof Input.Pasted pasted) {
      return plus(firstLine(pasted.text()));
    }
    return input instanceof Input.Key pressed ? edited(pressed.stroke()) : this;
  }

  private CommandLineEdit edited(KeyStroke key) {
    if (key.getKeyType() == KeyType.Backspace) {
      return with(text.substring(0, Clusters.before(text, text.length())));
    } else if (Keys.isCtrl(key, 'u')) {
      return with("");
    } else if (Keys.isText(key)) {
      return plus(Character.toString(key.getCharacter()));
    }
    return with(text);
  }

  private CommandLineEdit plus(String more) {
    String before = isOffer ? "" : text;
    return before.length() + more.length() > LONGEST ? this : with(before + more);
  }

  private static String firstLine(String text) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < text.length() && text.charAt(i) != '\n' && text.charAt(i) != '\r'; i++) {
      if (!Character.isISOControl(text.charAt(i))) {
        line.append(text.charAt(i));
      }
    }
    return line.toString();
  }
}
