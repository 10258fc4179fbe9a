package dev.banmen.game.bot;

import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.SplitMix64;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * A player that thinks well, but makes some of its moves at a glance: those another player chooses,
 * one that overlooks much. So a strong level can be beaten, as a strong person can, who now and
 * then doesn't look. What it is asked about a position it answers with care. Mutable; for one
 * thread at a time.
 */
public final class HastyBot implements Bot {
  private static final int ALL = 100;

  private final Bot careful;
  private final Bot hasty;
  private final int percent;

  /**
   * Creates a player.
   *
   * @param careful chooses most of the moves
   * @param hasty chooses the others
   * @param percent how many of a hundred moves are those, 0 to 100; the seed of a thought says
   *     which
   */
  public HastyBot(Bot careful, Bot hasty, int percent) {
    this.careful = careful;
    this.hasty = hasty;
    this.percent = percent;
  }

  @Override
  public Decision decide(Position position, Side side, Thought thought) {
    // Mixed, for the players draw from the seed too.
    boolean isHasty = Long.remainderUnsigned(SplitMix64.mix(thought.seed()), ALL) < percent;
    return (isHasty ? hasty : careful).decide(position, side, thought);
  }

  @Override
  public List<Candidate> analyze(Position position, Side side, Thought thought) {
    return careful.analyze(position, side, thought);
  }

  @Override
  public Optional<double[]> ownership(Position position, Thought thought) {
    return careful.ownership(position, thought);
  }

  @Override
  public BitSet dead(Position counted, Thought thought) {
    return careful.dead(counted, thought);
  }

  @Override
  public void close() {
    careful.close();
    hasty.close();
  }
}
