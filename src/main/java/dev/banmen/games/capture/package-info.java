/**
 * Capture Go: the first to capture wins, and the exercise's judge.
 *
 * <p>May import the kernel and, alone among the games, the board of {@code games.go}.
 */
package dev.banmen.games.capture;
