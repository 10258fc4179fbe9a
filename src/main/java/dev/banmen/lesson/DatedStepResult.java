package dev.banmen.lesson;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Optional;

/**
 * A try at a step, with its time. As a line: {@code DATE TIME LESSON#STEP RESULT}. Immutable.
 *
 * @param at by the learner's own clock, to the second
 */
public record DatedStepResult(LocalDateTime at, StepResult tried) {
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
    int date = line.indexOf(' ');
    int time = line.indexOf(' ', date + 1);
    int last = line.lastIndexOf(' ');
    int mark = line.lastIndexOf('#', Math.max(0, last));
    if (date < 0 || time < 0 || last <= time || mark <= time) {
      return Optional.empty();
    }
    try {
      LocalDateTime at =
          LocalDateTime.of(
              LocalDate.parse(line.substring(0, date)),
              LocalTime.parse(line.substring(date + 1, time)));
      String lesson = line.substring(time + 1, mark);
      String step = line.substring(mark + 1, last);
      return result(line.substring(last + 1))
          .map(result -> new DatedStepResult(at, new StepResult(lesson, step, result)));
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
