package dev.banmen.session;

/**
 * An event with its sender and time. Immutable.
 *
 * @param millis the time by the session's clock, in milliseconds; never before the previous event's
 * @param by the sender: the holder of a seat, the program, or anybody else
 */
public record Stamped(long millis, Player by, Event event) {}
