/**
 * Saved games: recordings replayed on a board, the tree of a session's moves, the files that grow
 * during play. The contents of the files are up to the formats.
 *
 * <p>May import {@code game} only.
 */
package dev.banmen.record;
