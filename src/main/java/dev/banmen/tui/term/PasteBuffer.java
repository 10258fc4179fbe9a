package dev.banmen.tui.term;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The bytes of a bracketed paste, up to the sequence that ends it. Mutable, one thread. */
final class PasteBuffer {
  private static final byte[] END = {0x1b, '[', '2', '0', '1', '~'};

  /** The length of a small game record; the rest of a longer paste is dropped. */
  private static final int LONGEST = 1 << 20;

  private byte[] bytes = new byte[64];
  private int size;
  private int matched; // bytes of END seen last

  /** Adds a byte, and returns whether it ended the paste. */
  boolean add(int b) {
    if (b == END[matched]) {
      matched++;
    } else {
      for (int i = 0; i < matched; i++) {
        keep(END[i]);
      }
      matched = b == END[0] ? 1 : 0; // only the first byte of END is an ESC
      if (matched == 0) {
        keep((byte) b);
      }
    }
    return matched == END.length;
  }

  private void keep(byte b) {
    if (size == bytes.length && size < LONGEST) {
      bytes = Arrays.copyOf(bytes, size * 2);
    }
    if (size < bytes.length) {
      bytes[size++] = b;
    }
  }

  /** Returns the pasted text and empties the buffer. */
  String take() {
    String text = new String(bytes, 0, size, StandardCharsets.UTF_8);
    bytes = new byte[64];
    size = 0;
    matched = 0;
    return text;
  }
}
