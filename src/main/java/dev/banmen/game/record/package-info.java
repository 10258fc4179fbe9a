/**
 * Recordings of games: the tree of what was played, and what a family offers to read and write
 * them.
 */
package dev.banmen.game.record;
