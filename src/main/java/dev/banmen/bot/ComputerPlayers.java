package dev.banmen.bot;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.bot.Bots;

/** Finds computer players for any game. Stateless. */
public final class ComputerPlayers {
  private ComputerPlayers() {}

  /** Returns the family's own computer players, or those that play any game by its rules alone. */
  public static Bots of(Family family) {
    return family instanceof Bots own ? own : new TreeSearchBots();
  }

  /** Returns how many levels there are in one of the family's games. */
  public static int levels(Family family, Game game) {
    return of(family).levels(game);
  }
}
