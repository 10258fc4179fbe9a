/**
 * Capture Go: the first to capture wins, and the exercise's judge.
 *
 * <p>Alone among the games it imports another: the board of {@code games.go}.
 */
package dev.banmen.games.capture;
