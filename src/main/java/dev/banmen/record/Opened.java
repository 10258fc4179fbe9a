package dev.banmen.record;

import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Format;

/**
 * A file of recordings that is open.
 *
 * @param name as the user named it
 * @param format the form it is of
 * @param archive its games
 * @param hindrance why it cannot be saved under its name, in one line: another program writes it,
 *     or its form is only read; empty if it can
 */
public record Opened(String name, Format format, Archive archive, String hindrance) {
  /** Whether it cannot be saved under its name. */
  public boolean isReadOnly() {
    return !hindrance.isEmpty();
  }
}
