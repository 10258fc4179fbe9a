/**
 * One game being played: seats, clocks, the tree of tried moves, the end. Pure values: events in,
 * the next session out. Only {@link dev.banmen.session.LiveSession} is mutable: it processes events
 * one after the other, from any thread.
 *
 * <p>Must not read a clock, a terminal or a file.
 */
package dev.banmen.session;
