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
}
