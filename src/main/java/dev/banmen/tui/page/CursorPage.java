package dev.banmen.tui.page;

import dev.banmen.game.Site;

/** A page with a cursor on a board. Immutable. */
public interface CursorPage extends Page {
  Site cursor();
}
