package dev.banmen.app;

/**
 * How somebody's search for an opponent stands. Immutable.
 *
 * @param game the game and its options, for people
 * @param seconds how long it has been going on
 * @param isFound whether a game is there to go to, see {@link Lobby#found}
 * @param isSought whether an opponent was looked for; else it is a table that needed a name first
 */
public record OpponentSearch(String game, long seconds, boolean isFound, boolean isSought) {}
