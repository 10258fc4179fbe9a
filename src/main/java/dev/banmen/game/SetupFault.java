package dev.banmen.game;

/**
 * A fault of a set-up position: a group without liberties, an owned box with three lines. Not a
 * miss: no move was made.
 *
 * @param site where to look, first in reading order
 * @param sentence what was found there and what was expected
 */
public record SetupFault(Site site, String sentence) {}
