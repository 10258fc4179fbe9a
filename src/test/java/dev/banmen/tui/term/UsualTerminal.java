package dev.banmen.tui.term;

import java.io.OutputStream;

/** A terminal like nearly all others: it erases in the current colours. */
public final class UsualTerminal {
  private UsualTerminal() {}

  /** One that writes there. */
  public static CompactScreen of(OutputStream out, Depth depth, int cols, int rows) {
    CompactScreen terminal = new CompactScreen(out, depth, cols, rows);
    terminal.erasesInColour(true);
    return terminal;
  }
}
