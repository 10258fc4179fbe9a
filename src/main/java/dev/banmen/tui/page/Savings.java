package dev.banmen.tui.page;

import dev.banmen.app.Pending;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.record.OpenedFile;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The saves in progress, and those whose result was not shown yet. Mutable, one thread. */
public final class Savings {
  /**
   * Something that is being saved in a person's own files while pages go on: settings, progress.
   *
   * @param saved shows that it is saved
   * @param refused shows why it is not
   */
  record OwnSaving<T>(Pending<T> pending, Consumer<T> saved, Consumer<Refusal> refused) {
    /** Shows how it went, once it is over; false if it could not be saved. */
    boolean show() {
      T result;
      try {
        result = pending.outcome();
      } catch (Refusal refusal) {
        refused.accept(refusal);
        return false;
      }
      saved.accept(result);
      return true;
    }
  }

  /** How often to check whether a file has been written. */
  static final long LOOK_MILLIS = 50;

  private static final long CLEARING_MILLIS = 200;

  private final List<Saving> savings = new ArrayList<>();
  private final List<OwnSaving<?>> own = new ArrayList<>();

  public void add(Saving saving) {
    savings.add(saving);
  }

  void add(OwnSaving<?> saving) {
    own.add(saving);
  }

  public boolean isSaving(OpenedFile file) {
    return savings.stream().anyMatch(saving -> saving.file() == file);
  }

  public boolean isEmpty() {
    return savings.isEmpty() && own.isEmpty();
  }

  /** Whether a file is being written just now. */
  boolean isWriting() {
    return savings.stream().anyMatch(saving -> !saving.pending().isOver())
        || own.stream().anyMatch(saving -> !saving.pending().isOver());
  }

  /** Returns when to look again; {@link Long#MAX_VALUE} for never. */
  long waitMillis() {
    return isEmpty() ? Long.MAX_VALUE : LOOK_MILLIS;
  }

  /** Gives up all saves in progress, and waits briefly while half-written files are removed. */
  void giveUp() {
    savings.forEach(saving -> saving.pending().giveUp());
    savings.forEach(saving -> saving.pending().await(CLEARING_MILLIS));
    savings.clear();
    own.clear();
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
    for (OwnSaving<?> saving : own) {
      try {
        saving.pending().outcome();
      } catch (Refusal refusal) {
        person.tellLate(refusal.getMessage());
      }
    }
  }

  /** The same of a person's own files, the oldest first. */
  List<OwnSaving<?>> takeOwnFinished() {
    List<OwnSaving<?>> finished = own.stream().filter(saving -> saving.pending().isOver()).toList();
    own.removeAll(finished);
    return finished;
  }

  /** Removes the finished saves, and returns them. */
  List<Saving> takeFinished() {
    List<Saving> finished = savings.stream().filter(saving -> saving.pending().isOver()).toList();
    savings.removeAll(finished);
    return finished;
  }
}
