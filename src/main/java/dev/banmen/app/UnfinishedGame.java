package dev.banmen.app;

/**
 * A game that was left before its end. Immutable.
 *
 * @param key differs from every other's
 * @param family the game's id; empty if what was saved cannot be read, and the title says why
 * @param title the game and its options, for people
 * @param players who plays, for people, such as {@code Anna and Ben}; empty if nobody has a name
 * @param moves how many were played
 * @param when it was left, for people, such as {@code today 10:36} or {@code 2026-11-21}
 */
public record UnfinishedGame(
    String key, String family, String title, String players, int moves, String when) {}
