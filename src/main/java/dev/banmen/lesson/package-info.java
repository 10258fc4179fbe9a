/**
 * Lessons: reading them, going through one, and saving progress. Every move in them goes through
 * the real rules.
 *
 * <p>May import {@code game} and {@code record} only; the formats of recordings are passed in.
 */
package dev.banmen.lesson;
