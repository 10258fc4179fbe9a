package dev.banmen.server.store;

/**
 * Something that was said. Immutable.
 *
 * @param id its number; what is said later has a greater one, but at the same moment
 * @param person the number of who said it; 0 for the house itself
 * @param name what that person is called now; empty if they have no name
 * @param text what was said, without control characters
 */
public record ChatRow(long id, long person, String name, String text) {}
