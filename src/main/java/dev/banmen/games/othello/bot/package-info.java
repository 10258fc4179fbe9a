/**
 * The computer player of Othello: a search on two machine words with fitted patterns on 8x8, and a
 * plain one on any other size. May use the boards of Othello and the kernel; must not do input or
 * output, apart from reading its own weights.
 */
package dev.banmen.games.othello.bot;
