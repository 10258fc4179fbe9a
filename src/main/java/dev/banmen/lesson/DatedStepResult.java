package dev.banmen.lesson;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A try at a step, with its time. As a line: {@code DATE TIME LESSON#STEP RESULT}. Immutable.
 *
 * @param at by the learner's own clock, to the second
 */
public record DatedStepResult(LocalDateTime at, StepResult tried) {
  private static final Pattern LINE = Pattern.compile("(?s)(\\S+) (\\S+) (.*)#([^#]*) (\\S+)");

  public DatedStepResult {
    at = at.truncatedTo(ChronoUnit.SECONDS);
  }

  /** The line in the file, without its end. */
  public String line() {
    String time = at.toLocalTime().toString();
    String full = time.length() == 5 ? time + ":00" : time;
    String result = tried.result().name().toLowerCase(Locale.ROOT);
    return at.toLocalDate() + " " + full + " " + tried.lesson() + "#" + tried.step() + " " + result;
  }

  /** Reads a line; empty if it isn't a whole valid one. */
  static Optional<DatedStepResult> of(String line) {
    Matcher parts = LINE.matcher(line);
    if (!parts.matches()) {
      return Optional.empty();
    }
    try {
      LocalDateTime at =
          LocalDateTime.of(LocalDate.parse(parts.group(1)), LocalTime.parse(parts.group(2)));
      return result(parts.group(5))
          .map(
              result ->
                  new DatedStepResult(at, new StepResult(parts.group(3), parts.group(4), result)));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  private static Optional<StepOutcome> result(String word) {
    for (StepOutcome result : StepOutcome.values()) {
      if (result.name().toLowerCase(Locale.ROOT).equals(word)) {
        return Optional.of(result);
      }
    }
    return Optional.empty();
  }
}
