package dev.banmen.gtp.client;

import dev.banmen.session.EngineSeat;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Splits a command line into words as a POSIX shell does, by spaces, quotation marks and
 * backslashes. Nothing else has a meaning: no shell runs it. Stateless.
 */
public final class CommandWords {
  /** The most characters of a command line. */
  static final int LONGEST = 4096;

  /** Characters between quotation marks, an escaped one, or others. */
  private static final Pattern PART =
      Pattern.compile(
          "(?s)'([^']*)'|\"([^\"\\\\]*+(?:\\\\.[^\"\\\\]*+)*+)\"|\\\\(.)|"
              + "[^\\p{javaWhitespace}'\"\\\\]++|\\\\$");

  private static final Pattern WORD = Pattern.compile("(?:" + PART + ")++");

  /** A character that a backslash escapes within double quotation marks. */
  private static final Pattern ESCAPED = Pattern.compile("\\\\([\\\\\"$`])");

  private CommandWords() {}

  /** Returns the words, at least one; empty if the line is too long, or ends inside quotes. */
  public static Optional<List<String>> of(String line) {
    if (line.length() > LONGEST || !WORD.matcher(line).replaceAll("").isBlank()) {
      return Optional.empty();
    }
    List<String> words =
        WORD.matcher(line)
            .results()
            .map(word -> PART.matcher(word.group()).replaceAll(CommandWords::unquoted))
            .toList();
    return words.isEmpty() || words.get(0).isEmpty() ? Optional.empty() : Optional.of(words);
  }

  private static String unquoted(MatchResult part) {
    String text =
        part.group(1) != null
            ? part.group(1)
            : part.group(2) != null
                ? ESCAPED.matcher(part.group(2)).replaceAll("$1")
                : part.group(3) != null ? part.group(3) : part.group();
    return Matcher.quoteReplacement(text);
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
}
