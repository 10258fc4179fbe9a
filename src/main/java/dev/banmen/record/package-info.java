/**
 * Recorded games: replayed on a board, written down, compared with the rules, as formats and
 * exercises have them; and the tree of a session's moves.
 *
 * <p>May import {@code game}, {@code game.record}, {@code storage} and {@code text}.
 */
package dev.banmen.record;
