package dev.banmen.record.sgf;

/**
 * The places of a file's games: of their first bytes, and after their last ones; its size in bytes,
 * and the kind of its text. Not changed once its parts are joined.
 */
record GameIndex(FilePositions starts, FilePositions ends, long size, Utf8Count text) {
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
