package dev.banmen.server.store;

/**
 * A report of somebody about another. Immutable.
 *
 * @param by the one who wrote it
 * @param about the one it is about
 * @param at when, in milliseconds from 1970
 */
public record ReportRow(PersonRow by, PersonRow about, String text, long at) {}
