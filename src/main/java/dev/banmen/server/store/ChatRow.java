package dev.banmen.server.store;

/**
 * Something that was said. Immutable.
 *
 * @param person the number of who said it; 0 for the house itself
 * @param name what that person is called now; empty if they have no name
 * @param text what was said, without control characters
 */
public record ChatRow(long person, String name, String text) {}
