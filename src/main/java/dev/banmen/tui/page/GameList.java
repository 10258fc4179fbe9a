package dev.banmen.tui.page;

import dev.banmen.record.Opened;

/** A page that lists the games of a file, with one of them chosen. Immutable. */
public interface GameList extends Page {
  /** The file. */
  Opened opened();

  /** The place of the chosen game in the file, from 0. */
  int game();

  /** This list with the game chosen that stands so many rows below; the nearest one there is. */
  GameList moved(int by);
}
