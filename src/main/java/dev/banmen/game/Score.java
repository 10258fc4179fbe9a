package dev.banmen.game;

/**
 * Each side's points if the rules counted now with nothing taken off: area with komi, discs, boxes,
 * stones captured. Below 0 only because of komi.
 */
public record Score(double black, double white) {
  public double of(Side side) {
    return side == Side.BLACK ? black : white;
  }

  /** Black's points less White's. */
  public double margin() {
    return black - white;
  }

  /** Writes a number of points as people do: 7 or 7.5. */
  public static String points(double points) {
    return points == Math.rint(points) ? Long.toString((long) points) : Double.toString(points);
  }
}
