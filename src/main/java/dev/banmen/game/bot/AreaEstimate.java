package dev.banmen.game.bot;

import dev.banmen.game.Position;
import dev.banmen.game.Side;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Who will probably own each site in the end, and who is ahead. Immutable, but for its array, which
 * belongs to the caller.
 *
 * @param owners by index, as {@link Bot#ownership} returns them
 * @param komi what White has before the first move
 * @param seen by how many points Black will probably be ahead, komi included, as {@link Bot#lead}
 *     returns it
 */
public record AreaEstimate(double[] owners, double komi, OptionalDouble seen) {
  private static final double TENTHS = 10;

  /** Asks a player about a position; empty in games where nothing is owned. */
  public static Optional<AreaEstimate> of(Bot player, Position position, SearchLimit thought) {
    return player
        .ownership(position, thought)
        .map(
            owners ->
                new AreaEstimate(owners, position.game().komi(), player.lead(position, thought)));
  }

  /** Returns how many sites Black will own. */
  public long black() {
    double black = 0;
    for (double owner : owners) {
      black += (1 + owner) / 2;
    }
    return Math.round(black);
  }

  /** Returns how many sites White will own. */
  public long white() {
    return owners.length - black();
  }

  /** In tenths where a player says it: that counts captures, too, where the rules do. */
  private double margin() {
    return seen.isPresent()
        ? Math.round(seen.getAsDouble() * TENTHS) / TENTHS
        : black() - white() - komi;
  }

  /** Returns who is ahead; empty if nobody is. */
  public Optional<Side> leader() {
    double lead = margin();
    return lead == 0 ? Optional.empty() : Optional.of(lead > 0 ? Side.BLACK : Side.WHITE);
  }

  /** Returns by how many points. */
  public double lead() {
    return Math.abs(margin());
  }
}
