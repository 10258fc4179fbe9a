package dev.banmen.tui.page;

import dev.banmen.record.PastedMoves;

/** A page on which moves can be pasted. Immutable. */
public interface MovesPage extends Page {
  /** Plays pasted moves; it says how many were accepted. */
  PageResult played(PastedMoves moves);
}
