/**
 * Gomoku: five stones in a row, freestyle or exactly five.
 *
 * <p>May import the kernel and nothing else of the program.
 */
package dev.banmen.games.gomoku;
