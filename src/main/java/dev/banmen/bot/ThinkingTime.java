package dev.banmen.bot;

/**
 * When our computer players may think. Immutable.
 *
 * @param mostMillis how long about a move at most
 * @param ponders whether also while the other side is to move; never where a seed is given
 */
public record ThinkingTime(long mostMillis, boolean ponders) {
  /** Only in its own turn. */
  public static ThinkingTime ofTurns(long mostMillis) {
    return new ThinkingTime(mostMillis, false);
  }
}
