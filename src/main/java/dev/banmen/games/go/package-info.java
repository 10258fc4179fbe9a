/**
 * Go: boards of any rectangle to 52x52, rule sets as data, the exercise's judge.
 *
 * <p>{@code games.capture} builds on its board.
 */
package dev.banmen.games.go;
