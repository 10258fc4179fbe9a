package dev.banmen.session;

import dev.banmen.text.Language;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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
  private static final String LENGTH = "(?=\\d)(?:\\d{1,6}h)?(?:\\d{1,6}m)?(?:\\d{1,6}s)?";
  private static final Pattern WRITTEN =
      Pattern.compile(
          "(?<main>"
              + LENGTH
              + ")(?:\\+(?:(?<periods>\\d{1,3})x)?(?<step>"
              + LENGTH
              + ")|(?<per>/move))?");

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
    Matcher written = WRITTEN.matcher(text);
    if (!written.matches()) {
      return Optional.empty();
    }
    long main = millis(written.group("main"));
    long step = millis(written.group("step"));
    int periods = written.group("periods") == null ? 0 : Integer.parseInt(written.group("periods"));
    boolean isPerMove = written.group("per") != null;
    TimeKind kind =
        isPerMove
            ? TimeKind.PER_MOVE
            : written.group("periods") != null
                ? TimeKind.BYO_YOMI
                : written.group("step") != null ? TimeKind.FISCHER : TimeKind.ABSOLUTE;
    boolean isTimed = kind == TimeKind.BYO_YOMI ? periods > 0 : main > 0;
    boolean isPossible = isTimed && (written.group("step") == null || step > 0);
    return !isPossible || Math.max(main, step) > LONGEST_MILLIS
        ? Optional.empty()
        : Optional.of(
            new TimeControl(kind, isPerMove ? 0 : main, isPerMove ? main : step, periods));
  }

  /** Says that a text is none of these, and what is. */
  public static String fault(String text, Language language) {
    return language.words(TimeControl.class).text("terms.time", text);
  }

  /** A time such as 1h30m in milliseconds; 0 for none. */
  private static long millis(String text) {
    return text == null ? 0 : Duration.parse("PT" + text.toUpperCase(Locale.ROOT)).toMillis();
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
