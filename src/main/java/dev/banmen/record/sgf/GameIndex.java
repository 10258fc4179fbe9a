package dev.banmen.record.sgf;

/**
 * The places of a file's games: of their first bytes, and after their last ones; its size in bytes,
 * and the kind of its text. Not changed once it is made.
 */
record GameIndex(FilePositions starts, FilePositions ends, long size, Utf8Count text) {
  int games() {
    return starts.size();
  }
}
