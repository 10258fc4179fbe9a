package dev.banmen.tui;

import dev.banmen.tui.term.Input;

/**
 * What fills the screen. Immutable: input gives the next page, and painting is the same for the
 * same page and size, so a test feeds keys and reads the screen.
 */
interface Page {
  /**
   * What follows from an input.
   *
   * @param screen the screen this page is shown on, for what the mouse points at
   */
  PageStep on(Input input, Extent screen);

  /** Paints all of the canvas. */
  void paint(Canvas canvas);
}
