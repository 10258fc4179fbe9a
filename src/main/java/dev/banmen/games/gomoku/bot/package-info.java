/** The computer player of Gomoku: a search of fours and threes, and of what stops them. */
package dev.banmen.games.gomoku.bot;
