package dev.banmen.lesson;

import java.util.Locale;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a list says of a problem without making its step. Immutable.
 *
 * @param name of its step
 * @param heading one line: its name in the file, or its number
 * @param level how hard the file says it is: a grade such as {@code 5k} or {@code 2d}, or a number
 *     that is higher for harder ones; empty if it says nothing
 * @param isProblem whether it is one, not what was skipped
 */
public record ProblemHead(String name, String heading, String level, boolean isProblem) {
  private static final double FIRST_DAN = 2100; // on Glicko's scale, a grade is worth 100
  private static final double OF_GRADE = 100;
  private static final double EASIEST = 1200; // level 1
  private static final double OF_LEVEL = 150;

  private static final Pattern GRADE =
      Pattern.compile("(?<![\\p{L}\\p{N}.#])([1-9]\\d?) ?(kyu|dan|[kd级級段])(?![\\p{L}\\p{N}：:])");

  public ProblemHead(String name, String heading, String level) {
    this(name, heading, level, true);
  }

  /** As an earlier version named mined problems, in all languages. */
  private static final Pattern MINED = Pattern.compile("^(?:level )?([1-9]\\d?)(?:: |[级級]：)");

  private static final Pattern NUMBER = Pattern.compile("^([1-9]\\d?)$");

  /** Finds the level that a property {@code DI} names, or the problem's name; empty if none. */
  public static String level(String difficulty, String name) {
    for (String text : new String[] {difficulty.strip(), name}) {
      String small = text.toLowerCase(Locale.ROOT);
      Matcher number = (text.equals(name) ? MINED : NUMBER).matcher(small);
      Matcher grade = GRADE.matcher(small);
      if (number.find()) {
        return number.group(1);
      } else if (grade.find()) {
        boolean isDan = "d段".indexOf(grade.group(2).charAt(0)) >= 0;
        return grade.group(1) + (isDan ? "d" : "k");
      }
    }
    return "";
  }

  /** The level on the scale of ratings; empty if there is none. */
  public OptionalDouble rating() {
    if (level.isEmpty()) {
      return OptionalDouble.empty();
    }
    char last = level.charAt(level.length() - 1);
    int count = Integer.parseInt(level.replaceAll("\\D", ""));
    return OptionalDouble.of(
        switch (last) {
          case 'k' -> FIRST_DAN - OF_GRADE * count;
          case 'd' -> FIRST_DAN + OF_GRADE * (count - 1);
          default -> EASIEST + OF_LEVEL * (count - 1);
        });
  }
}
