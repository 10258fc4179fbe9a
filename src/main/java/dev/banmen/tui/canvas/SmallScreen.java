package dev.banmen.tui.canvas;

import dev.banmen.text.Words;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;

/** A screen too small for any page but one of text. Stateless. */
public final class SmallScreen {
  private static final Extent LEAST = Extent.of(20, 8);

  private SmallScreen() {}

  /** Clears a canvas; if it is too small for a page, shows the size needed and returns true. */
  public static boolean says(Canvas canvas, Words words) {
    canvas.fill(Role.TEXT);
    if (is(canvas.extent())) {
      String sentence = words.text("small", LEAST.cols(), LEAST.rows());
      int y = 0;
      for (Line line : Line.wrap(sentence, Role.TEXT, canvas.cols())) {
        canvas.text(0, y++, line.text(), line.role());
      }
      return true;
    }
    return false;
  }

  public static boolean is(Extent screen) {
    return !screen.isAtLeast(LEAST.cols(), LEAST.rows());
  }
}
