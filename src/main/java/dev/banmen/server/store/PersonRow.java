package dev.banmen.server.store;

/**
 * A person. Immutable.
 *
 * @param id their number, from 1
 * @param name what they are called; empty before they chose a name
 * @param isNew whether the store did not know them before this
 */
public record PersonRow(long id, String name, boolean isNew) {}
