package dev.banmen.game.solve;

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
}
