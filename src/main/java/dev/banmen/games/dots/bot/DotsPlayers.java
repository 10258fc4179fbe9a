package dev.banmen.games.dots.bot;

import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.HastyBot;

/** Makes the computer players of a game of Dots and Boxes. */
public final class DotsPlayers {
  private DotsPlayers() {}

  /**
   * How many levels there are on a board: fewer where the better ones would play alike.
   *
   * @param boxes how many boxes the board has
   */
  public static int levels(int boxes) {
    return Skill.levels(boxes).size();
  }

  /**
   * Returns a new player.
   *
   * @param boxes how many boxes the board has
   * @param level 1 to {@link #levels}
   * @param secondWinsTies whether the second player wins with as many boxes as the first
   */
  public static Bot player(int boxes, int level, boolean secondWinsTies) {
    Skill skill = Skill.levels(boxes).get(level - 1);
    Bot careful = new DotsBot(skill, secondWinsTies);
    return HastyBot.of(
        careful, () -> new DotsBot(Skill.atAGlance(), secondWinsTies), skill.hasty());
  }

  /**
   * Returns a new player for reviews.
   *
   * @param times how many times as much work as for a first look
   */
  public static Bot reviewer(int times, boolean secondWinsTies) {
    return new DotsBot(Skill.reviewing(times), secondWinsTies);
  }

  /**
   * Returns a new player whose values are exact.
   *
   * @param most the number of positions to look at before it gives up
   */
  public static Bot solver(boolean secondWinsTies, long most) {
    return new DotsBot(Skill.solving(most), secondWinsTies);
  }
}
