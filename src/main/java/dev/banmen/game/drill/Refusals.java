package dev.banmen.game.drill;

/** The choices of exercises that ask whether a move is legal. Stateless. */
public final class Refusals {
  /** The choice of a move that may be played. */
  public static final DrillAnswer.OneOf LEGAL = new DrillAnswer.OneOf("legal");

  static final String MISS = "miss ";

  private Refusals() {}

  /**
   * Returns the choice for what a board said of a move.
   *
   * @param miss the number of the miss, 0 for a legal move
   */
  public static DrillAnswer.OneOf of(int miss) {
    return miss == 0 ? LEGAL : new DrillAnswer.OneOf(MISS + miss);
  }
}
