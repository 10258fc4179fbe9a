package dev.banmen.games.othello.record;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Optional;

/**
 * The first 16 bytes of a file of the WTHOR archive; numbers are little-endian. Immutable.
 *
 * @param file what it says of the file itself
 * @param games how many games follow, in a file of games
 * @param names how many names follow, in a file of names
 * @param year the year of the games
 * @param size rows and columns; a 0 in the file means 8
 */
record WthorHeader(WthorFile file, long games, int names, int year, int size) {
  /** Bytes of a header. */
  static final int LENGTH = 16;

  /** Bytes before the moves in a record. */
  static final int BEFORE_MOVES = 8;

  private static final int STANDARD = 8;
  private static final int LARGE = 10;

  /** Reads the header of a file; empty if the file is too short, or its year isn't one. */
  static Optional<WthorHeader> read(byte[] file) {
    if (file.length < LENGTH || (file[1] & 0xff) > 99) {
      return Optional.empty();
    }
    int made = 100 * (file[0] & 0xff) + file[1];
    WthorFile about =
        new WthorFile(made, file[2] & 0xff, file[3] & 0xff, file[14] & 0xff, file[13] & 0xff);
    long games = word(file, 4) | (long) word(file, 6) << 16;
    int size = file[12] == 0 ? STANDARD : file[12] & 0xff;
    return Optional.of(new WthorHeader(about, games, word(file, 8), word(file, 10), size));
  }

  /** Reads two bytes as a number. */
  static int word(byte[] bytes, int at) {
    return bytes[at] & 0xff | (bytes[at + 1] & 0xff) << 8;
  }

  byte[] bytes() {
    ByteBuffer header = ByteBuffer.allocate(LENGTH).order(ByteOrder.LITTLE_ENDIAN);
    header.put((byte) (file.year() / 100)).put((byte) (file.year() % 100));
    header.put((byte) file.month()).put((byte) file.day());
    header.putInt((int) games).putShort((short) names).putShort((short) year);
    header.put((byte) size).put((byte) file.kind()).put((byte) file.depth());
    return header.array();
  }

  /** How many moves a record holds: one per square that is empty at the start. */
  int moves() {
    return size * size - 4;
  }

  /** Bytes of a record. */
  int record() {
    return BEFORE_MOVES + moves();
  }

  /** Whether this can be the header of a file of games. */
  boolean isPlausible() {
    return file.year() < 2200
        && file.month() <= 12
        && file.day() <= 31
        && games <= Integer.MAX_VALUE
        && (games > 0 || names == 0)
        && (year == 0 || year >= 1900 && year < 2200)
        && (size == STANDARD || size == LARGE)
        && file.kind() <= 1
        && file.depth() <= 96;
  }

  /**
   * Whether a file of this length has the games that the header promises, or a dated header and
   * something to show.
   */
  boolean explains(long length) {
    return length == whole() || isDated() && games > 0 && length > LENGTH;
  }

  /** Whether a file of at least this length may have the games that the header promises. */
  boolean explainsMoreThan(long length) {
    return length <= whole() || isDated() && games > 0;
  }

  private long whole() {
    return LENGTH + games * record();
  }

  private boolean isDated() {
    return file.year() >= 1900 && file.month() > 0 && file.day() > 0;
  }
}
