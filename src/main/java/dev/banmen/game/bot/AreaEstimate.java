package dev.banmen.game.bot;

import dev.banmen.game.Position;
import dev.banmen.game.Side;
import java.util.Optional;

/**
 * How many sites each side will probably have in the end, and what White has before the first move.
 * Immutable.
 */
public record AreaEstimate(long black, long white, double komi) {
  /**
   * Adds up who owns what.
   *
   * @param owners by index, as {@link Bot#ownership} returns them
   */
  public static AreaEstimate of(Position position, double[] owners) {
    double black = 0;
    for (double owner : owners) {
      black += (1 + owner) / 2;
    }
    long rounded = Math.round(black);
    return new AreaEstimate(rounded, owners.length - rounded, position.game().komi());
  }

  /** Returns who is ahead; empty if nobody is. */
  public Optional<Side> leader() {
    double lead = black - white - komi;
    return lead == 0 ? Optional.empty() : Optional.of(lead > 0 ? Side.BLACK : Side.WHITE);
  }

  /** Returns by how many points. */
  public double lead() {
    return Math.abs(black - white - komi);
  }
}
