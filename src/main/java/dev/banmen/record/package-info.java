/**
 * Recorded games: replayed on a board, written down, compared with the rules, as formats and
 * exercises have them; and the tree of a session's moves.
 */
package dev.banmen.record;
