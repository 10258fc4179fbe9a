package dev.banmen.session;

import dev.banmen.text.Language;
import java.util.Optional;

/**
 * The time limits of a side. Immutable.
 *
 * @param kind the rule
 * @param mainMillis each side's time at the start, in milliseconds
 * @param stepMillis the time for each move or period, in milliseconds; 0 if the rule has none
 * @param periods the number of byo-yomi periods
 */
public record TimeControl(TimeKind kind, long mainMillis, long stepMillis, int periods) {
  /** The kinds of time control. */
  public enum TimeKind {
    /** Unlimited time. */
    NONE,
    /** A fixed time for the whole game. */
    ABSOLUTE,
    /** After each move some time is added (Bobby Fischer's clock, US patent 4,884,255). */
    FISCHER,
    /**
     * After the main time, a number of periods: a move made within one costs nothing, a used-up one
     * is gone (Japanese byo-yomi).
     */
    BYO_YOMI,
    /** A fixed time for each move; the rest is lost. */
    PER_MOVE
  }

  public TimeControl {
    boolean hasSteps = kind == TimeKind.PER_MOVE || kind == TimeKind.BYO_YOMI && periods > 0;
    if (kind != TimeKind.NONE && (hasSteps ? stepMillis : mainMillis) <= 0) {
      throw new IllegalArgumentException("a side would begin without any time");
    }
  }

  /** No clock. */
  public static final TimeControl NONE = new TimeControl(TimeKind.NONE, 0, 0, 0);

  private static final long LONGEST_MILLIS = 100L * 3600 * 1000;
  private static final int MOST_PERIODS = 999;

  /**
   * Reads what people write: {@code 10m} for the whole game, {@code 10m+30s} with time added for
   * each move, {@code 10m+5x30s} and five periods of byo-yomi, {@code 30s/move}, {@code none}. A
   * time is one or more of hours, minutes and seconds: {@code 1h30m}, {@code 90s}.
   *
   * @return empty if it is none of these, above 100 hours or 999 periods, or a side would start
   *     without any time
   */
  public static Optional<TimeControl> parse(String text) {
    if (text.equals("none")) {
      return Optional.of(NONE);
    }
    if (text.endsWith("/move")) {
      long step = millis(text.substring(0, text.length() - "/move".length()));
      return step > 0
          ? Optional.of(new TimeControl(TimeKind.PER_MOVE, 0, step, 0))
          : Optional.empty();
    }
    int plus = text.indexOf('+');
    long main = millis(plus < 0 ? text : text.substring(0, plus));
    if (plus < 0) {
      return main > 0
          ? Optional.of(new TimeControl(TimeKind.ABSOLUTE, main, 0, 0))
          : Optional.empty();
    }
    return main < 0 ? Optional.empty() : withSteps(main, text.substring(plus + 1));
  }

  /** Says that a text is none of these, and what is. */
  public static String fault(String text, Language language) {
    return language.words(TimeControl.class).text("terms.time", text);
  }

  private static Optional<TimeControl> withSteps(long main, String steps) {
    int times = steps.indexOf('x');
    long step = millis(steps.substring(times + 1));
    if (step <= 0) {
      return Optional.empty();
    }
    if (times < 0) {
      return main > 0
          ? Optional.of(new TimeControl(TimeKind.FISCHER, main, step, 0))
          : Optional.empty();
    }
    int periods = (int) number(steps.substring(0, times), MOST_PERIODS);
    return periods > 0
        ? Optional.of(new TimeControl(TimeKind.BYO_YOMI, main, step, periods))
        : Optional.empty();
  }

  /** A time such as 1h30m in milliseconds, or -1. */
  private static long millis(String text) {
    long millis = 0;
    int from = 0;
    long[] units = {3_600_000, 60_000, 1000};
    int unit = 0;
    for (int i = 0; i < text.length(); i++) {
      int named = "hms".indexOf(text.charAt(i));
      if (named < 0) {
        continue;
      }
      long count = number(text.substring(from, i), 360_000);
      if (count < 0 || named < unit) {
        return -1;
      }
      millis += count * units[named];
      unit = named + 1;
      from = i + 1;
    }
    return from == 0 || from < text.length() || millis > LONGEST_MILLIS ? -1 : millis;
  }

  private static long number(String text, long most) {
    if (text.isEmpty() || text.length() > 9) {
      return -1;
    }
    long number = 0;
    for (int i = 0; i < text.length(); i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      number = 10 * number + digit;
    }
    return number > most ? -1 : number;
  }

  /** The time control as {@link #parse} reads it. */
  public String text() {
    return switch (kind) {
      case NONE -> "none";
      case ABSOLUTE -> time(mainMillis);
      case FISCHER -> time(mainMillis) + "+" + time(stepMillis);
      case BYO_YOMI -> time(mainMillis) + "+" + periods + "x" + time(stepMillis);
      case PER_MOVE -> time(stepMillis) + "/move";
    };
  }

  private static String time(long millis) {
    long seconds = millis / 1000;
    String text = "";
    if (seconds >= 3600) {
      text += seconds / 3600 + "h";
    }
    if (seconds % 3600 >= 60) {
      text += seconds % 3600 / 60 + "m";
    }
    return seconds % 60 > 0 || text.isEmpty() ? text + seconds % 60 + "s" : text;
  }
}
