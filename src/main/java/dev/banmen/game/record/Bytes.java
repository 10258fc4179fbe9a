package dev.banmen.game.record;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;

/** The bytes of a file, readable at any place. For any thread. */
public interface Bytes {
  long size();

  /**
   * Reads some of them.
   *
   * @param from the first one's place, from 0
   * @return how many were put into {@code target} from {@code offset}: {@code length}, unless the
   *     file ends first
   */
  int read(long from, byte[] target, int offset, int length) throws IOException;

  /** Reads a piece of them, shorter at the end of the file. */
  default byte[] piece(long from, int length) throws IOException {
    byte[] piece = new byte[(int) Math.max(0, Math.min(length, size() - from))];
    int count = read(from, piece, 0, piece.length);
    return count == piece.length ? piece : Arrays.copyOf(piece, count);
  }

  /**
   * Finds a file that belongs to this one in the same folder: of all with this extension, in upper
   * or lower case, the one with the same base name, or else the only one.
   *
   * @param ending without the dot
   * @return empty if there is none, or it is ambiguous, or these bytes come from no folder
   */
  default Optional<Bytes> beside(String ending) throws IOException {
    return Optional.empty();
  }

  /** Returns all of them as a stream, for one thread. */
  default InputStream stream() {
    return new InputStream() {
      private long at;

      /** Says that more is there, as a reader of packed files asks before it goes on. */
      @Override
      public int available() {
        return (int) Math.min(Integer.MAX_VALUE, Math.max(0, size() - at));
      }

      @Override
      public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
      }

      @Override
      public int read(byte[] target, int offset, int length) throws IOException {
        int count = Bytes.this.read(at, target, offset, length);
        at += count;
        return count == 0 && length > 0 ? -1 : count;
      }
    };
  }

  /** Returns bytes from memory; not copied. */
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
