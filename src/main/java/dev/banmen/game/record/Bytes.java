package dev.banmen.game.record;

import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;

/** The bytes of a file, to be read at any place. For any thread. */
public interface Bytes {
  /** How many there are. */
  long size();

  /**
   * Reads some of them.
   *
   * @param from the first one's place, from 0
   * @return how many were put into {@code target} from {@code offset}: {@code length}, unless the
   *     file ends before
   */
  int read(long from, byte[] target, int offset, int length) throws IOException;

  /**
   * A piece of them.
   *
   * @param length cut where the file ends
   */
  default byte[] piece(long from, int length) throws IOException {
    byte[] piece = new byte[(int) Math.max(0, Math.min(length, size() - from))];
    int count = read(from, piece, 0, piece.length);
    return count == piece.length ? piece : Arrays.copyOf(piece, count);
  }

  /**
   * A file that belongs to this one, in the same folder: of all whose names end so, in upper or
   * lower case, the one that is otherwise named as this one, or else the only one.
   *
   * @param ending without the dot
   * @return empty if there is none, or none can be told from others; bytes that come from no folder
   *     have none
   */
  default Optional<Bytes> beside(String ending) throws IOException {
    return Optional.empty();
  }

  /** Bytes that are at hand; not copied. */
  static Bytes of(byte[] bytes) {
    return new Bytes() {
      @Override
      public long size() {
        return bytes.length;
      }

      @Override
      public int read(long from, byte[] target, int offset, int length) {
        int count = (int) Math.max(0, Math.min(length, bytes.length - from));
        System.arraycopy(bytes, (int) Math.min(from, bytes.length), target, offset, count);
        return count;
      }
    };
  }
}
