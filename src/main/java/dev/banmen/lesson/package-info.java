/**
 * Lessons: how they are read from what teachers write, how a learner goes through one, and what is
 * remembered of that. Every move in them is asked of the real rules.
 *
 * <p>May import {@code game} and {@code record} only; the forms of recordings are handed in.
 */
package dev.banmen.lesson;
