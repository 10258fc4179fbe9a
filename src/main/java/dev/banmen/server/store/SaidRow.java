package dev.banmen.server.store;

/**
 * A line that a person said, to all or lately at a table. Immutable.
 *
 * @param at when, in milliseconds from 1970
 */
public record SaidRow(String text, long at) {}
