package dev.banmen.games.go.bot;

import dev.banmen.game.Game;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;

/** The computer players of a game of stones, one level for each doubling of work. Immutable. */
public final class StoneBots implements Bots {
  private static final int[] PLAYOUTS = {
    16, 50, 150, 400, 1000, 2500, 6000, 15_000, 40_000, 100_000
  };

  private final double komi;
  private final int goal;

  private StoneBots(double komi, int goal) {
    this.komi = komi;
    this.goal = goal;
  }

  /** Players of Go, who count the area. */
  public static Bots go(double komi) {
    return new StoneBots(komi, 0);
  }

  /** Players of a game that is won by so many captures. */
  public static Bots capture(int goal) {
    return new StoneBots(0, goal);
  }

  @Override
  public int levels(Game game) {
    return PLAYOUTS.length;
  }

  @Override
  public Bot bot(Game game, int level) {
    return new StoneBot(PLAYOUTS[level - 1], komi, goal);
  }
}
