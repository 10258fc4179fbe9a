package dev.banmen.game.bot;

/** What kind of player a level of the computer is a match for. The order is that of strength. */
public enum Strength {
  /** Loses most games against somebody who has done the first lessons. */
  BEGINNER,
  /** Is a match for somebody who has done the first lessons. */
  CASUAL,
  /** Beats most who have done the first lessons. */
  CLUB,
  /** Beats the levels that are {@link #CLUB} most of the time. */
  STRONG;

  /** The number of levels that the bounds of {@link #of} count in, however many a game has. */
  private static final int SCALE = 10;

  /** A bound that no level reaches. */
  public static final int NONE = SCALE + 1;

  /**
   * Returns the strength of a level of a game.
   *
   * @param levels how many the game has
   * @param casual the first level of ten that is casual, and so on; {@link #NONE} for none
   */
  public static Strength of(int level, int levels, int casual, int club, int strong) {
    int tenth = levels == 1 ? 1 : 1 + (level - 1) * (SCALE - 1) / (levels - 1);
    return tenth >= strong ? STRONG : tenth >= club ? CLUB : tenth >= casual ? CASUAL : BEGINNER;
  }
}
