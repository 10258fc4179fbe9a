/**
 * One game being played: what was done, what may be undone, how it ended. Pure values; events in,
 * the next session out.
 *
 * <p>May import {@code game} and {@code record}. Must not read a clock, a terminal or a file.
 */
package dev.banmen.session;
