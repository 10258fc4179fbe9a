package dev.banmen.games.go.bot;

import dev.banmen.game.Game;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.HastyBot;

/** The computer players of a game of stones, by {@link StoneLevel}. Immutable. */
public final class StoneBots implements Bots {
  private static final int HINT_GAMES = 50_000;
  private static final int REVIEW_GAMES = 10_000;
  private static final int USUAL_POINTS = 81; // a game on a larger board takes longer

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
    return careful(game, HINT_GAMES);
  }

  @Override
  public Bot reviewer(Game game, int times) {
    return careful(game, times * REVIEW_GAMES);
  }

  private Bot careful(Game game, int games) {
    int points = Math.max(USUAL_POINTS, game.lattice().size());
    return new StoneBot(StoneLevel.careful(games * USUAL_POINTS / points), komi, goal);
  }
}
