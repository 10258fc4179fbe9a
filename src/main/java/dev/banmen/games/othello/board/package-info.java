/** Othello's boards: bitboards for 8x8, rays for other sizes, and their notation. */
package dev.banmen.games.othello.board;
