package dev.banmen.judge;

import dev.banmen.game.record.Fault;
import dev.banmen.text.Printable;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * The lines on standard error about one input, gathered and written in order: {@code banmen:
 * NAME:LINE: text}. Mutable, one thread. Failures to write to standard error are ignored.
 */
final class Remarks {
  private final OutputStream err;
  private final String start;

  Remarks(OutputStream err, String name) {
    this.err = new BufferedOutputStream(err);
    this.start = "banmen: " + Printable.of(name) + ":";
  }

  void missed(long line, int number, String sentence) {
    put(start + line + ": miss " + number + ": " + sentence);
  }

  /**
   * Reports a fault of the input.
   *
   * @param column from 1, or 0 where it is the whole line
   */
  void fault(long line, long column, String text) {
    String place = Fault.place(line, column);
    put(start + (place.isEmpty() ? "" : place + ":") + " " + text);
  }

  void flush() {
    try {
      err.flush();
    } catch (IOException e) {
      // nobody is left to tell
    }
  }

  private void put(String line) {
    try {
      err.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      // nobody is left to tell
    }
  }
}
