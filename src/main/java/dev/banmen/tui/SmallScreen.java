package dev.banmen.tui;

import dev.banmen.game.Words;

/** A screen too small for any page but one of text. Stateless. */
final class SmallScreen {
  private static final Extent LEAST = Extent.of(20, 8);

  private SmallScreen() {}

  /** Clears a canvas; where it is too small for a page, says what size one needs, and is true. */
  static boolean says(Canvas canvas, Words words) {
    canvas.fill(Role.TEXT);
    if (is(Extent.of(canvas.cols(), canvas.rows()))) {
      String sentence = words.text("small", LEAST.cols(), LEAST.rows());
      int y = 0;
      for (Line line : Line.wrap(sentence, Role.TEXT, canvas.cols())) {
        canvas.text(0, y++, line.text(), line.role());
      }
      return true;
    }
    return false;
  }

  /** Whether a screen of this size is one. */
  static boolean is(Extent screen) {
    return !screen.isAtLeast(LEAST.cols(), LEAST.rows());
  }
}
