package dev.banmen.game;

/**
 * A fault of a set-up position, such as a group without liberties: where to look, and what was
 * found there and expected. Not a miss: no move was made.
 */
public record SetupFault(Site site, String sentence) {}
