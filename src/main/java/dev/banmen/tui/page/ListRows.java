package dev.banmen.tui.page;

import com.googlecode.lanterna.TerminalPosition;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.theme.Role;
import java.util.OptionalInt;

/** The places of a list's rows on the screen. Immutable. */
public interface ListRows {
  /** The first row of a list: below the title, and a blank line or the heads of columns. */
  int TOP = 2;

  /** The least height of a screen with a blank line above the keys. */
  int ROOMY = 20;

  /** Returns the row at a place of the screen; empty if there is none. */
  OptionalInt at(TerminalPosition place);

  /** Returns the place of a list this wide at most, between the title of its page and the keys. */
  static Extent area(Extent screen, int cols) {
    int below = screen.rows() >= ROOMY ? 2 : 1;
    int room = Math.max(1, screen.rows() - TOP - below);
    return new Extent(1, TOP, Math.min(cols, screen.cols() - 2), room);
  }

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

  /** Returns a value between the signs that it can be stepped, close to them if need be. */
  static String stepped(String value, int cols) {
    String wide = "< " + value + " >";
    return CellText.width(wide) <= cols ? wide : "<" + value + ">";
  }
}
