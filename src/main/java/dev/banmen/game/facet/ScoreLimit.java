package dev.banmen.game.facet;

import dev.banmen.game.Game;

/** A {@link Game} whose score counts pieces, of which its board has only so many. */
public interface ScoreLimit {
  /** Returns the most points that both sides can have together; 0 for a game without a limit. */
  static int of(Game game) {
    return game instanceof ScoreLimit limited ? limited.mostPoints() : 0;
  }

  /** Returns how many pieces count when the board is full: discs, boxes. */
  int mostPoints();
}
