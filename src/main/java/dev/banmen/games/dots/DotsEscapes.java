package dev.banmen.games.dots;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes texts in one line, with the escapes {@code \n}, {@code \\} and {@code \}{@code uXXXX}. */
final class DotsEscapes {
  /** What a line can't hold, and blanks that would be lost at its ends. */
  private static final Pattern ESCAPED =
      Pattern.compile("[\\\\\\x00-\\x1f\\x7f]|\\A\\p{javaWhitespace}|\\p{javaWhitespace}\\z");

  /** A backslash, with the rest of its escape if it starts one. */
  private static final Pattern ESCAPE = Pattern.compile("\\\\(n|\\\\|u\\p{XDigit}{4})?");

  private DotsEscapes() {}

  /** Returns a text as the rest of a line. */
  static String escaped(String text) {
    return ESCAPED.matcher(text).replaceAll(found -> Matcher.quoteReplacement(code(found.group())));
  }

  private static String code(String escaped) {
    return switch (escaped) {
      case "\\" -> "\\\\";
      case "\n" -> "\\n";
      default -> code(escaped.charAt(0));
    };
  }

  /** Writes one character as four hexadecimal digits. */
  static String code(char c) {
    return "\\u" + Integer.toHexString(0x10000 + c).substring(1);
  }

  /** The index of the first backslash that starts no escape; -1 if there is none. */
  static int flaw(String line) {
    return ESCAPE
        .matcher(line)
        .results()
        .filter(found -> found.group(1) == null)
        .mapToInt(MatchResult::start)
        .findFirst()
        .orElse(-1);
  }

  /** Returns the text that a line stands for. */
  static String text(String line) {
    return line.indexOf('\\') < 0 ? line : ESCAPE.matcher(line).replaceAll(DotsEscapes::plain);
  }

  private static String plain(MatchResult escape) {
    String code = escape.group(1) == null ? "\\" : escape.group(1);
    String plain =
        switch (code.charAt(0)) {
          case 'n' -> "\n";
          case 'u' -> Character.toString(Integer.parseInt(code.substring(1), 16));
          default -> code;
        };
    return Matcher.quoteReplacement(plain);
  }
}
