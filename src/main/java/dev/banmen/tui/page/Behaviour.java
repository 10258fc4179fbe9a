package dev.banmen.tui.page;

import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.term.Input;

/**
 * Handles the input of pages of one kind, and paints them. The page itself holds only its state, so
 * that its keys, commands, mouse, panes and words know it, and it knows none of them. Stateless.
 *
 * @param <P> the kind of page
 */
public interface Behaviour<P extends Page> {
  PageResult on(P page, Input input, Extent screen);

  void paint(P page, Canvas canvas);

  /** Returns a page after news of what it shows; see {@link Page#refreshed}. */
  default P refreshed(P page) {
    return page;
  }

  /** Returns a page as it is about to be shown; see {@link Page#settled}. */
  default P settled(P page) {
    return page;
  }

  /** Whether a message that was asked for doesn't fit in its place. */
  default boolean isCut(P page, Extent screen) {
    return false;
  }
}
