package dev.banmen.tui.page;

import com.googlecode.lanterna.TerminalPosition;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.theme.Role;
import java.util.OptionalInt;

/** The places of a list's rows on the screen. Immutable. */
public interface ListRows {
  /** Returns the row at a place of the screen; empty if there is none. */
  OptionalInt at(TerminalPosition place);

  /** Lights the lines of a chosen row, with a bar before them, and returns what to write on. */
  static Canvas raise(Canvas lines, boolean isChosen) {
    if (!isChosen) {
      return lines;
    }
    Canvas raised = lines.on(Role.CARD);
    raised.fill(Role.CARD);
    for (int y = 0; y < lines.rows(); y++) {
      raised.put(0, y, lines.glyphs().bar(), Role.ACCENT);
    }
    return raised;
  }

  /** Lights the line of a chosen row, with a bar before it, and returns what to write there in. */
  static Role light(Canvas line, boolean isChosen) {
    if (!isChosen) {
      return Role.TEXT;
    }
    line.fill(Role.SELECTED);
    line.put(0, 0, line.glyphs().bar(), Role.SELECTED);
    return Role.SELECTED;
  }
}
