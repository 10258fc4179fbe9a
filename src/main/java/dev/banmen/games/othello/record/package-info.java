/** The file formats of Othello's games and positions: GGF, WTHOR, OBF, and strings of moves. */
package dev.banmen.games.othello.record;
