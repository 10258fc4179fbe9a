/**
 * The files that Othello's games and positions are kept in: GGF, WTHOR, OBF, and strings of moves.
 */
package dev.banmen.games.othello.record;
