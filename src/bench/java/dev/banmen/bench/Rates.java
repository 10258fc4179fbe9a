package dev.banmen.bench;

import dev.banmen.games.dots.DotsBench;
import dev.banmen.games.go.Playouts;
import dev.banmen.games.othello.board.OthelloBench;

/**
 * Measures how fast the boards are in one thread: random games, playouts, perft. One line here for
 * each game.
 */
public final class Rates {
  private Rates() {}

  /** Prints every game's rates. */
  public static void main(String[] args) {
    Playouts.main(new String[0]);
    OthelloBench.main(new String[0]);
    DotsBench.main(new String[0]);
  }
}
