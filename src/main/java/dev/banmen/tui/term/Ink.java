package dev.banmen.tui.term;

import com.googlecode.lanterna.TextCharacter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** How a terminal of some depth is told to write like a cell. Mutable, one thread. */
public final class Ink {
  private final Shades shades;

  /** The ink of terminals with that many colours. */
  public Ink(Depth depth) {
    shades = new Shades(depth);
  }

  /** The control sequence that gets it there from plain; empty where the cell is plain. */
  public String begin(TextCharacter cell) {
    Bytes out = new Bytes();
    Pen.change(Pen.PLAIN, shades.pen(cell), out);
    ByteArrayOutputStream sequence = new ByteArrayOutputStream();
    try {
      out.writeTo(sequence);
    } catch (IOException e) {
      throw new IllegalStateException(e); // memory is always writable
    }
    return sequence.toString(StandardCharsets.US_ASCII);
  }
}
