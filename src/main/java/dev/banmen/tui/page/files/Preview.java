package dev.banmen.tui.page.files;

import dev.banmen.schedule.DaemonThreads;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

/**
 * Looks into files or games on a thread of its own; of several requested ones only the last one
 * counts. For any thread.
 *
 * @param <T> what is found in one
 */
final class Preview<T> {
  /** The contents of a file, a folder or a game; empty if there is nothing to show. */
  record Seen<T>(String name, Optional<T> found) {}

  private final Function<String, Optional<T>> looker;
  private final AtomicReference<String> wanted = new AtomicReference<>("");
  private volatile Seen<T> seen = new Seen<>("", Optional.empty());
  private boolean works; // whether the thread is running

  Preview(Function<String, Optional<T>> looker) {
    this.looker = looker;
  }

  /** Requests the preview of this name, unless it was requested already. */
  synchronized void of(String name) {
    wanted.set(name);
    if (!works && !seen.name().equals(name)) {
      works = true;
      DaemonThreads.start("preview", this::look);
    }
  }

  private void look() {
    while (isWanted()) {
      String name = wanted.get();
      Optional<T> found;
      try {
        found = looker.apply(name);
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
        found = Optional.empty(); // opening it says why
      }
      seen = new Seen<>(name, found);
    }
  }

  private synchronized boolean isWanted() {
    works = !seen.name().equals(wanted.get());
    return works;
  }

  Seen<T> seen() {
    return seen;
  }
}
