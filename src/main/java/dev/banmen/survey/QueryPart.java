package dev.banmen.survey;

import java.util.BitSet;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.ToIntFunction;

/**
 * A part of a question, such as one of its words. Immutable.
 *
 * @param cost how long it takes to find out, from 0
 * @param in finds the first node where it holds, or says that it holds of the game as a whole, that
 *     it doesn't, or that the game must be read to know
 * @param indexed the games of an index for which it may hold; empty if no index knows
 */
record QueryPart(int cost, ToIntFunction<QueriedGame> in, Optional<IndexedPart> indexed) {
  /** What an index knows of it. */
  interface IndexedPart {
    /**
     * The numbers of the games for which it may hold.
     *
     * @param isEnough whether to look no further
     */
    BitSet games(PositionIndex index, BooleanSupplier isEnough);
  }

  /** One that no index knows of. */
  QueryPart(int cost, ToIntFunction<QueriedGame> in) {
    this(cost, in, Optional.empty());
  }
}
