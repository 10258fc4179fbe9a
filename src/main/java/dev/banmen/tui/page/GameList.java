package dev.banmen.tui.page;

import dev.banmen.record.OpenedFile;

/** A page that lists the games of a file, with one of them chosen. Immutable. */
public interface GameList extends Page {
  OpenedFile opened();

  /** Returns the place of the chosen game in the file, from 0. */
  int game();

  /** Returns this list with the game this many rows below chosen, or the nearest one there is. */
  GameList moved(int by);
}
