package dev.banmen.record.sgf;

import java.util.List;

/**
 * The places of a file's games: of their first bytes, and after their last ones; its size in bytes,
 * and the kind of its text. Not changed once it is made.
 */
record GameIndex(List<FilePosition> starts, List<FilePosition> ends, long size, Utf8Count text) {
  int games() {
    return starts.size();
  }
}
