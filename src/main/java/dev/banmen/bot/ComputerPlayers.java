package dev.banmen.bot;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.HasBots;
import dev.banmen.session.ComputerSeat;
import dev.banmen.text.Words;
import java.util.Locale;
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
    return family instanceof HasBots own ? own.bots() : new TreeSearchBots();
  }

  /** Returns a level with what kind of player it is for, such as {@code level 3 (casual)}. */
  public static String name(Family family, Game game, int level) {
    return words(game).text("level", level, kind(family, game, level));
  }

  /** Returns what kind of player a level is for, such as {@code casual}. */
  public static String kind(Family family, Game game, int level) {
    return words(game).text("level." + strength(family, game, level));
  }

  /** Returns in a sentence whom a level beats. */
  public static String about(Family family, Game game, int level) {
    return words(game).text("level.about." + strength(family, game, level));
  }

  private static String strength(Family family, Game game, int level) {
    Bots bots = of(family);
    int valid = Math.min(level, bots.levels(game)); // a file may ask for any
    return bots.strength(game, valid).name().toLowerCase(Locale.ROOT);
  }

  private static Words words(Game game) {
    return game.words().language().words(ComputerPlayers.class);
  }

  /** Returns how many levels there are in one of the family's games. */
  public static int levels(Family family, Game game) {
    return of(family).levels(game);
  }
}
