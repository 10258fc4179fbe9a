package dev.banmen.app;

/**
 * A game that was left before its end. Immutable.
 *
 * @param key differs from every other's
 * @param family the game's id; empty if what was saved cannot be read, and the title says why
 * @param title the game and its options, for people
 * @param moves how many were played
 * @param when it was left, such as {@code 2026-11-21 10:36}
 */
public record UnfinishedGame(String key, String family, String title, int moves, String when) {}
