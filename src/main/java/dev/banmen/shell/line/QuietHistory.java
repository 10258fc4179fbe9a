package dev.banmen.shell.line;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.jline.reader.impl.history.DefaultHistory;

/**
 * The history of typed lines, in a file if possible. JLine would log each fault of that file with a
 * stack trace between the typed lines; here they are ignored, as no player would miss it.
 */
public final class QuietHistory extends DefaultHistory {
  @Override
  public void load() {
    try {
      super.load();
    } catch (IOException | UncheckedIOException | IllegalArgumentException e) {
      // Somebody else wrote it, or may read it: start with an empty history.
    }
  }

  @Override
  public void save() {
    try {
      super.save();
    } catch (IOException | UncheckedIOException e) {
      // It is forgotten at the end.
    }
  }
}
