package dev.banmen.games.othello.record;

import dev.banmen.game.record.Bytes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The names of a {@code .JOU} or {@code .TRN}, by number. Immutable. */
final class WthorNames {
  /** Bytes of a player's name. */
  static final int PLAYER = 20;

  /** Bytes of a tournament's name. */
  static final int TOURNAMENT = 26;

  private static final int MOST = 1 << 16;

  private final byte[] names;
  private final int length;

  private WthorNames(byte[] names, int length) {
    this.names = names;
    this.length = length;
  }

  /**
   * Reads the names of a file.
   *
   * @param file empty if there is none: then there are only numbers
   * @param length bytes per name
   */
  static WthorNames read(Optional<Bytes> file, int length) throws IOException {
    byte[] names =
        file.isEmpty() ? new byte[0] : file.get().piece(WthorHeader.LENGTH, MOST * length);
    return new WthorNames(names, length);
  }

  /** Returns the name with this number; {@code #12} if there is none. */
  String name(int number) {
    int from = number * length;
    if (from + length > names.length) {
      return "#" + number;
    }
    int to = from;
    while (to < from + length && names[to] != 0) {
      to++;
    }
    String name = new String(names, from, to - from, StandardCharsets.ISO_8859_1).strip();
    return name.isEmpty() ? "#" + number : name;
  }

  /** Returns the number in a name such as {@code #12}; -1 if it has none. */
  static int number(String name) {
    int number = name.startsWith("#") ? TextWalk.number(name.substring(1), 5) : -1;
    return number < MOST && ("#" + number).equals(name) ? number : -1;
  }
}
