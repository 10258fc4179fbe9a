package dev.banmen.game;

import java.util.Set;

/** The four answers to "who may move", shared so that a board allocates none. */
public final class Movers {
  /** The game is over. */
  public static final Set<Side> NOBODY = Set.of();

  public static final Set<Side> BLACK = Set.of(Side.BLACK);
  public static final Set<Side> WHITE = Set.of(Side.WHITE);

  /** Either side, in any order. */
  public static final Set<Side> BOTH = Set.of(Side.BLACK, Side.WHITE);

  private Movers() {}

  /** The turn of one side. */
  public static Set<Side> only(Side side) {
    return side == Side.BLACK ? BLACK : WHITE;
  }
}
