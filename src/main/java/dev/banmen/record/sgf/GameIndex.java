package dev.banmen.record.sgf;

/**
 * The places of a file's games, and the kind of its text. Not changed once its parts are joined.
 *
 * @param starts the place of each game's first byte
 * @param ends the place after each game's last byte
 * @param size of the file, in bytes
 * @param text the counts of its bytes, read as UTF-8
 */
record GameIndex(Spots starts, Spots ends, long size, Utf8Count text) {
  int games() {
    return starts.size();
  }

  /** Joins this part's games and those of the next part, which starts this many lines later. */
  GameIndex and(GameIndex next, int lines) {
    starts.addAll(next.starts, lines);
    ends.addAll(next.ends, lines);
    text.add(next.text);
    return this;
  }
}
