package dev.banmen.tui.page.home;

import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;

/**
 * A row of a list, with one quiet line below it that says what it is. Immutable.
 *
 * @param about parts, the most important first: the last ones are left out where there is no room
 * @param role of the quiet line
 */
record HomeItem(String name, String about, Role role) {
  private static final int LEAST_ABOUT = 16;

  static HomeItem of(String name, String about) {
    return new HomeItem(name, about, Role.QUIET);
  }

  /** Paints the name and, if there is room, the line about it. */
  void paint(Canvas canvas, int x, int cols, Role nameRole) {
    String more = canvas.glyphs().more();
    String shown = canvas.glyphs().fractions(name);
    canvas.text(x, 0, Line.parts(shown, cols, "", more), nameRole);
    if (canvas.rows() > 1) {
      paintAbout(canvas, x, 1, cols);
    }
  }

  /** Paints what the row is in the line of its name, if there is room for some words. */
  void paintBeside(Canvas canvas, int x) {
    int cols = canvas.cols() - x;
    if (cols >= LEAST_ABOUT) {
      paintAbout(canvas, x, 0, cols);
    }
  }

  private void paintAbout(Canvas canvas, int x, int y, int cols) {
    canvas.text(
        x, y, Line.parts(canvas.glyphs().fractions(about), cols, "", canvas.glyphs().more()), role);
  }
}
