package dev.banmen.gtp.engine;

/**
 * How the engine plays.
 *
 * @param level 1 or more; a game that has fewer is played at its highest
 * @param seed of all choices left to chance
 */
public record EngineLevel(int level, long seed) {}
