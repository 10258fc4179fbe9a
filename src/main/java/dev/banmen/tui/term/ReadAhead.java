package dev.banmen.tui.term;

/** Bytes read from a terminal and not parsed yet, in order. Mutable, one thread at a time. */
final class ReadAhead {
  private static final int LEAST = 1 << 12;

  private byte[] bytes = new byte[LEAST];
  private int from;
  private int to;

  int size() {
    return to - from;
  }

  boolean isEmpty() {
    return from == to;
  }

  void add(byte[] more, int begin, int end) {
    makeRoom(end - begin);
    System.arraycopy(more, begin, bytes, to, end - begin);
    to += end - begin;
  }

  private void makeRoom(int length) {
    if (bytes.length - to >= length) {
      return;
    }
    int size = size();
    boolean fits = size + length <= bytes.length / 4 * 3; // else bytes would be moved too often
    byte[] target = fits ? bytes : new byte[room(size + length)];
    System.arraycopy(bytes, from, target, 0, size);
    bytes = target;
    from = 0;
    to = size;
  }

  private static int room(int size) {
    return Math.max(LEAST, Integer.highestOneBit(size) * 2);
  }

  /**
   * Feeds the next bytes to a parser.
   *
   * @param most the most bytes
   * @return how many bytes were fed
   */
  int feed(KeyParser parser, int most) {
    int end = Math.min(to, from + most);
    int count = end - from;
    parser.feed(bytes, from, end);
    from = end;
    if (isEmpty()) {
      from = 0;
      to = 0;
      bytes = bytes.length > LEAST ? new byte[LEAST] : bytes; // a flood is over
    }
    return count;
  }
}
