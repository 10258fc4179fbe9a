package dev.banmen.tui.term;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** The bytes of a bracketed paste, up to the sequence that ends it. Mutable, one thread. */
final class PasteBuffer {
  private static final byte[] END = {0x1b, '[', '2', '0', '1', '~'};

  /** The length of a small game record; the rest of a longer paste is dropped. */
  private static final int LONGEST = 1 << 20;

  private ByteArrayOutputStream bytes = new ByteArrayOutputStream();
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
        keep(b);
      }
    }
    return matched == END.length;
  }

  private void keep(int b) {
    if (bytes.size() < LONGEST) {
      bytes.write(b);
    }
  }

  String take() {
    String text = bytes.toString(StandardCharsets.UTF_8);
    bytes = new ByteArrayOutputStream(); // a long paste leaves no large buffer
    matched = 0;
    return text;
  }
}
