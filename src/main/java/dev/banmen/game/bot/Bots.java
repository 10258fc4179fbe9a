package dev.banmen.game.bot;

import dev.banmen.game.Game;
import dev.banmen.game.Position;
import java.util.Map;
import java.util.Optional;

/** The computer players of a family's games. */
public interface Bots {
  /** How many levels a game has: as many as keep their distance, 1 or more. */
  int levels(Game game);

  /**
   * Returns a new player. A level is an amount of work, so that the same seed gives the same game
   * on any machine.
   *
   * @param level 1 to {@link #levels}; each is stronger than the one below
   */
  Bot bot(Game game, int level);

  /**
   * Returns what kind of player a level is a match for, by what was measured (docs/strength.md).
   *
   * @param level 1 to {@link #levels}
   */
  default Strength strength(Game game, int level) {
    return Strength.of(level, levels(game), 2, 5, 8);
  }

  /** Returns the options of the game that a newcomer plays first; the standard ones by default. */
  default Map<String, String> firstOptions() {
    return Map.of();
  }

  /**
   * Returns a new player for questions about positions: hints, reviews, what is dead. It may look
   * longer than the highest level does.
   */
  default Bot strongest(Game game) {
    return bot(game, levels(game));
  }

  /**
   * Returns a new player for a review, which asks about every position of a game: it does less work
   * for one than {@link #strongest}.
   *
   * @param times how many times as much work as for a first look
   */
  default Bot reviewer(Game game, int times) {
    return strongest(game);
  }

  /**
   * How many looks a review takes at what seems to be a mistake, 2 or 3: it is none if one of them
   * does not agree.
   */
  default int looks(Game game) {
    return 2;
  }

  /**
   * How many points a move must seem to lose to be a mistake in a review of such a game, where they
   * are known: 1 or more, and the more, the less well a reviewer counts there.
   */
  default int leastPoints(Game game) {
    return PositionValue.LEAST_POINTS;
  }

  /**
   * Whether its players do an amount of work, so that the same seed gives the same answer however
   * long that takes; else they think for as long as they may.
   */
  default boolean countsWork() {
    return true;
  }

  /** Returns in one English word what exact values count. */
  default String unit() {
    return "points";
  }

  /** Returns a player whose values are all exact; empty where none could be finished in time. */
  default Optional<Bot> solver(Game game) {
    return solver(game, Long.MAX_VALUE);
  }

  /**
   * Returns the same, but it lists no moves if it would have to look at too many positions.
   *
   * @param most so many for one answer, roughly
   */
  default Optional<Bot> solver(Game game, long most) {
    return Optional.empty();
  }

  /** Whether a solver may well finish a position within a second, so that it is worth asking. */
  default boolean isNearEnd(Position position) {
    return true;
  }

  /**
   * Returns by how many points, discs or boxes the side of a position's exact candidate will be
   * ahead when the game is over, what it has already included; below 0 if it will be behind.
   */
  default double lead(Position position, Candidate candidate) {
    return candidate.value();
  }

  /**
   * Returns the share of wins, from 0 to 1, that the value of a position's candidate stands for.
   */
  default double share(Position position, Candidate candidate) {
    return candidate.isExact()
        ? (Math.signum(lead(position, candidate)) + 1) / 2
        : candidate.value();
  }
}
