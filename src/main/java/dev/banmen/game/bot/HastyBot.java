package dev.banmen.game.bot;

import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.SplitMix64;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;

/**
 * A player that thinks well but makes some moves at a glance, as people do: a weaker player chooses
 * those. Questions about a position are always answered with care. Mutable; for one thread at a
 * time.
 */
public final class HastyBot implements Bot {
  private static final int ALL = 100;

  private final Bot careful;
  private final Bot hasty;
  private final int percent;

  private HastyBot(Bot careful, Bot hasty, int percent) {
    this.careful = careful;
    this.hasty = hasty;
    this.percent = percent;
  }

  /**
   * Returns such a player, or the careful one alone if it never hurries.
   *
   * @param careful chooses most of the moves
   * @param hasty chooses the others
   * @param percent how many of a hundred moves those are, 0 to 100; the seed of a thought says
   *     which
   */
  public static Bot of(Bot careful, Supplier<Bot> hasty, int percent) {
    return percent == 0 ? careful : new HastyBot(careful, hasty.get(), percent);
  }

  @Override
  public Decision decide(Position position, Side side, SearchLimit thought) {
    // mixed, since both players draw from the same seed
    boolean isHasty = Long.remainderUnsigned(SplitMix64.mix(thought.seed()), ALL) < percent;
    return (isHasty ? hasty : careful).decide(position, side, thought);
  }

  @Override
  public List<Candidate> analyze(Position position, Side side, SearchLimit thought) {
    return careful.analyze(position, side, thought);
  }

  @Override
  public Optional<double[]> ownership(Position position, SearchLimit thought) {
    return careful.ownership(position, thought);
  }

  @Override
  public OptionalDouble lead(Position position, SearchLimit thought) {
    return careful.lead(position, thought);
  }

  @Override
  public boolean judges(Position counted) {
    return careful.judges(counted);
  }

  @Override
  public BitSet dead(Position counted, SearchLimit thought) {
    return careful.dead(counted, thought);
  }

  @Override
  public void close() {
    careful.close();
    hasty.close();
  }
}
