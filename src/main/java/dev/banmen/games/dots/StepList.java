package dev.banmen.games.dots;

import dev.banmen.game.record.RecordOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Numbers of steps, stored as they will be printed: separated by blanks, and in pieces, so growing
 * copies nothing. Mutable, one thread.
 */
final class StepList {
  private static final int LONGEST = 20; // a long's digits and a blank
  private static final int PIECE = 1 << 14;

  private final List<byte[]> full = new ArrayList<>();
  private final byte[] text = new byte[PIECE]; // the part after them
  private int size;

  /** Adds a number, 1 or more. */
  void add(long step) {
    if (size + LONGEST > PIECE) {
      full.add(Arrays.copyOf(text, size));
      text[0] = ' ';
      size = 1;
    } else if (size > 0) {
      text[size++] = ' ';
    }
    int digits = 1;
    for (long rest = step; rest >= 10; rest /= 10) {
      digits++;
    }
    long rest = step;
    for (int i = size + digits - 1; i >= size; i--) {
      text[i] = (byte) ('0' + rest % 10);
      rest /= 10;
    }
    size += digits;
  }

  /** Writes the numbers, or -1 if there are none. */
  void write(RecordOutput out) throws IOException {
    if (size == 0) {
      out.put("-1");
      return;
    }
    for (byte[] piece : full) {
      out.put(piece);
    }
    out.put(text, size);
  }
}
