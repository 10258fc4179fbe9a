/** Drills of Othello. May use the kernel only. */
package dev.banmen.games.othello.drill;
