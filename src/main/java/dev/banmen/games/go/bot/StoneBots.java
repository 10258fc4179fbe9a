package dev.banmen.games.go.bot;

import dev.banmen.game.Game;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.HastyBot;

/** The computer players of a game of stones, by {@link StoneLevel}. Immutable. */
public final class StoneBots implements Bots {
  private static final int ENOUGH = 100_000;

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
    return StoneLevel.of(goal > 0).size();
  }

  @Override
  public Bot bot(Game game, int level) {
    StoneLevel work = StoneLevel.of(goal > 0).get(level - 1);
    Bot careful = new StoneBot(work, komi, goal);
    return HastyBot.of(
        careful, () -> new StoneBot(StoneLevel.atAGlance(), komi, goal), work.hasty());
  }

  @Override
  public Bot strongest(Game game) {
    return new StoneBot(StoneLevel.careful(ENOUGH), komi, goal);
  }
}
