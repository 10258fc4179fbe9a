package dev.banmen.gtp.client;

import dev.banmen.session.EngineSeat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Splits a command line into words as a POSIX shell does, by spaces, quotation marks and
 * backslashes. Nothing else has a meaning: no shell runs it. For one use.
 */
public final class CommandWords {
  /** The most characters of a command line. */
  static final int LONGEST = 4096;

  private static final String ESCAPABLE = "\\\"$`"; // within double quotation marks

  private final String line;
  private final List<String> words = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();
  private boolean isBegun; // a word, which may be empty
  private char quote; // 0 outside

  private CommandWords(String line) {
    this.line = line;
  }

  /** Returns the words, at least one; empty if the line is too long, or ends inside quotes. */
  public static Optional<List<String>> of(String line) {
    return line.length() > LONGEST ? Optional.empty() : new CommandWords(line).split();
  }

  /**
   * Returns a name for the program that a command line starts: that of its file, with a dash for
   * each character that no {@link EngineSeat} can have. Empty if it is no command line.
   */
  public static Optional<String> program(String line) {
    return of(line).map(words -> name(words.get(0)));
  }

  private static String name(String file) {
    String last = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    String plain = last.replaceAll("[^A-Za-z0-9._+-]", "-").replaceFirst("^[^A-Za-z0-9]+", "");
    String name = plain.substring(0, Math.min(plain.length(), EngineSeat.LONGEST));
    return EngineSeat.isName(name) ? name : "engine";
  }

  private Optional<List<String>> split() {
    int i = 0;
    while (i < line.length()) {
      char c = line.charAt(i);
      if (isEscape(i)) {
        add(line.charAt(i + 1));
        i++;
      } else if (quote != 0 ? c == quote : c == '"' || c == '\'') {
        quote = quote == 0 ? c : 0;
        isBegun = true;
      } else if (quote == 0 && Character.isWhitespace(c)) {
        end();
      } else {
        add(c);
      }
      i++;
    }
    end();
    boolean isWhole = quote == 0 && !words.isEmpty() && !words.get(0).isEmpty();
    return isWhole ? Optional.of(List.copyOf(words)) : Optional.empty();
  }

  private boolean isEscape(int at) {
    boolean isBackslash = line.charAt(at) == '\\' && quote != '\'' && at + 1 < line.length();
    return isBackslash && (quote == 0 || ESCAPABLE.indexOf(line.charAt(at + 1)) >= 0);
  }

  private void add(char c) {
    word.append(c);
    isBegun = true;
  }

  private void end() {
    if (isBegun) {
      words.add(word.toString());
    }
    word.setLength(0);
    isBegun = false;
  }
}
