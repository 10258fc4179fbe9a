/**
 * The kernel: sites, moves, verdicts, the board that a game's author writes, and the immutable
 * position that all other code reads.
 *
 * <p>Must not do input or output, and must not name a game.
 */
package dev.banmen.game;
