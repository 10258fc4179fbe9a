package dev.banmen.tui.page;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.record.OpenedFile;
import java.util.ArrayList;
import java.util.List;

/** The saves in progress, and those whose result was not shown yet. Mutable, one thread. */
public final class Savings {
  /** How often to check whether a file has been written. */
  static final long LOOK_MILLIS = 50;

  private static final long CLEARING_MILLIS = 200;

  private final List<Saving> savings = new ArrayList<>();

  public void add(Saving saving) {
    savings.add(saving);
  }

  public boolean isSaving(OpenedFile file) {
    return savings.stream().anyMatch(saving -> saving.file() == file);
  }

  public boolean isEmpty() {
    return savings.isEmpty();
  }

  /** Whether a file is being written just now. */
  boolean isWriting() {
    return savings.stream().anyMatch(saving -> !saving.pending().isOver());
  }

  /** Returns when to look again; {@link Long#MAX_VALUE} for never. */
  long waitMillis() {
    return savings.isEmpty() ? Long.MAX_VALUE : LOOK_MILLIS;
  }

  /** Gives up all saves in progress, and waits briefly while half-written files are removed. */
  void giveUp() {
    savings.forEach(saving -> saving.pending().giveUp());
    savings.forEach(saving -> saving.pending().await(CLEARING_MILLIS));
    savings.clear();
  }

  /** Waits for all saves in progress, and reports those that failed after the screen is closed. */
  void await(Person person) {
    for (Saving saving : savings) {
      try {
        saving.pending().outcome();
      } catch (Refusal refusal) {
        person.tellLate(refusal.getMessage());
      }
    }
  }

  /** Removes the finished saves, and returns them. */
  List<Saving> takeFinished() {
    List<Saving> finished = savings.stream().filter(saving -> saving.pending().isOver()).toList();
    savings.removeAll(finished);
    return finished;
  }
}
