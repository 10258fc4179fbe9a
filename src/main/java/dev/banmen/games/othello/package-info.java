/**
 * Othello on square boards of even size: 8x8 on two machine words, the others along rays; and the
 * judge of UVa 220.
 *
 * <p>May import {@code dev.banmen.game} and java.base only. Must not do input or output.
 */
package dev.banmen.games.othello;
