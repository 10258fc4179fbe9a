package dev.banmen.shell;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.jline.reader.impl.history.DefaultHistory;

/**
 * What was typed before, in a file if there can be one. JLine would log each fault of that file,
 * with a stack trace, between the lines that are typed; it is nothing that a player misses.
 */
final class QuietHistory extends DefaultHistory {
  @Override
  public void load() {
    try {
      super.load();
    } catch (IOException | UncheckedIOException | IllegalArgumentException e) {
      // Somebody else wrote it, or may read it: so nothing was typed before.
    }
  }

  @Override
  public void save() {
    try {
      super.save();
    } catch (IOException | UncheckedIOException e) {
      // So it is forgotten at the end.
    }
  }
}
