package dev.banmen.game;

/**
 * What is wrong with a set-up position: a group without liberties, a box with three lines. Not a
 * miss: no move was made.
 *
 * @param site where to look, first in reading order
 * @param sentence what was found there and what was expected
 */
public record SetupFault(Site site, String sentence) {}
