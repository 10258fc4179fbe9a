/**
 * Lessons: reading them, going through one, and saving progress. Every move in them goes through
 * the real rules.
 *
 * <p>The formats of recordings are passed in.
 */
package dev.banmen.lesson;
