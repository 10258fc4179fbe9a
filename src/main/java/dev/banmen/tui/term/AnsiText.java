package dev.banmen.tui.term;

import com.googlecode.lanterna.TextCharacter;

/** Writes like cells for terminals of some depth. Mutable, one thread. */
public final class AnsiText {
  private static final String PLAIN = "\033[m";

  private final PenCache pens;

  public AnsiText(Depth depth) {
    pens = new PenCache(depth);
  }

  /**
   * Returns the rows of a buffer as lines for a terminal that shows them as they come, each
   * starting and ending plain.
   */
  public String lines(BufferGraphics sheet) {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < sheet.rows(); row++) {
      String pen = "";
      for (int col = 0; col < sheet.cols(); col++) {
        TextCharacter cell = sheet.cell(col, row);
        if (cell == null) {
          continue; // the right half of the character before
        }
        String wanted = begin(cell);
        if (!wanted.equals(pen)) {
          text.append(pen.isEmpty() ? "" : PLAIN).append(wanted);
          pen = wanted;
        }
        text.append(cell.getCharacterString());
      }
      text.append(pen.isEmpty() ? "" : PLAIN).append('\n');
    }
    return text.toString();
  }

  /** Returns the control sequence from plain to a cell's look; empty if the cell is plain. */
  public String begin(TextCharacter cell) {
    PaintBytes out = new PaintBytes();
    Sgr.change(Sgr.PLAIN, pens.pen(cell), out);
    return out.toString();
  }
}
