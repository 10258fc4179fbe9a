package dev.banmen.tui.page;

import dev.banmen.schedule.DaemonThreads;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

/**
 * Looks into files or games on a thread of its own; of several requested ones only the last one
 * counts. For any thread.
 *
 * @param <K> what names one
 * @param <T> what is found in one
 */
public final class Preview<K, T> {
  /** The contents of a file, a folder or a game; empty if there is nothing to show. */
  public record Seen<K, T>(K name, Optional<T> found) {}

  private final Function<K, Optional<T>> looker;
  private final AtomicReference<K> wanted;
  private volatile Seen<K, T> seen;
  private boolean works; // whether the thread is running

  /**
   * Looks into nothing yet.
   *
   * @param none names nothing
   */
  public Preview(K none, Function<K, Optional<T>> looker) {
    this.looker = looker;
    wanted = new AtomicReference<>(none);
    seen = new Seen<>(none, Optional.empty());
  }

  /** Requests the preview of this name, unless it was requested already. */
  public synchronized void of(K name) {
    wanted.set(name);
    if (!works && !seen.name().equals(name)) {
      works = true;
      DaemonThreads.start("preview", this::look);
    }
  }

  private void look() {
    while (isWanted()) {
      K name = wanted.get();
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

  /** What was looked into last. */
  public Seen<K, T> seen() {
    return seen;
  }
}
