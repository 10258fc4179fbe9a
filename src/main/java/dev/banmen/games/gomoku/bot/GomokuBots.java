package dev.banmen.games.gomoku.bot;

import dev.banmen.game.Game;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.HastyBot;
import dev.banmen.game.bot.Strength;
import java.util.function.Predicate;

/**
 * The computer players of Gomoku. Immutable.
 *
 * @param isExact whether only a row of exactly five wins a game
 */
public record GomokuBots(Predicate<Game> isExact) implements Bots {
  @Override
  public int levels(Game game) {
    return GomokuLevel.count();
  }

  /** The first two levels overlook open threes. */
  @Override
  public Strength strength(Game game, int level) {
    return Strength.of(level, levels(game), 3, 5, 9);
  }

  @Override
  public Bot bot(Game game, int level) {
    GomokuLevel work = GomokuLevel.of(level);
    return HastyBot.of(bot(game, work), () -> bot(game, GomokuLevel.atAGlance()), work.hasty());
  }

  private Bot bot(Game game, GomokuLevel level) {
    return new GomokuBot(level, isExact.test(game));
  }

  @Override
  public Bot strongest(Game game) {
    return bot(game, GomokuLevel.strongest());
  }

  @Override
  public Bot reviewer(Game game, int times) {
    return bot(game, GomokuLevel.reviewing(times));
  }
}
