package dev.banmen.game.solve;

/**
 * A move in a proof. Immutable.
 *
 * @param state the position before it
 */
public record ReachStep<S extends ReachState<S>>(S state, int move) {}
