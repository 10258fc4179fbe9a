/**
 * One game being played: seats, clocks, the tree of what was tried, how it ended. Pure values;
 * events in, the next session out. {@link dev.banmen.session.LiveSession} alone changes: it lets
 * one event after the other happen, whatever thread it comes from.
 *
 * <p>May import {@code game} and {@code record}. Must not read a clock, a terminal or a file.
 */
package dev.banmen.session;
