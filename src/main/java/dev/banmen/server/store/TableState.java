package dev.banmen.server.store;

/**
 * Where a table's game stands. Written with each event, and never needed to replay a game.
 * Immutable.
 *
 * @param lastEvent the number of its last event, from 1; 0 before the first
 * @param black the number of the person who has the first side; 0 if that is no person
 * @param white the same of the other side
 * @param toMove the person who is to move; 0 if that is no person, or the game is over
 * @param isOver whether the game is over
 * @param isPlayed whether the game is over and has a result, and both sides have moved, without
 *     which none counts
 * @param result such as {@code B+3.5}, or {@code Void}; empty before the end
 * @param lastAt when the last event happened, in milliseconds of the calendar (from 1970)
 * @param standing what lists show of its game, as {@code Standing} writes it; empty once it is over
 */
public record TableState(
    long lastEvent,
    long black,
    long white,
    long toMove,
    boolean isOver,
    boolean isPlayed,
    String result,
    long lastAt,
    String standing) {}
