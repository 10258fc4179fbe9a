package dev.banmen.tui.page;

import dev.banmen.app.Pending;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.record.OpenedFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The saves in progress, and those whose result was not shown yet, in the order they began.
 * Mutable, one thread.
 */
public final class PendingSaves {
  /**
   * Something that is being saved while pages go on.
   *
   * @param file which is replaced; empty for the person's own files: settings, progress
   * @param saved shows that it is saved
   * @param refused shows why it is not
   */
  private record Unfinished<T>(
      Optional<OpenedFile> file, Pending<T> pending, Consumer<T> saved, Consumer<Refusal> refused) {
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

  private final List<Unfinished<?>> all = new ArrayList<>();
  private final BiConsumer<Saving, OpenedFile> fileSaved;
  private final BiConsumer<Saving, Refusal> fileRefused;

  /**
   * No saves yet.
   *
   * @param fileSaved shows that a file is saved
   * @param fileRefused shows why it is not
   */
  PendingSaves(BiConsumer<Saving, OpenedFile> fileSaved, BiConsumer<Saving, Refusal> fileRefused) {
    this.fileSaved = fileSaved;
    this.fileRefused = fileRefused;
  }

  public void add(Saving saving) {
    all.add(
        new Unfinished<>(
            Optional.of(saving.file()),
            saving.pending(),
            now -> fileSaved.accept(saving, now),
            refusal -> fileRefused.accept(saving, refusal)));
  }

  /**
   * Adds a save in a person's own files.
   *
   * @param saved shows that it is saved
   * @param refused shows why it is not
   */
  <T> void add(Pending<T> pending, Consumer<T> saved, Consumer<Refusal> refused) {
    all.add(new Unfinished<>(Optional.empty(), pending, saved, refused));
  }

  public boolean isSaving(OpenedFile file) {
    return files().anyMatch(saving -> saving.file().get() == file);
  }

  private Stream<Unfinished<?>> files() {
    return all.stream().filter(saving -> saving.file().isPresent());
  }

  public boolean isEmpty() {
    return all.isEmpty();
  }

  /** Whether a file is being written just now. */
  boolean isWriting() {
    return all.stream().anyMatch(saving -> !saving.pending().isOver());
  }

  /** Returns when to look again; {@link Long#MAX_VALUE} for never. */
  long waitMillis() {
    return isEmpty() ? Long.MAX_VALUE : LOOK_MILLIS;
  }

  /** Gives up all saves in progress, and waits briefly while half-written files are removed. */
  void giveUp() {
    files().forEach(saving -> saving.pending().giveUp());
    files().forEach(saving -> saving.pending().await(CLEARING_MILLIS));
    all.clear();
  }

  /** Waits for all saves in progress, and reports those that failed after the screen is closed. */
  void await(Person person) {
    for (Unfinished<?> saving : all) {
      try {
        saving.pending().outcome();
      } catch (Refusal refusal) {
        person.tellLate(refusal.getMessage());
      }
    }
  }

  /** Shows the result of each finished save; false if one failed. */
  boolean showFinished() {
    List<Unfinished<?>> finished =
        all.stream().filter(saving -> saving.pending().isOver()).toList();
    all.removeAll(finished);
    boolean areSaved = true;
    for (Unfinished<?> saving : finished) {
      areSaved &= saving.show();
    }
    return areSaved;
  }
}
