package dev.banmen.server.store;

/**
 * A person's search for an opponent, as all nodes have it. Immutable.
 *
 * @param id of this very search: a UUID
 * @param name of the person; empty for a nameless one, and where it is saved
 * @param line what they look for
 * @param waitedMillis how long they have looked
 */
public record SeekRow(String id, long person, String name, String line, long waitedMillis) {}
