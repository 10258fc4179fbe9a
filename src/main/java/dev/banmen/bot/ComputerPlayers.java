package dev.banmen.bot;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.bot.Bots;
import dev.banmen.session.ComputerSeat;
import java.util.Optional;

/** Finds computer players for any game. Stateless. */
public final class ComputerPlayers {
  /** The level of a computer player of whom no level is given, if the game has as many. */
  private static final int DEFAULT_LEVEL = 3;

  private ComputerPlayers() {}

  /**
   * Reads a computer player as people write it: {@code bot:5}, or {@code bot} without a level.
   * Empty if it is no computer; the level may be too high.
   *
   * @param levels the number of levels in the game
   */
  public static Optional<ComputerSeat> seat(String who, int levels) {
    return who.equals("bot")
        ? Optional.of(new ComputerSeat(Math.min(DEFAULT_LEVEL, levels), Optional.empty()))
        : ComputerSeat.parse(who);
  }

  /** Returns the family's own computer players, or those that play any game by its rules alone. */
  public static Bots of(Family family) {
    return family instanceof Bots own ? own : new TreeSearchBots();
  }

  /** Returns how many levels there are in one of the family's games. */
  public static int levels(Family family, Game game) {
    return of(family).levels(game);
  }
}
