package dev.banmen.server.store;

/**
 * Something that was said. Immutable.
 *
 * @param person the number of who said it
 * @param name what that person is called now
 * @param text what was said, without control characters
 */
public record ChatRow(long person, String name, String text) {}
