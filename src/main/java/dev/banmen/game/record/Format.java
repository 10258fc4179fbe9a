package dev.banmen.game.record;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** A written form of recorded games: how files of it are told, read and written. Immutable. */
public interface Format {
  /** The name on the command line: lower case, one word, unique. */
  String name();

  /** How the names of its files end, without the dot, in lower case; the first is the usual one. */
  List<String> endings();

  /**
   * Whether a file may be of this form, by its content alone.
   *
   * @param head its first bytes, all of them if they are fewer than {@link #HEAD}
   */
  boolean fits(byte[] head);

  /**
   * Why a file that does not fit is not of this form, as far as its beginning tells; empty where
   * there is no more to say than that.
   *
   * @param head as {@link #fits} is given it
   */
  default Optional<InputFault> flaw(byte[] head) {
    return Optional.empty();
  }

  /** How many bytes {@link #fits} is given. */
  int HEAD = 1 << 16;

  /**
   * The games of a file.
   *
   * @throws InputFault if it is not of this form, or nothing of it can be shown
   */
  Archive open(Bytes file) throws InputFault, IOException;

  /**
   * The same form read by the letter: its notes tell of what it allows but hardly anybody means,
   * too.
   */
  default Format strict() {
    return this;
  }

  /**
   * What this form cannot hold of these games, in one line, such as {@code game 2: variations};
   * empty if it holds all. A form that is only read says so.
   */
  Optional<String> loss(List<Recording> games);

  /**
   * The same of games as they were read from a file of this form: what stood in other files than
   * that is not lost.
   */
  default Optional<String> lossOfOwn(List<Recording> games) {
    return loss(games);
  }

  /** Whether files of this form are text, which holds no characters for machines alone. */
  default boolean isText() {
    return true;
  }

  /** Whether files of this form are read, and never written. */
  default boolean isOnlyRead() {
    return false;
  }

  /**
   * Writes games, leaving out what the form cannot hold.
   *
   * @param out plain bytes; nobody explains misses to it
   */
  void write(List<Recording> games, JudgeOutput out) throws IOException;
}
