package dev.banmen.survey;

import dev.banmen.storage.FileStamp;

/**
 * A file as it was when its games were read for an index. Immutable.
 *
 * @param name its path, or that from the folder which the index is about
 * @param first the number of its first game in the index
 * @param games how many it has; below 0 if it can't be read
 */
public record IndexedFile(String name, FileStamp stamp, int first, int games) {
  /** In place of how many games it has: it can't be read. */
  static final int UNREADABLE = -1;

  /** The number after that of its last game. */
  public int end() {
    return first + Math.max(0, games);
  }
}
