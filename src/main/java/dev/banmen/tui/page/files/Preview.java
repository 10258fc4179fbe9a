package dev.banmen.tui.page.files;

import dev.banmen.app.FileStore;
import dev.banmen.game.Position;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The board that a file ends in, looked for on a thread of its own; of several files that were
 * asked for only the last one counts. For any thread.
 */
final class Preview {
  /** What is seen of a file; the position is empty if there is none in it. */
  record Seen(String file, Optional<Position> position) {}

  private final FileStore files;
  private final AtomicReference<String> wanted = new AtomicReference<>("");
  private volatile Seen seen = new Seen("", Optional.empty());
  private boolean works; // whether there is a thread

  Preview(FileStore files) {
    this.files = files;
  }

  /** Has a file looked at, unless it was. */
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
        position = files.preview(file);
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
        position = Optional.empty(); // opening it will say why
      }
      seen = new Seen(file, position);
    }
  }

  private synchronized boolean isWanted() {
    works = !seen.file().equals(wanted.get());
    return works;
  }

  /** What was seen last. */
  Seen seen() {
    return seen;
  }
}
