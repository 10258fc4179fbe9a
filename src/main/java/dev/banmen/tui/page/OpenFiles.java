package dev.banmen.tui.page;

import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.record.OpenedFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The files that pages are about, the saves in progress, and those whose result was not shown yet,
 * in the order they began. Mutable, one thread.
 */
public final class OpenFiles {
  /** Writes to the person's own files: settings, progress, results. Any thread. */
  public interface OwnWrite {
    void write() throws Refusal;
  }

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
  public static final long LOOK_MILLIS = 50;

  private static final long CLEARING_MILLIS = 200;

  private final List<Unfinished<?>> all = new ArrayList<>();
  private final Pages pages;

  OpenFiles(Pages pages) {
    this.pages = pages;
  }

  /** Shows a file's contents over a page: at once, or when it has been read. */
  public void open(String file, Page over, OpeningPage.First first) throws Refusal {
    Pending<OpenedFile> pending = pages.person().files().openAsync(file);
    OpeningPage page = OpeningPage.of(pages.words(), file, pending, first);
    pages.pushOther(pending.isOver() ? page.opened() : page, over);
  }

  /** Updates all pages after a file was saved. */
  public void rewritten(Saving saving, OpenedFile now) {
    pages.replaceAll(page -> page instanceof FilePage of ? of.rewritten(saving, now) : page);
  }

  /** Closes a file that no page is about any more. */
  public void closeIfUnused(OpenedFile file) {
    boolean isSeen = pages.any(page -> page instanceof FilePage of && of.about() == file);
    if (!isSeen && !isSaving(file)) {
      pages.person().files().close(file);
    }
  }

  /** Adds a file that is being saved while pages go on; the current page says how that went. */
  public void add(Saving saving) {
    all.add(
        new Unfinished<>(
            Optional.of(saving.file()),
            saving.pending(),
            now -> {
              rewritten(saving, now);
              say(pages.words().text("saved", now.name()));
              closeIfUnused(now);
            },
            refusal -> {
              say(refusal.getMessage());
              closeIfUnused(saving.file());
            }));
  }

  private void say(String sentence) {
    pages.show(pages.shown().saying(sentence));
  }

  /** Saves something in the person's own files; the current page says if it can't, now or later. */
  public void save(OwnWrite work) {
    save(work, () -> {});
  }

  /** Saves something in the person's own files, and then shows that it is saved. */
  public void save(OwnWrite work, Runnable saved) {
    Pending.Work<Boolean> written =
        watch -> {
          work.write();
          return true;
        };
    save(written, yes -> saved.run(), refusal -> say(refusal.getMessage()));
  }

  /**
   * Saves something in the person's own files by work with a result, and shows how that went.
   *
   * @param saved shows that it is saved
   * @param refused shows why it is not
   */
  public <T> void save(Pending.Work<T> work, Consumer<T> saved, Consumer<Refusal> refused) {
    Pending<T> pending = pages.person().withOwnFiles(work);
    all.add(new Unfinished<>(Optional.empty(), pending, saved, refused));
    showFinished();
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
  void await() {
    for (Unfinished<?> saving : all) {
      try {
        saving.pending().outcome();
      } catch (Refusal refusal) {
        pages.person().tellLate(refusal.getMessage());
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
