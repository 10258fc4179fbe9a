package dev.banmen.server.store;

/**
 * An event of a table. Immutable.
 *
 * @param number its number, from 1, without gaps
 * @param id differs from that of every other event: an append that is tried twice happens once
 * @param line the line of {@code SavedGameText.line}, with its end
 */
public record EventRow(long number, String id, String line) {}
