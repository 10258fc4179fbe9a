package dev.banmen.app;

import java.time.LocalDate;

/** No lessons, and nothing is remembered; so the day does not matter. Immutable. */
public record NoLessons() implements LessonStore {
  @Override
  public LocalDate today() {
    return LocalDate.EPOCH;
  }
}
