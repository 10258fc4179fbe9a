/** Recordings of games: their trees, and a family's ways to read and write them. */
package dev.banmen.game.record;
