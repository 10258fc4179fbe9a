package dev.banmen.record.sgf;

/**
 * Where the games of a file begin and end, and what kind of text the file is. Immutable.
 *
 * @param starts the place of each game's first byte
 * @param ends the place after each game's last byte
 * @param size of the file, in bytes
 * @param foreign the offset of the first byte beyond ASCII; -1 if there is none
 * @param characters how many characters beyond ASCII it has, read as UTF-8
 * @param broken how many of its bytes are no UTF-8
 */
record GameIndex(Spots starts, Spots ends, long size, long foreign, long characters, long broken) {
  int games() {
    return starts.size();
  }

  /** The games of this part of a file, and of the next, which follows so many lines. */
  GameIndex and(GameIndex next, int lines) {
    starts.addAll(next.starts, lines);
    ends.addAll(next.ends, lines);
    return new GameIndex(
        starts,
        ends,
        size,
        foreign < 0 ? next.foreign : foreign,
        characters + next.characters,
        broken + next.broken);
  }

  /** Whether its text can be taken for UTF-8, a few damaged characters apart. */
  boolean isUtf8() {
    return broken == 0 || characters > 4 * broken;
  }
}
