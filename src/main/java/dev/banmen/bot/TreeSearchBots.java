package dev.banmen.bot;

import dev.banmen.game.Game;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.Strength;

/**
 * Computer players that know nothing of a game but its rules: they play it to its end many times,
 * more often where that went well. Immutable.
 */
final class TreeSearchBots implements Bots {
  private static final int REVIEW_GAMES = 10_000;

  @Override
  public int levels(Game game) {
    return TreeLevel.count();
  }

  @Override
  public Strength strength(Game game, int level) {
    return Strength.of(level, levels(game), 3, 6, 9);
  }

  @Override
  public Bot bot(Game game, int level) {
    return new TreeSearchBot(TreeLevel.of(level));
  }

  @Override
  public Bot reviewer(Game game, int times) {
    return new TreeSearchBot(new TreeLevel(times * REVIEW_GAMES, 0));
  }
}
