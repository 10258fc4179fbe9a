package dev.banmen.bot;

import dev.banmen.game.Game;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;

/**
 * Computer players that know nothing of a game but its rules: they play it to its end many times,
 * more often where that went well. Immutable.
 */
final class TreeSearchBots implements Bots {
  /** How many games each level plays out for a move. */
  private static final int[] PLAYOUTS = {40, 150, 600, 2400, 10_000};

  @Override
  public int levels(Game game) {
    return PLAYOUTS.length;
  }

  @Override
  public Bot bot(Game game, int level) {
    return new TreeSearchBot(PLAYOUTS[level - 1]);
  }
}
