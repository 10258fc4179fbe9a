package dev.banmen.record.sgf;

/**
 * Where the games of a file begin and end, and what kind of text the file is. Not changed once its
 * parts are joined.
 *
 * @param starts the place of each game's first byte
 * @param ends the place after each game's last byte
 * @param size of the file, in bytes
 * @param text what its bytes are, read as UTF-8
 */
record GameIndex(Spots starts, Spots ends, long size, Utf8Count text) {
  int games() {
    return starts.size();
  }

  /** The games of this part of a file, and of the next, which follows so many lines. */
  GameIndex and(GameIndex next, int lines) {
    starts.addAll(next.starts, lines);
    ends.addAll(next.ends, lines);
    text.add(next.text);
    return this;
  }
}
