package dev.banmen.games.dots;

import dev.banmen.game.Answer;
import java.io.IOException;
import java.util.Arrays;

/** Numbers of steps, kept as they will be printed: separated by blanks. Mutable, one thread. */
final class StepList {
  private static final int LONGEST = 20; // a long's digits and a blank

  private byte[] text = new byte[4096];
  private int size;

  /** Adds a number, 1 or more. */
  void add(long step) {
    if (size + LONGEST > text.length) {
      text = Arrays.copyOf(text, 2 * text.length);
    }
    if (size > 0) {
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
  void write(Answer out) throws IOException {
    out.put(size == 0 ? new byte[] {'-', '1'} : Arrays.copyOf(text, size));
  }
}
