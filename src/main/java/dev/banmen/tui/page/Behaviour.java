package dev.banmen.tui.page;

import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.term.Input;

/**
 * What pages of one kind do with input, and how they are painted. The page itself holds only its
 * state. Stateless.
 *
 * @param <P> the kind of page
 */
public interface Behaviour<P extends Page> {
  /** What follows from an input on this page. */
  PageResult on(P page, Input input, Extent screen);

  /** Paints all of the canvas. */
  void paint(P page, Canvas canvas);
}
