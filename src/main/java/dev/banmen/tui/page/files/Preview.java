package dev.banmen.tui.page.files;

import dev.banmen.game.Position;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

/**
 * Looks for the final board of a file or a game on a thread of its own; of several requested ones
 * only the last one counts. For any thread.
 */
final class Preview {
  /** The preview of a file; the position is empty if the file has none. */
  record Seen(String file, Optional<Position> position) {}

  private final Function<String, Optional<Position>> looker;
  private final AtomicReference<String> wanted = new AtomicReference<>("");
  private volatile Seen seen = new Seen("", Optional.empty());
  private boolean works; // whether the thread is running

  Preview(Function<String, Optional<Position>> looker) {
    this.looker = looker;
  }

  /** Requests the preview of a file, unless it was requested already. */
  synchronized void of(String file) {
    wanted.set(file);
    if (!works && !seen.file().equals(file)) {
      works = true;
      Thread thread = new Thread(this::look, "preview");
      thread.setDaemon(true);
      thread.start();
    }
  }

  private void look() {
    while (isWanted()) {
      String file = wanted.get();
      Optional<Position> position;
      try {
        position = looker.apply(file);
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
        position = Optional.empty(); // opening it says why
      }
      seen = new Seen(file, position);
    }
  }

  private synchronized boolean isWanted() {
    works = !seen.file().equals(wanted.get());
    return works;
  }

  Seen seen() {
    return seen;
  }
}
