package dev.banmen.gtp.engine;

import java.util.Optional;

/**
 * How the engine plays. Immutable.
 *
 * @param level 1 or more, and a game that has fewer is played at its highest; empty to play as well
 *     as the time allows
 * @param seed of all choices left to chance
 * @param millis the longest a move may take, 1 or more
 */
public record EngineLevel(Optional<Integer> level, long seed, long millis) {}
