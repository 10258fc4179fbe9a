package dev.banmen.game.solve;

import java.util.List;
import java.util.Optional;

/**
 * A position in which one side, the hunter, wants to reach something and the other to prevent it.
 * Immutable.
 *
 * @param <S> the type itself
 */
public interface ReachState<S extends ReachState<S>> {
  /** A number that no other state of the same search has, as good as surely: 64 mixed bits. */
  long key();

  /** Whether the hunter is to move. */
  boolean isHunters();

  /** Whether the hunter has reached it. */
  boolean isReached();

  /** Whether the hunter can't reach it any more. */
  boolean isLost();

  /** The moves to try, the most promising first; some may be illegal. */
  int[] moves();

  /** The state after a move; null if it is illegal. */
  S after(int move);

  /**
   * The state after a pass of the other side, where {@link #moves()} lacks moves that may prevent
   * it, too; empty if it has all of them.
   */
  default Optional<S> passed() {
    return Optional.empty();
  }

  /**
   * The moves of the other side beyond {@link #moves()} that may disturb a proof against its pass.
   * All others are worth as much as the pass.
   */
  default int[] disturbing(List<ReachStep<S>> proof) {
    return new int[0];
  }

  /** The bytes that it takes, about. */
  int room();
}
