package dev.banmen.games.go.bot;

import dev.banmen.game.Game;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.HastyBot;
import dev.banmen.game.bot.Strength;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;

/** The computer players of a game of stones, by {@link StoneLevel}. Immutable. */
public final class StoneBots implements Bots {
  private static final int HINT_GAMES = 50_000;
  private static final int REVIEW_GAMES = 10_000;
  private static final int USUAL_POINTS = 81; // a game on a larger board takes longer

  private static final int LARGEST_MEASURED = 13 * 13; // points of a board

  private final Optional<ToIntFunction<Game>>
      goal; // the captures that win; empty where area counts

  private StoneBots(Optional<ToIntFunction<Game>> goal) {
    this.goal = goal;
  }

  /** Players of Go, who count the area. */
  public static StoneBots go() {
    return new StoneBots(Optional.empty());
  }

  /** Players of a game that is won by so many captures. */
  public static StoneBots capture(ToIntFunction<Game> goal) {
    return new StoneBots(Optional.of(goal));
  }

  private List<StoneLevel> all() {
    return StoneLevel.of(goal.isPresent());
  }

  @Override
  public int levels(Game game) {
    return all().size();
  }

  /** On larger boards than were measured, fights decide that the levels of Go don't read well. */
  @Override
  public Strength strength(Game game, int level) {
    return goal.isEmpty() && game.lattice().size() > LARGEST_MEASURED
        ? Strength.of(level, levels(game), 2, 8, Strength.NONE)
        : Bots.super.strength(game, level);
  }

  @Override
  public Map<String, String> firstOptions() {
    return goal.isEmpty() ? Map.of("size", "9") : Map.of();
  }

  @Override
  public Bot bot(Game game, int level) {
    StoneLevel work = all().get(level - 1);
    return HastyBot.of(bot(game, work), () -> bot(game, StoneLevel.atAGlance()), work.hasty());
  }

  private StoneBot bot(Game game, StoneLevel work) {
    return new StoneBot(work, game.komi(), goal.map(most -> most.applyAsInt(game)).orElse(0));
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
    return bot(game, StoneLevel.careful(games * USUAL_POINTS / points));
  }
}
