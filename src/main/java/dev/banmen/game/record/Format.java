package dev.banmen.game.record;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** A file format of recorded games: recognizes, reads and writes files. Immutable. */
public interface Format {
  /** The name on the command line: lower case, one word, unique. */
  String name();

  /** The format's file extensions, without the dot, in lower case; the first is the default. */
  List<String> endings();

  /**
   * Whether a file may be in this format, by its content alone.
   *
   * @param head its first {@link #HEAD} bytes, or all if there are fewer
   */
  boolean fits(byte[] head);

  /**
   * Returns why a file that does not fit isn't in this format, as far as its start shows; empty if
   * there is no more to say.
   *
   * @param head as for {@link #fits}
   */
  default Optional<InputFault> flaw(byte[] head) {
    return Optional.empty();
  }

  int HEAD = 1 << 16;

  /**
   * Opens the games of a file.
   *
   * @throws InputFault if it isn't in this format, or no part of it can be shown
   */
  Archive open(Bytes file) throws InputFault, IOException;

  /**
   * Says in one line what this format can't hold of these games, such as {@code game 2:
   * variations}; empty if it holds all. A read-only format says so.
   */
  Optional<String> loss(List<Recording> games);

  /** Does the same for games of this format: what came from files beside theirs isn't lost. */
  default Optional<String> lossOfOwn(List<Recording> games) {
    return loss(games);
  }

  /** Whether files in this format are text, without control characters. */
  default boolean isText() {
    return true;
  }

  /** Whether files in this format are read, and never written. */
  default boolean isOnlyRead() {
    return false;
  }

  /** Writes games without what the format can't hold, as plain bytes. */
  void write(List<Recording> games, RecordOutput out) throws IOException;
}
