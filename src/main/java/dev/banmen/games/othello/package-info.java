/**
 * Othello on square boards of even size: 8x8 on two machine words, the others along rays; and the
 * judge of UVa 220.
 *
 * <p>Must not do input or output.
 */
package dev.banmen.games.othello;
