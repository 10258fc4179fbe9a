package dev.banmen.record.sgf;

/**
 * Where the games of a file begin and end, and what kind of text the file is. Immutable.
 *
 * @param starts the place of each game's first byte
 * @param ends the place after each game's last byte
 * @param size of the file, in bytes
 * @param foreign the offset of the first byte beyond ASCII; -1 if there is none
 * @param characters how many characters beyond ASCII it has, read as UTF-8
 * @param torn how many characters of UTF-8 lack their end
 * @param broken how many other bytes are not UTF-8
 */
record GameIndex(
    Spots starts, Spots ends, long size, long foreign, long characters, long torn, long broken) {
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
        torn + next.torn,
        broken + next.broken);
  }

  /** Whether its text is UTF-8 without a fault. */
  boolean isFaultlessUtf8() {
    return torn == 0 && broken == 0;
  }

  /**
   * Whether its text can be taken for UTF-8, a few damaged characters apart: if it says so, unless
   * most of it is something else; if not, only where nearly all of it is UTF-8. A torn character
   * does not count against it, as no other charset has such bytes by chance.
   */
  boolean isUtf8(boolean isDeclared) {
    if (isFaultlessUtf8()) {
      return true;
    }
    return isDeclared ? characters + torn >= broken : characters > 4 * broken + torn;
  }
}
