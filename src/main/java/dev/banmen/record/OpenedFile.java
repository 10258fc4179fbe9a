package dev.banmen.record;

import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Format;

/**
 * An open file of recordings.
 *
 * @param name as the user gave it
 * @param hindrance why it can't be saved under its name, in one line: another program is writing
 *     it, or its format is read-only; empty if it can
 */
public record OpenedFile(String name, Format format, Archive archive, String hindrance) {
  /** Whether it can't be saved under its name. */
  public boolean isReadOnly() {
    return !hindrance.isEmpty();
  }
}
