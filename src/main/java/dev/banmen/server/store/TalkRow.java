package dev.banmen.server.store;

/**
 * A line that somebody said at a table. Immutable.
 *
 * @param id differs from that of every other line: one that is saved twice is there once
 * @param name what that person was called then
 * @param isAside whether it is not for the players as long as they play
 */
public record TalkRow(
    String id, long table, long person, String name, String text, boolean isAside) {}
