package dev.banmen.games.go.bot;

import dev.banmen.game.Game;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;

/** The computer players of a game of stones, by {@link StoneLevel}. Immutable. */
public final class StoneBots implements Bots {
  /** Which levels keep their distance in Capture Go, where a game is short. */
  private static final int[] CAPTURE = {1, 3, 4, 5, 7, 9, 10};

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
    return goal > 0 ? CAPTURE.length : StoneLevel.count();
  }

  @Override
  public Bot bot(Game game, int level) {
    return new StoneBot(StoneLevel.of(goal > 0 ? CAPTURE[level - 1] : level), komi, goal);
  }
}
