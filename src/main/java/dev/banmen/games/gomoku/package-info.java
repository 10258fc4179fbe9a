/** Gomoku: five stones in a row, freestyle or exactly five. */
package dev.banmen.games.gomoku;
